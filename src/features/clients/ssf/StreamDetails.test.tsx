import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { who } from "~/data/access/access.mock";
import { alerts } from "~/data/write/alerts";
import type { SsfStream } from "~/data/api/ssf";
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

const show = (stream: SsfStream) =>
  render(
    <InRealm>
      <Suspense>
        <StreamDetails clientId="c" stream={stream} />
      </Suspense>
    </InRealm>,
  );

/** A server that answers one address, by its ending, with 404. */
function missing(ending: string, body: object) {
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const isIt = String(input instanceof Request ? input.url : input).endsWith(ending);
    return Response.json(isIt ? body : {}, { status: isIt ? 404 : 200 });
  });
}

it("says how long the description of a stream may be: the server refuses a longer one", async () => {
  who.held = ["manage-clients"];
  global.fetch = jest.fn(async () => Response.json({ availableSupportedEvents: [] }));
  show({ streamId: "s" });
  await userEvent.click(await screen.findByTestId("ssfStreamDescription"));
  await userEvent.paste("x".repeat(256));
  await userEvent.tab();
  expect(await screen.findByText("At most 255")).toBeDefined();
  expect(screen.getByTestId<HTMLButtonElement>("ssfStreamSave").disabled).toBe(true);
});

/** A machine that does other work besides may take its time. */
const patience = { timeout: 15_000 };

it("asks nothing about a stream that someone else deleted meanwhile: it is not there to be changed", async () => {
  who.held = ["manage-clients"];
  missing("/stream", {});
  show({ streamId: "s", description: "before" });
  alerts.set(() => []);
  await userEvent.type(await screen.findByTestId("ssfStreamDescription", {}, patience), " and after");
  await userEvent.click(screen.getByTestId("ssfStreamSave"));
  await waitFor(() => expect(alerts.get()[0]).toMatchObject({ variant: "danger" }), patience);
});

it("says that a receiver may not have taken the event where the server says that there is no stream", async () => {
  who.held = ["manage-clients"];
  alerts.set(() => []);
  missing("/verify", { error: "No SSF stream registered for client" });
  show({ streamId: "s" });
  await userEvent.click(await screen.findByTestId("ssfStreamVerify", {}, patience));
  await waitFor(() => expect(alerts.get()[0]).toMatchObject({ explanation: "gatehouse.ssfNotTaken" }), patience);
});
