import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { who } from "~/data/access/access.mock";
import { StreamDetails } from "~/features/clients/ssf/StreamDetails";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));
setTexts("en", { maxLength: "At most {{length}}" });

it("says how long the description of a stream may be: the server refuses a longer one", async () => {
  who.held = ["manage-clients"];
  global.fetch = jest.fn(async () => Response.json({ availableSupportedEvents: [] }));
  render(
    <InRealm>
      <Suspense>
        <StreamDetails clientId="c" stream={{ streamId: "s" }} />
      </Suspense>
    </InRealm>,
  );
  await userEvent.click(await screen.findByTestId("ssfStreamDescription"));
  await userEvent.paste("x".repeat(256));
  await userEvent.tab();
  expect(await screen.findByText("At most 255")).toBeDefined();
  expect(screen.getByTestId<HTMLButtonElement>("ssfStreamSave").disabled).toBe(true);
});
