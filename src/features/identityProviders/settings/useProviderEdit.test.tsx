import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { nameOf } from "~/features/identityProviders/settings/providerForm";
import { useProviderEdit } from "~/features/identityProviders/settings/useProviderEdit";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfo: () => ({}) }));

const provider = {
  alias: "idp",
  providerId: "oidc",
  config: { clientId: "old", issuer: " stored ", defaultScope: "openid" },
};
/** What was written, and the message of a server that refuses it. */
let written: { config?: object }[];
let refusal: string | undefined;

beforeEach(() => {
  cache.clear();
  written = [];
  refusal = undefined;
  global.fetch = jest.fn(async (_: RequestInfo | URL, { method, body }: RequestInit = {}) => {
    const headers = { "content-type": "application/json" };
    if (method !== "PUT") return new Response(JSON.stringify(provider), { headers });
    if (refusal) return new Response(JSON.stringify({ errorMessage: refusal }), { status: 400, headers });
    written.push(JSON.parse(String(body)));
    return new Response(null, { status: 204 });
  });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <CacheProvider>
      <RealmContext value="r">{children}</RealmContext>
    </CacheProvider>
  </MemoryRouter>
);

/** Types settings into the form of the provider and saves them. */
async function save(settings: Record<string, string>) {
  const { result } = renderHook(
    () => {
      const edit = useProviderEdit(provider);
      return { ...edit, errors: edit.form.formState.errors };
    },
    { wrapper },
  );
  await act(async () => {
    for (const [name, value] of Object.entries(settings))
      result.current.form.setValue(nameOf(name), value, { shouldDirty: true });
  });
  await act(async () => result.current.submit({ of: new Map(), secret: [] })());
  return result.current;
}

it("writes what the other side compares without the blanks that were pasted with it", async () => {
  await save({ clientId: " new\t", defaultScope: "openid email ", logoutUrl: " https://idp/logout" });
  expect(written).toMatchObject([
    // what nobody touched stays as it is stored
    { config: { clientId: "new", issuer: " stored ", defaultScope: "openid email ", logoutUrl: "https://idp/logout" } },
  ]);
});

it.each([
  ["The url [userinfo_url] is malformed", "userInfoUrl"],
  ["The url [authorization_url] requires secure connections", "authorizationUrl"],
  ["The url [singleSignOnServiceUrl] is malformed", "singleSignOnServiceUrl"],
  ["The url [Issuer] requires secure connections", "issuer"],
])("shows a refused address at its field: %s", async (message, name) => {
  refusal = message;
  const { errors } = await save({ [name]: "http://idp" });
  expect(errors.config).toMatchObject({ [name]: { message } });
});

it.each([
  ["Can not have Transient NameID Policy Format together with SUBJECT Principal Type", "principalType"],
  ["useMetadataDescriptorUrl needs a non-empty URL for metadataDescriptorUrl", "metadataDescriptorUrl"],
])("shows settings that do not go together at one of them: %s", async (message, name) => {
  refusal = message;
  const { errors } = await save({ nameIDPolicyFormat: "transient" });
  expect(errors.config).toMatchObject({ [name]: { message } });
});
