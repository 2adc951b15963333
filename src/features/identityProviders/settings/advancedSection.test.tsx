import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { who } from "~/data/access/access.mock";
import { CacheProvider } from "~/data/query/CacheProvider";
import { cache } from "~/data/query/cache";
import { RealmContext } from "~/data/query/useRealm";
import { useAdvancedSection } from "~/features/identityProviders/settings/advancedSection";
import type { ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { Inputs } from "~/kit/form/Inputs";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/serverInfo", () => ({ useServerInfo: () => ({}), useServerInfoIfThere: () => ({}) }));

function Form() {
  const form = useForm<ProviderValues>({ defaultValues: { firstBrokerLoginFlowAlias: "chosen", config: {} } });
  const { fields } = useAdvancedSection("saml");
  return (
    <FormProvider {...form}>
      <Inputs fields={fields.filter(({ name }) => name === "firstBrokerLoginFlowAlias")} />
    </FormProvider>
  );
}

/** Whom the server lets list flows. */
const lists = { "view-realm": true, "manage-realm": true, "query-clients": true, "view-clients": false };

it.each(Object.entries(lists))("lists flows as the server allows it: %s", async (held, mayList) => {
  who.held = ["view-identity-providers", held];
  cache.clear();
  global.fetch = jest.fn(async () => {
    const flows = [{ alias: "listed", providerId: "basic-flow" }];
    return new Response(JSON.stringify(flows), { headers: { "content-type": "application/json" } });
  });
  render(
    <CacheProvider>
      <RealmContext value="r">
        <Suspense>
          <Form />
        </Suspense>
      </RealmContext>
    </CacheProvider>,
  );
  const toggle = await screen.findByText("chosen");
  await userEvent.click(toggle);
  expect(screen.queryAllByRole("option", { name: "listed" })).toHaveLength(mayList ? 1 : 0);
  expect(global.fetch).toHaveBeenCalledTimes(mayList ? 1 : 0);
  // who may not can still do without one
  expect(screen.queryAllByRole("option", { name: "none" })).toHaveLength(1);
  expect(screen.queryAllByText("gatehouse.missingPermission")).toHaveLength(mayList ? 0 : 1);
});
