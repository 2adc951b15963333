import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { commonCapabilities } from "~/features/clients/capability/CapabilityFields";
import { type ClientValues, toForm } from "~/features/clients/client";
import { Inputs } from "~/kit/form/Inputs";

jest.mock("~/data/query/serverInfo", () => ({ useServerInfo: () => ({}) }));

const LOST = "gatehouse.authorizationLost";
const switches = commonCapabilities.filter(({ name }) => /^(publicClient|authorization)/.test(name));

function Page({ isOn }: { isOn: boolean }) {
  const form = useForm<ClientValues>({ defaultValues: toForm({ authorizationServicesEnabled: isOn }) });
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

it("says nothing of a client that has none to lose", async () => {
  const user = userEvent.setup();
  render(<Page isOn={false} />);
  await user.click(screen.getByTestId("authorization"));
  await user.click(screen.getByTestId("authorization"));
  expect(screen.queryByText(LOST)).toBeNull();
});
