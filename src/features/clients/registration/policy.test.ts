import { renderHook } from "@testing-library/react";
import { missing } from "~/data/access/access";
import { refusedField } from "~/features/clients/registration/policy";
import { useT } from "~/i18n/useT";
import { routes } from "~/siteMap";

it.each([
  ["'Max Clients Per Realm' should be a number", "config.max-clients"],
  ["Client scopes not allowed: [old name]", "config.allowed-client-scopes"],
  ["At least one of hosts verification or client URIs validation must be enabled", undefined],
])("finds the setting that is meant by: %s", (message, field) => {
  const name = "config.max-clients" as const;
  const fields = [
    { kind: "text", name: "name", label: "name" },
    { kind: "text", name, label: { text: "Max Clients Per Realm" } },
  ] as const;
  const { result } = renderHook(() => refusedField(useT(), fields));
  expect(result.current({ status: 400, message, fields: [] })).toBe(field);
});

it.each([
  // the server refuses its page the component and the types of policies (403)
  [["manage-clients"], ["view-realm", "manage-realm"]],
  [["view-realm"], ["manage-clients"]],
  [["manage-clients", "view-realm"], []],
  [["manage-clients", "manage-realm"], []],
])("lets who holds %j open a policy, or says what is missing: %j", (held, lacking) => {
  for (const place of ["registration-policy", "registration-policy-new"] as const)
    expect(missing(routes[place].access, held)).toEqual(lacking);
});
