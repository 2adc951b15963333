import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { RealmContext } from "~/data/query/useRealm";
import { Discovery } from "~/features/identityProviders/adding/Discovery";
import type { ProviderField } from "~/features/identityProviders/settings/fields";
import type { ProviderValues } from "~/features/identityProviders/settings/providerForm";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

/** Answers the requests for metadata, in their order. */
let answers: ((found: Record<string, string>) => Promise<void>)[];

beforeEach(() => {
  answers = [];
  global.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) =>
        answers.push((found) =>
          act(async () =>
            resolve(new Response(JSON.stringify(found), { headers: { "content-type": "application/json" } })),
          ),
        ),
      ),
  );
});

const tokenField: ProviderField = { kind: "text", name: "config.tokenUrl", label: "tokenUrl" };

function Form({ fields = [tokenField] }: { fields?: ProviderField[] }) {
  const form = useForm<ProviderValues>({ defaultValues: { config: {} } });
  return (
    <RealmContext value="a">
      <FormProvider {...form}>
        <Discovery
          type="oidc"
          title="oidcSettings"
          useAddress="useDiscoveryEndpoint"
          useAddressHelp="useDiscoveryEndpointHelp"
          address="discoveryEndpoint"
          addressHelp="discoveryEndpointHelp"
          accept=".json"
          fields={fields}
        />
      </FormProvider>
    </RealmContext>
  );
}

const flip = () => userEvent.click(screen.getByRole("switch"));
const result = () => screen.getByTestId("playwright-result").textContent;
const tokenUrl = () => screen.getByTestId<HTMLInputElement>("config.tokenUrl");
const requested = (times: number) => waitFor(() => expect(answers).toHaveLength(times));

/** Types an address and leaves its field, which reads it. */
async function enter(url: string) {
  fireEvent.change(screen.getByTestId("discoveryEndpoint"), { target: { value: url } });
  fireEvent.blur(screen.getByTestId("discoveryEndpoint"));
}

it("puts nothing of an address over what is typed by hand since, and reads the address when it is back", async () => {
  render(<Form />);
  await enter("https://a");
  await requested(1);
  await flip();
  fireEvent.input(tokenUrl(), { target: { value: "https://typed" } });
  await answers[0]!({ tokenUrl: "https://a/token" });
  expect(tokenUrl().value).toBe("https://typed");
  expect(screen.queryByTestId("discoveryEndpoint")).toBeNull();

  await flip();
  await requested(2);
  expect(result()).toBe("default");
  await answers[1]!({ tokenUrl: "https://a/token" });
  expect(result()).toBe("success");
  expect(tokenUrl().value).toBe("https://a/token");
});

it("puts nothing of a file into the form after it was left for an address, and takes no settings of a file for those of an address", async () => {
  const { container } = render(<Form />);
  await enter("https://a");
  await requested(1);
  await answers[0]!({ tokenUrl: "https://a/token" });
  await flip();
  const choose = () =>
    userEvent.upload(container.querySelector<HTMLInputElement>("input[type=file]")!, new File(["{}"], "b.json"));
  await choose();
  await requested(2);
  await flip();
  await answers[1]!({ tokenUrl: "https://b/token" });
  expect(tokenUrl().value).toBe("https://a/token");

  await flip();
  await choose();
  await requested(3);
  await answers[2]!({ tokenUrl: "https://b/token" });
  expect(tokenUrl().value).toBe("https://b/token");
  await flip();
  expect(result()).toBe("default");
  await requested(4);
  await answers[3]!({ tokenUrl: "https://a/token" });
  expect(tokenUrl().value).toBe("https://a/token");
});

it("shows that an address is being read", async () => {
  render(<Form />);
  expect(screen.queryByRole("progressbar")).toBeNull();
  await enter("https://a");
  await requested(1);
  expect(screen.getByRole("progressbar")).toBeTruthy();
  await answers[0]!({ tokenUrl: "https://a/token" });
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("reads an address once more that could not be read", async () => {
  render(<Form />);
  jest.mocked(global.fetch).mockImplementationOnce(async () => new Response("{}", { status: 500 }));
  await enter("https://a");
  await userEvent.click(await screen.findByRole("button", { name: "tryAgain" }));
  await requested(1);
  await answers[0]!({ tokenUrl: "https://a/token" });
  expect(result()).toBe("success");
  expect(screen.queryByRole("button", { name: "tryAgain" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByTestId("discoveryEndpoint"));
});

it("lets be typed what a provider has to have and the metadata do not say", async () => {
  const needed: ProviderField = { ...tokenField, required: true };
  render(<Form fields={[needed, { kind: "text", name: "config.authorizationUrl", label: "authorizationUrl" }]} />);
  await enter("https://a");
  await requested(1);
  await answers[0]!({ issuer: "https://a" });
  expect(tokenUrl().disabled).toBe(false);
  expect(screen.getByTestId<HTMLInputElement>("config.authorizationUrl").disabled).toBe(true);
  // it is no part of what was read
  await userEvent.click(screen.getByRole("button", { name: "hideMetaData" }));
  expect(screen.queryByTestId("config.authorizationUrl")).toBeNull();
  expect(tokenUrl().disabled).toBe(false);

  await enter("https://b");
  await requested(2);
  await answers[1]!({ tokenUrl: "https://b/token" });
  expect(screen.queryByTestId("config.tokenUrl")).toBeNull();
});
