import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { Clustering } from "~/features/clients/advanced/Clustering";
import { InRealm } from "~/kit/page/InRealm.mock";
import { PlaceContext } from "~/kit/page/place";
import { match } from "~/routes";
import { setTexts } from "~/i18n/i18n";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({ adminPermissionsEnabled: true }) }));
const serverInfo = { features: [], componentTypes: {} };
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfo: () => serverInfo,
  useServerInfoIfThere: () => serverInfo,
}));

setTexts("en", { registeredClusterNodes: "Nodes", noNodes: "No nodes", maxLength: "At most {{length}}" });

/** Opens the nodes of a client that has none, which the administrator may change or not. */
async function open(may: boolean) {
  who.held = ["query-clients"];
  render(
    <InRealm>
      <PlaceContext value={match("/r/clients/c/advanced")}>
        <Clustering client={{ id: "c", access: { view: true, configure: may, manage: may } }} />
      </PlaceContext>
    </InRealm>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Nodes" }));
}

it.each([true, false])("offers the first node to who may change this client: %s", async (may) => {
  await open(may);
  const isOff = (id: string) => screen.getByTestId(id).getAttribute("aria-disabled") === "true";
  expect(isOff("registerNodeManually")).toBe(!may);
  expect(isOff("no-nodes-empty-action")).toBe(!may);
});

it.each([
  [400, { error: "Character '/' not allowed." }, "Character '/' not allowed."],
  [500, { error: "unknown_error" }, undefined],
])("says at the host what is wrong with it, and nothing of another failure: %d", async (status, body, said) => {
  global.fetch = jest.fn(
    async () => new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }),
  );
  await open(true);
  await userEvent.click(screen.getByTestId("registerNodeManually"));
  await userEvent.type(screen.getByTestId("node"), "a/b");
  const save = () => document.querySelector<HTMLButtonElement>("#add-node-confirm");
  await waitFor(() => expect(save()?.disabled).toBe(false));
  await userEvent.click(save() ?? document.body);
  await waitFor(() => expect(global.fetch).toHaveBeenCalled());
  // it can be sent again
  await waitFor(() => expect(save()?.disabled).toBe(false));
  expect(screen.queryByTestId("node-helper")?.textContent).toBe(said);
});

it.each(["..", "x".repeat(256)])(
  "takes no host that the server could not keep or give up again: %.9s",
  async (host) => {
    await open(true);
    await userEvent.click(screen.getByTestId("registerNodeManually"));
    const save = () => document.querySelector<HTMLButtonElement>("#add-node-confirm");
    await userEvent.click(screen.getByTestId("node"));
    await userEvent.paste("app.example");
    await waitFor(() => expect(save()?.disabled).toBe(false));
    await userEvent.clear(screen.getByTestId("node"));
    await userEvent.paste(host);
    expect(await screen.findByTestId("node-helper")).not.toBeNull();
    expect(save()?.disabled).toBe(true);
  },
);
