import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { AdminEventOverview } from "~/parts/events/AdminEventOverview";
import type { Ranking } from "~/parts/events/EventOverview";
import { adminEventPanel } from "~/parts/events/eventPanel";

const rows = [
  { time: 2, authDetails: { realmId: "id of shop", userId: "own" } },
  { time: 1, authDetails: { realmId: "id of master", userId: "global" } },
];
jest.mock("~/data/query/cache", () => ({
  ...jest.requireActual<object>("~/data/query/cache"),
  usePaged: () => ({ rows, hasNext: false, loading: false }),
}));
jest.mock("~/data/query/realm", () => ({ useRealmRepresentation: () => ({ id: "id of shop", realm: "shop" }) }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ realm: "master" }) }));
jest.mock("~/parts/events/EventUser", () => ({
  UserNameOf: ({ id, of }: { id: string; of?: string }) => <p>{`${id} of ${of}`}</p>,
}));
jest.mock("~/parts/events/EventOverview", () => ({
  EventOverview: ({ rankings }: { rankings: Ranking[] }) =>
    ["own", "global"].map((id) => <div key={id}>{rankings.find(({ render }) => render)?.render?.(id)}</div>),
}));

it("calls administrators by their names in the realm where each of them signed in", () => {
  render(
    <MemoryRouter>
      <AdminEventOverview query={{}} panel={adminEventPanel(false)} />
    </MemoryRouter>,
  );
  expect(screen.getByText("own of shop")).toBeTruthy();
  expect(screen.getByText("global of master")).toBeTruthy();
});
