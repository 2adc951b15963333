import type AdminEvent from "@keycloak/keycloak-admin-client/lib/defs/adminEventRepresentation";
import { render, screen } from "@testing-library/react";
import { Fragment } from "react";
import { who } from "~/data/access/access.mock";
import type { Column } from "~/kit/list/columns";
import { InRealm } from "~/kit/page/InRealm.mock";
import { AdminEvents } from "~/parts/events/AdminEvents";

const ID = "7d0a0f0c-4b0d-4f8e-8f55-2b7c9a1d6e42";
const rows: AdminEvent[] = [];

jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => undefined,
  useRealmRepresentation: () => ({ id: "id of r", realm: "r" }),
}));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfo: () => ({}), useServerInfoIfThere: () => undefined }));
jest.mock("~/parts/events/EventTools", () => ({ EventTools: () => null }));
jest.mock("~/kit/list/List", () => ({
  List: ({ columns }: { columns: Column<AdminEvent>[] }) =>
    columns.map(({ name, text, cell }) => (
      <div key={name} data-testid={name}>
        {rows.map((row, index) => (
          <Fragment key={index}>{cell ? cell(row, index, "") : text(row)}</Fragment>
        ))}
      </div>
    )),
}));

function show(event: AdminEvent) {
  rows.splice(0, rows.length, event);
  render(<AdminEvents />, { wrapper: InRealm });
}

beforeEach(() => {
  who.held = ["query-users"];
  window.location.hash = "#/r/events/admin-events";
});

it("names a user with a link to their page, and one who was deleted without", () => {
  const event = { resourcePath: `users/${ID}`, representation: `{"id":"${ID}","username":"gone"}` };
  show({ ...event, operationType: "UPDATE" });
  expect(screen.getByRole("link", { name: "gone" }).getAttribute("href")).toBe(`/r/users/${ID}/settings`);
  document.body.replaceChildren();
  show({ ...event, operationType: "DELETE" });
  expect(screen.getByTestId("object").textContent).toBe("gone");
  expect(screen.queryByRole("link")).toBeNull();
});

it("who is taken out of something keeps the link", () => {
  show({ operationType: "DELETE", resourcePath: `users/${ID}/groups/${ID}`, representation: '{"name":"team"}' });
  expect(screen.getByTestId("object").textContent).toBe("7d0a0f0c…: team");
  screen.getByRole("link");
});

it.each(["{", "null", "[null, 1]", '"text"'])("has a dash where nobody is named, and what was sent is %s", (text) => {
  show({ operationType: "ACTION", resourcePath: "..", representation: text });
  expect(screen.getByTestId("object").textContent).toBe("—");
  expect(screen.getByTestId("user").textContent).toBe("—");
  expect(screen.queryByRole("link")).toBeNull();
});
