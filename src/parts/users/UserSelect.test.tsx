import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { UserSelect } from "~/parts/users/UserSelect";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

function Form() {
  const form = useForm({ defaultValues: { user: "" } });
  return (
    <FormProvider {...form}>
      <UserSelect name="user" label="user" />
    </FormProvider>
  );
}

it.each([
  ["view-users", "ann"],
  ["manage-users", "ann"],
  ["query-users", "noSearchResults"],
])("offers users to who holds %s: %s", async (held, text) => {
  who.held = [held];
  cache.clear();
  const body = JSON.stringify([{ id: "1", username: "ann" }]);
  global.fetch = jest.fn(async () => new Response(body, { headers: { "content-type": "application/json" } }));
  render(
    <CacheProvider>
      <RealmContext value="r">
        <Form />
      </RealmContext>
    </CacheProvider>,
  );
  await userEvent.click(await screen.findByRole("combobox"));
  expect(await screen.findByRole("option", { name: text })).toBeDefined();
  // who may not list them sees why
  expect(screen.queryAllByText("gatehouse.missingPermission")).toHaveLength(held === "query-users" ? 1 : 0);
});
