import { refusedField, settingsIn, valuesOf } from "~/features/organizations/providers/linkFields";
import { dotted } from "~/kit/form/fieldProps";

const before = { "kc.org.broker.redirect.mode.email-matches": "true", "kc.org.excluded.domains": "b.example" };

it("a new link has what its form shows, nothing of one that was taken away", () => {
  const { config, hideOnLogin } = settingsIn({ ...valuesOf(), alias: "google" });
  expect(hideOnLogin).toBe(true);
  expect({ ...before, clientId: "c", ...config }).toEqual({
    clientId: "c",
    "kc.org.domain": "",
    "kc.org.broker.redirect.mode.email-matches": "",
    "kc.org.broker.login.hide-when-org-unknown": "",
    "kc.org.broker.login.show-when-linked-elsewhere": "",
    "kc.org.excluded.domains": "",
  });
});

it("of a link that there is, only what was changed is written", () => {
  const provider = { alias: "google", hideOnLogin: true, config: { ...before, clientId: "c" } };
  expect(settingsIn({ ...valuesOf(provider), hideOnLogin: false }, provider)).toEqual({ hideOnLogin: false });
});

it("shows a domain that the organization does not have any more at its field", () => {
  const refused = (message: string) => refusedField({ status: 400, message, fields: [] });
  expect(refused("Domain does not match any domain from the organization")).toBe(`config.${dotted("kc.org.domain")}`);
  expect(refused("something else")).toBeUndefined();
});

it.each([
  [400, "Identity provider already associated with a different organization", "alias"],
  [400, "Identity provider not found with the given alias", "alias"],
  [409, "Identity provider already associated to the organization", "alias"],
  [500, "Identity provider failed", undefined],
])("shows a provider that somebody else took meanwhile at its field: %s %s", (status, message, field) =>
  expect(refusedField({ status, message, fields: [] })).toBe(field),
);
