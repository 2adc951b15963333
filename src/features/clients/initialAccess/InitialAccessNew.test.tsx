import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { dirtyForms } from "~/data/write/drafts";
import InitialAccessNew from "~/features/clients/initialAccess/InitialAccessNew";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
const serverInfo = {
  features: [],
  componentTypes: {},
  providers: { "client-registration-policy": { providers: { "registration-web-origins": {} } } },
};
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfo: () => serverInfo,
  useServerInfoIfThere: () => serverInfo,
}));

setTexts("en", {
  lessThan: "At most {{value}}",
  "gatehouse.lintOriginPath": "Rather {{origin}}",
  "gatehouse.lintNoUrl": "No URL",
});

const button = (name: string) => screen.getByTestId<HTMLButtonElement>(name);

function open() {
  who.held = ["view-clients", "manage-clients", "create-client"];
  render(
    <InRealm>
      <InitialAccessNew />
    </InRealm>,
  );
}

it("is not left without a question while a token is on its way that nobody could see again", async () => {
  let answer = () => {};
  const wait = new Promise<void>((resolve) => (answer = resolve));
  global.fetch = jest.fn(async () => {
    await wait;
    return new Response(JSON.stringify({ id: "1", token: "made" }), {
      status: 201,
      headers: { "content-type": "application/json" },
    });
  });
  open();
  // with what it begins with: nothing was typed
  await waitFor(() => expect(button("save").disabled).toBe(false));
  await userEvent.click(button("save"));
  await waitFor(() => expect(dirtyForms.get().size).toBe(1));
  answer();
  expect(await screen.findByDisplayValue("made")).not.toBeNull();
  await waitFor(() => expect(dirtyForms.get().size).toBe(0));
});

it("makes no token that ends after the last time of the server: it could not be read", async () => {
  open();
  const time = screen.getByTestId("expiration");
  await userEvent.clear(time);
  await userEvent.type(time, "24000");
  expect(await screen.findByText(/^At most \d+$/u)).not.toBeNull();
  expect(button("save").disabled).toBe(true);
});

it.each([
  ["https://a.example/", "Rather https://a.example"],
  ["https://a.example:443", "Rather https://a.example"],
  ["+", "No URL"],
  ["a.example", "No URL"],
  ["https://*.a.example", "No URL"],
])("makes no token for the origin %s, which the server would never find again", async (origin, said) => {
  open();
  await userEvent.type(screen.getByTestId("webOrigins0"), origin);
  expect(await screen.findByText(said)).not.toBeNull();
  expect(button("save").disabled).toBe(true);
});

it.each(["*", " https://a.example:8443 ", "capacitor://localhost"])(
  "makes a token for the origin %j",
  async (origin) => {
    const sent = jest.fn();
    global.fetch = jest.fn(async (_, { body }: RequestInit = {}) => {
      sent(JSON.parse(String(body)));
      return new Response(JSON.stringify({ id: "1", token: "made" }), {
        status: 201,
        headers: { "content-type": "application/json" },
      });
    });
    open();
    await userEvent.type(screen.getByTestId("webOrigins0"), origin);
    await waitFor(() => expect(button("save").disabled).toBe(false));
    await userEvent.click(button("save"));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ webOrigins: [origin.trim()] })));
  },
);
