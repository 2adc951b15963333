import type UserEvent from "@keycloak/keycloak-admin-client/lib/defs/eventRepresentation";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import type { Column } from "~/kit/list/columns";
import { UserEventList } from "~/parts/events/UserEventList";

const queries: object[] = [];
let event: UserEvent = {};
// "anna" is the name of another user
const found = new Map([["anna", [{ id: "7d0a0f0c-4b0d-4f8e-8f55-2b7c9a1d6e42" }]]]);
const none = new Map();

jest.mock("~/data/access/access", () => ({ useAccess: () => () => [] }));
jest.mock("~/data/query/useEach", () => ({
  useAllOf: (_: string, names: string[]) => ({ found: names.includes("anna") ? found : none }),
}));
jest.mock("~/data/query/userNames", () => ({ useUserName: () => undefined }));
jest.mock("~/data/query/useRealm", () => ({ useRealm: () => "r" }));
jest.mock("~/parts/events/EventSaving", () => ({ useEventsConfig: () => undefined }));
jest.mock("~/parts/events/EventTools", () => ({ EventTools: () => null }));
jest.mock("~/kit/list/List", () => ({
  List({ query, columns }: { query: object; columns: Column<UserEvent>[] }) {
    queries.push(query);
    const [user, client] = ["user", "client"].map((one) => columns.find(({ name }) => name === one));
    return (
      <>
        <div data-testid="user">{user?.cell?.(event, 0, "")}</div>
        <div data-testid="client">{client?.cell?.(event, 0, "")}</div>
      </>
    );
  },
}));

beforeEach(() => {
  queries.length = 0;
  event = {};
});

const show = (path: string, user?: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <UserEventList user={user} />
    </MemoryRouter>,
  );

it("the events of a user are those of its id, also of one that another user has as name", () => {
  show("/r/users/anna/events", "anna");
  expect(queries.at(-1)).toMatchObject({ user: "anna" });
});

it("a name that is searched for becomes its id", () => {
  show("/r/events/user-events?user=anna");
  expect(queries.at(-1)).toMatchObject({ user: "7d0a0f0c-4b0d-4f8e-8f55-2b7c9a1d6e42" });
});

it("names that anybody has typed do not widen the table, whatever their length", () => {
  event = { type: "LOGIN_ERROR", details: { username: "u".repeat(5000) }, clientId: "c".repeat(255) };
  show("/r/events");
  expect(screen.getByTestId("user").firstElementChild?.className).toBe("gh-one-line");
  expect(screen.getByTestId("client").firstElementChild?.className).toBe("gh-wrap");
});

it("an event without user and client", () => {
  event = { type: "LOGIN_ERROR" };
  show("/r/events");
  expect(screen.getByTestId("user").textContent).toBe("noUserDetails");
  expect(screen.getByTestId("client").textContent).toBe("—");
});
