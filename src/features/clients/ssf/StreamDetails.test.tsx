import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { who } from "~/data/access/access.mock";
import { alerts } from "~/data/write/alerts";
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

/** A machine that does other work besides may take its time. */
const patience = { timeout: 15_000 };

it("asks nothing about a stream that someone else deleted meanwhile: it is not there to be changed", async () => {
  who.held = ["manage-clients"];
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const isStream = String(input instanceof Request ? input.url : input).endsWith("/stream");
    return Response.json({}, { status: isStream ? 404 : 200 });
  });
  render(
    <InRealm>
      <Suspense>
        <StreamDetails clientId="c" stream={{ streamId: "s", description: "before" }} />
      </Suspense>
    </InRealm>,
  );
  alerts.set(() => []);
  await userEvent.type(await screen.findByTestId("ssfStreamDescription", {}, patience), " and after");
  await userEvent.click(screen.getByTestId("ssfStreamSave"));
  await waitFor(() => expect(alerts.get()[0]).toMatchObject({ variant: "danger" }), patience);
});

it("says that a receiver may not have taken the event where the server says that there is no stream", async () => {
  who.held = ["manage-clients"];
  alerts.set(() => []);
  const error = "No SSF stream registered for client";
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const isVerification = String(input instanceof Request ? input.url : input).endsWith("/verify");
    return Response.json(isVerification ? { error } : {}, { status: isVerification ? 404 : 200 });
  });
  render(
    <InRealm>
      <Suspense>
        <StreamDetails clientId="c" stream={{ streamId: "s" }} />
      </Suspense>
    </InRealm>,
  );
  await userEvent.click(await screen.findByTestId("ssfStreamVerify", {}, patience));
  await waitFor(() => expect(alerts.get()[0]).toMatchObject({ explanation: "gatehouse.ssfNotTaken" }), patience);
});
