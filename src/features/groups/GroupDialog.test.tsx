import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { GroupDialog, type GroupTask } from "~/features/groups/GroupDialog";
import { confirm } from "~/kit/dialog/confirm";
import { Questions } from "~/kit/dialog/questions";
import { InRealm } from "~/kit/page/InRealm.mock";
import { PlaceContext } from "~/kit/page/place";
import { match } from "~/routes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfo: () => ({}), useServerInfoIfThere: () => ({}) }));
jest.mock("~/kit/dialog/confirm", () => ({ confirm: jest.fn(async () => true) }));

const headers = { "content-type": "application/json" };

beforeEach(() => {
  cache.clear();
  who.held = ["view-users", "manage-users", "view-clients"];
});

const show = (task: GroupTask, onClose = () => {}) =>
  render(
    <InRealm at="/r/groups">
      <PlaceContext value={match("/r/groups")}>
        <GroupDialog task={task} onClose={onClose} />
      </PlaceContext>
      <Questions />
    </InRealm>,
  );

it.each([
  [["view-users", "manage-users", "view-clients"], false],
  [["view-users", "manage-users"], true],
  // groups and members that are not seen are not copied
  [["query-groups", "view-clients"], true],
])("says that a copy may lack something, to who holds %j: %s", async (held, says) => {
  who.held = held;
  show({ kind: "duplicate", group: { id: "1", name: "team" } });
  await screen.findByTestId("duplicateGroup", {}, { timeout: 20_000 });
  const found = screen.queryByTestId("roles-incomplete");
  expect(found?.textContent?.includes("gatehouse.copyIncomplete") ?? false).toBe(says);
});

const nameShown = () => screen.getByRole<HTMLInputElement>("textbox", { name: "name" }).value;

it("opens with what the list shows, also while the server is slow, or was read before the list", async () => {
  global.fetch = jest.fn(async () => new Response(JSON.stringify({ id: "1", name: "before" }), { headers }));
  const { unmount } = show({ kind: "edit", group: { id: "1", name: "before" } });
  await screen.findByTestId("renameGroup", {}, { timeout: 20_000 });
  unmount();
  global.fetch = jest.fn(() => new Promise<Response>(() => {}));
  show({ kind: "edit", group: { id: "1", name: "now" } });
  expect(nameShown()).toBe("now");
});

it("a group that is made again gets its attributes, which its row lacks", async () => {
  const sent: unknown[] = [];
  let isGone = false;
  global.fetch = jest.fn(async (_, { method, body }: RequestInit = {}) => {
    if (method === "POST") {
      sent.push(JSON.parse(String(body)));
      return new Response(null, { status: 201, headers: { location: "http://server.test/groups/2" } });
    }
    const group = { id: "1", name: "team", attributes: { a: ["1"] } };
    return isGone ? new Response("{}", { status: 404, headers }) : new Response(JSON.stringify(group), { headers });
  });
  show({ kind: "edit", group: { id: "1", name: "team" } });
  await screen.findByTestId("renameGroup", {}, { timeout: 20_000 });
  isGone = true;
  await userEvent.type(screen.getByRole("textbox", { name: "name" }), "s");
  await userEvent.click(screen.getByTestId("renameGroup"));
  expect(confirm).toHaveBeenCalled();
  expect(sent).toEqual([{ name: "teams", attributes: { a: ["1"] } }]);
});

it("asks before Escape loses what was typed", async () => {
  const onClose = jest.fn();
  show({ kind: "create" }, onClose);
  await userEvent.type(await screen.findByRole("textbox", { name: "name" }), "team");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "gatehouse.keepEditing" }));
  expect(nameShown()).toBe("team");
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "gatehouse.leave" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
