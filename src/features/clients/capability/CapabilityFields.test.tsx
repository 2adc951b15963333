import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { commonCapabilities } from "~/features/clients/capability/CapabilityFields";
import { type ClientValues, toForm } from "~/features/clients/client";
import { Inputs } from "~/kit/form/Inputs";

jest.mock("~/data/query/serverInfo", () => ({ useServerInfo: () => ({}) }));

const LOST = "gatehouse.authorizationLost";
const ACCOUNT_LOST = "gatehouse.serviceAccountLost";
const switches = commonCapabilities.filter(({ name }) => /^(publicClient|authorization|standardFlow)/.test(name));

function Page({ isOn, hasAccount = isOn }: { isOn: boolean; hasAccount?: boolean }) {
  const client = { authorizationServicesEnabled: isOn, serviceAccountsEnabled: hasAccount };
  const form = useForm<ClientValues>({ defaultValues: toForm(client) });
  return (
    <FormProvider {...form}>
      <Inputs fields={switches} />
    </FormProvider>
  );
}

it.each(["authorization", "authentication"])("says what a save deletes once %s is switched off", async (name) => {
  const user = userEvent.setup();
  render(<Page isOn />);
  expect(screen.queryByText(LOST)).toBeNull();
  await user.click(screen.getByTestId(name));
  expect(screen.getByText(LOST)).toBeTruthy();
});

it.each([
  ["authentication", true],
  ["service-account", false],
])("says that a save deletes the service account and its roles once %s is switched off", async (name, isOn) => {
  const user = userEvent.setup();
  render(<Page isOn={isOn} hasAccount />);
  expect(screen.queryByText(ACCOUNT_LOST)).toBeNull();
  await user.click(screen.getByTestId(name));
  expect(screen.getByText(ACCOUNT_LOST)).toBeTruthy();
});

it("says that a save deletes the secret of a client that becomes public, until it is confidential again", async () => {
  const user = userEvent.setup();
  render(<Page isOn={false} />);
  expect(screen.queryByText("gatehouse.clientSecretLost")).toBeNull();
  await user.click(screen.getByTestId("authentication"));
  expect(screen.getByText("gatehouse.clientSecretLost")).toBeTruthy();
  await user.click(screen.getByTestId("authentication"));
  expect(screen.queryByText("gatehouse.clientSecretLost")).toBeNull();
});

it("says nothing of a client that has none to lose", async () => {
  const user = userEvent.setup();
  render(<Page isOn={false} />);
  await user.click(screen.getByTestId("authorization"));
  await user.click(screen.getByTestId("authorization"));
  expect(screen.queryByText(LOST)).toBeNull();
  // it came with authorization
  await user.click(screen.getByTestId("service-account"));
  expect(screen.queryByText(ACCOUNT_LOST)).toBeNull();
});
