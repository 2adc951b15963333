import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { who } from "~/data/access/access.mock";
import { ObjectField } from "~/features/permissions/ObjectField";
import { InRealm } from "~/kit/page/InRealm.mock";
import { policyFields } from "~/parts/authorization/policies/policyFields";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));

const Shown = () => <output>{JSON.stringify(useWatch())}</output>;

function open(children: React.ReactNode, held: string[]) {
  who.held = held;
  global.fetch = jest.fn(
    async () => new Response("[]", { status: 200, headers: { "content-type": "application/json" } }),
  );
  const Host = () => (
    <FormProvider {...useForm()}>
      {children}
      <Shown />
    </FormProvider>
  );
  render(
    <InRealm>
      <Host />
    </InRealm>,
  );
}

const ofPolicy = () => {
  const field = policyFields("c", "user").find(({ name }) => name === "users");
  return field?.kind === "custom" ? field.render() : undefined;
};

it.each([
  ["users of a permission", "resources", () => <ObjectField type="Users" name="resources" isMulti />],
  ["organizations", "resources", () => <ObjectField type="Organizations" name="resources" isMulti />],
  ["users of a policy", "users", ofPolicy],
])("who may not list them names %s by their ids", async (_, name, field) => {
  open(field(), ["view-realm"]);
  await userEvent.type(screen.getByTestId(`${name}0`), "an-id");
  expect(screen.getByText(JSON.stringify({ [name]: ["an-id"] }))).toBeTruthy();
  // nothing that the server would refuse is requested
  expect(global.fetch).not.toHaveBeenCalled();
});

it("who may list them is offered them", () => {
  open(<ObjectField type="Users" name="resources" isMulti />, ["view-users"]);
  expect(screen.queryByTestId("resources0")).toBeNull();
});
