import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { FlowSteps } from "~/features/authentication/details/FlowSteps";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

const steps = ["broken", "sound"].map((name) => ({
  id: name,
  displayName: name,
  providerId: name,
  level: 0,
  requirement: "REQUIRED",
  configurable: false,
  authenticationConfig: `config of ${name}`,
}));

it("settings of a step that cannot be read do not keep those of others from opening", async () => {
  who.held = ["manage-realm"];
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  jest.spyOn(console, "error").mockImplementation(() => {});
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const address = decodeURIComponent(String(input));
    if (address.includes("config of broken")) return Response.json({ errorMessage: "No settings" }, { status: 400 });
    if (address.includes("config of sound")) return Response.json({ id: "config of sound", alias: "mine" });
    if (address.endsWith("flows/f")) return Response.json({ id: "f", alias: "flow" });
    return Response.json(address.endsWith("executions") ? steps : []);
  });
  render(
    <InRealm>
      <FlowSteps flow={{ id: "f", alias: "flow", kind: "basic-flow", builtIn: false }} />
    </InRealm>,
  );
  const configure = async (name: string) =>
    userEvent.click(within(await screen.findByTestId(`row-${name}`)).getByRole("button", { name: "settings" }));
  await configure("broken");
  expect(await screen.findByText(/No settings/)).toBeDefined();
  await configure("sound");
  expect((await screen.findByTestId<HTMLInputElement>("alias")).value).toBe("mine");
  expect(screen.queryByText(/No settings/)).toBeNull();
});
