import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { who } from "~/data/access/access.mock";
import { PoliciesField } from "~/features/permissions/permission/PoliciesField";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));

const Host = () => (
  <FormProvider {...useForm({ defaultValues: { policies: [] } })}>
    <PoliciesField clientId="c" name="policies" label="policies" />
  </FormProvider>
);

it.each(["select-assignedPolicy-button", "select-createNewPolicy-button"])(
  "the form stays while what a dialog needs is on its way (%s)",
  async (testId) => {
    who.held = ["manage-authorization"];
    global.fetch = jest.fn(() => new Promise<Response>(() => {}));
    render(
      <InRealm>
        <Host />
      </InRealm>,
    );
    const button = screen.getByTestId(testId);
    await userEvent.click(button);
    // what is hidden by a wait has no role
    expect(screen.getAllByRole("button")).toContain(button);
    expect(document.activeElement).toBe(button);
  },
);
