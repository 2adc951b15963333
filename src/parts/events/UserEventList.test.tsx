import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { UserEventList } from "~/parts/events/UserEventList";

const queries: object[] = [];
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
jest.mock("~/kit/list/List", () => ({ List: ({ query }: { query: object }) => void queries.push(query) }));

beforeEach(() => (queries.length = 0));

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
