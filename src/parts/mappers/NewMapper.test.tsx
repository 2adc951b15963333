import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { InRealm } from "~/kit/page/InRealm.mock";
import { NewMapper } from "~/parts/mappers/NewMapper";
import { to } from "~/routes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const type = { id: "attribute", name: "Attribute", category: "", helpText: "", properties: [] };
const serverInfo = { protocolMapperTypes: { "openid-connect": [type] } };
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfo: () => serverInfo,
  useServerInfoIfThere: () => serverInfo,
}));

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

it("leads to the list where the id of a mapper that was made cannot be found out", async () => {
  who.held = ["view-clients", "manage-clients"];
  const made = jest.fn();
  global.fetch = jest.fn(async (address, { method = "GET" }: RequestInit = {}) => {
    const isList = String(address).endsWith("/protocol-mappers/models");
    if (method === "POST") made();
    if (method === "POST") return new Response(null, { status: 201, headers: { location: `${String(address)}/made` } });
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify(isList ? { error: "broken" } : { id: "c" }), {
      status: isList ? 500 : 200,
      headers,
    });
  });
  render(
    <InRealm at="/new">
      <Place />
      <Suspense>
        <NewMapper
          of="clients"
          id="c"
          typeId="attribute"
          back={to("client-scopes")}
          addressOf={(id) => `/mapper/${id}`}
        />
      </Suspense>
    </InRealm>,
  );
  await userEvent.type(await screen.findByTestId("name"), "mail");
  await userEvent.click(screen.getByTestId("save"));
  await waitFor(() => expect(screen.getByTestId("place").textContent).toBe(to("client-scopes")));
  expect(made).toHaveBeenCalledTimes(1);
  await act(async () => {});
});
