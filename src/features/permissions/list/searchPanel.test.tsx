import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { searchPanel } from "~/features/permissions/list/searchPanel";
import { Inputs } from "~/kit/form/Inputs";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
// the code of the pickers is on its way
jest.mock("~/kit/page/lazily", () => ({
  lazily: () => jest.requireActual<typeof import("react")>("react").lazy(() => new Promise(() => {})),
}));

const { fields } = searchPanel([{ type: "Users", scopes: ["view"], aliases: {} }], "");

const Host = () => (
  <FormProvider {...useForm({ defaultValues: { name: "", resourceType: "", resource: "", scope: "" } })}>
    <Inputs fields={fields} />
  </FormProvider>
);

it("the form stays while the picker of a type is on its way", async () => {
  render(
    <InRealm>
      <Host />
    </InRealm>,
  );
  const type = document.getElementById("resourceType")!;
  await userEvent.click(type);
  await userEvent.click(screen.getByRole("option", { name: "Users" }));
  // what is hidden by a wait has no role
  expect(screen.getAllByRole("button")).toContain(type);
});
