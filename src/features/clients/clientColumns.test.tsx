import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { useClientColumns } from "~/features/clients/clientColumns";
import { setTexts } from "~/i18n/i18n";
import { DataTable } from "~/kit/list/DataTable";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

const rows = ["one", "two"].map((clientId) => ({ id: `id-${clientId}`, clientId, access: { configure: true } }));
const Clients = () => <DataTable label="clientList" rows={rows} id={({ id }) => id} columns={useClientColumns()} />;

it("the switch of a client has the same name in every row, and its row's as description", () => {
  who.held = ["manage-clients"];
  setTexts("en", { enabled: "Enabled" });
  render(
    <InRealm>
      <Clients />
    </InRealm>,
  );
  const switches = screen.getAllByRole("switch", { name: "Enabled" });
  const described = switches.map((one) => document.getElementById(one.getAttribute("aria-describedby") ?? ""));
  expect(described.map((cell) => cell?.textContent)).toEqual(["one", "two"]);
});
