import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { who } from "~/data/access/access.mock";
import { NewStream } from "~/features/clients/ssf/NewStream";
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

const client = { clientId: "c", attributes: { "ssf.allowedDeliveryMethods": "push" } };
const submit = () => screen.getByTestId<HTMLButtonElement>("ssfCreateStreamSubmit");
const sent = jest.fn();
const closed = jest.fn();

/** Opens the dialog for who may not view the realm, and learns from nobody which events it can send. */
async function open(status = 201, answer: object = {}) {
  who.held = ["manage-clients"];
  sent.mockClear();
  closed.mockClear();
  global.fetch = jest.fn(async (_, { method = "GET", body }: RequestInit = {}) => {
    const isWrite = method === "POST";
    if (isWrite) sent(JSON.parse(String(body)));
    return new Response(JSON.stringify(isWrite ? answer : { error: "HTTP 403 Forbidden" }), {
      status: isWrite ? status : 403,
      headers: { "content-type": "application/json" },
    });
  });
  render(
    <InRealm>
      <Suspense>
        <NewStream client={client} onClose={closed} />
      </Suspense>
    </InRealm>,
  );
  await userEvent.type(await screen.findByTestId("ssfCreateStreamEndpointUrl"), "https://push.example/x");
}

it("registers a stream without chosen events: the server sends all that the receiver supports", async () => {
  await open();
  await userEvent.click(submit());
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ events_requested: [] }));
});

it("shows an address that the client does not allow at its field", async () => {
  const error_description = "delivery.endpoint_url is not in the receiver client's ssf.validPushUrls";
  await open(400, { error: "stream_error", error_description });
  await userEvent.click(submit());
  expect((await screen.findByTestId("endpoint-helper")).textContent).toContain(error_description);
  expect(closed).not.toHaveBeenCalled();
});

it("says how long a description may be", async () => {
  await open();
  await userEvent.click(screen.getByTestId("ssfCreateStreamDescription"));
  await userEvent.paste("x".repeat(256));
  expect(await screen.findByText("At most 255")).toBeDefined();
  expect(submit().disabled).toBe(true);
});
