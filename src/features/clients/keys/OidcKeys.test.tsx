import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { render } from "@testing-library/react";
import { useForm } from "react-hook-form";
import type { Failure } from "~/data/api/errors";
import { OidcKeys } from "~/features/clients/keys/OidcKeys";

type Client = ClientRepresentation;
interface Options {
  write: (call: unknown, next: Client, values: unknown, before: Client) => Promise<unknown>;
  fieldOf: (failure: Partial<Failure>) => string | undefined;
}

const mockEdit = jest.fn<void, [Options]>();
jest.mock("~/kit/form/useEdit", () => ({
  useEdit: (options: Options) => {
    mockEdit(options);
    return { form: useForm() };
  },
}));
jest.mock("~/kit/form/EditForm", () => ({ EditForm: () => null }));
jest.mock("~/data/query/cache", () => ({ useData: () => ({}) }));

/** What the page saves with. */
function saving(): Options {
  render(<OidcKeys client={{ id: "1" }} />);
  const [options] = mockEdit.mock.lastCall ?? [];
  if (!options) throw new Error("nothing is saved");
  return options;
}

/** The attributes that are sent where the form wants these, and the server had those. */
async function sent(next: Record<string, string>, before: Record<string, string>) {
  const call = jest.fn(async (..._input: unknown[]) => undefined);
  await saving().write(call, { attributes: next }, {}, { attributes: before });
  const [name, , client] = call.mock.lastCall ?? [];
  expect(name).toBe("clients.update");
  return client;
}

const imported = { "jwks.string": "{}", "use.jwks.string": "true" };
const byUrl = { ...imported, "use.jwks.url": "true", "jwks.url": "https://app.example/jwks" };

it("puts an imported set of keys out of use while they are read from an address: the server refuses both", async () =>
  expect(await sent(byUrl, imported)).toEqual({ attributes: { ...byUrl, "use.jwks.string": "false" } }));

it("puts it to use again when they are not read from there any more", async () => {
  const before = { ...byUrl, "use.jwks.string": "false" };
  const next = { ...before, "use.jwks.url": "false" };
  expect(await sent(next, before)).toEqual({ attributes: { ...next, "use.jwks.string": "true" } });
});

it.each([
  [byUrl, byUrl],
  [{ "use.jwks.url": "true" }, {}],
])("leaves the switch alone otherwise: %j", async (next, before) =>
  expect(await sent(next, before)).toEqual({ attributes: next }),
);

it("shows a refused address at its field", () => {
  expect(saving().fieldOf({ description: "JWKS URL is not a valid URL" })).toMatch(/^attributes\.jwks.url$/u);
  const both = "Logo URL uses an illegal scheme; JWKS URL is not a valid URL";
  expect(saving().fieldOf({ description: both })).toMatch(/^attributes\.jwks.url$/u);
  expect(saving().fieldOf({ description: "Anything else" })).toBeUndefined();
});
