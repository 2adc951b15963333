import { customEntries, navEntries, navId } from "~/app/navigation/navEntries";
import type { Rule } from "~/data/access/access";
import type { Facts, Place } from "~/place";

const place = (path: string, access: Rule, nav?: Place["nav"], when?: Place["when"]): Place => ({
  path,
  access,
  label: "home",
  load: () => Promise.reject(new Error("not loaded here")),
  nav,
  when,
});

const realms: Place = { ...place("/:realm/realms", "anyone", "top"), navWhen: ({ inMasterRealm }) => inMasterRealm };
const clients = place("/:realm/clients/:tab?", "query-clients", "manage");
const sessions = place("/:realm/sessions", { any: ["view-realm", "view-users"] }, "manage");
const clientNew = place("/:realm/clients/add-client", "manage-clients");
const organizations = place(
  "/:realm/organizations",
  "anyone",
  "manage",
  ({ realm }) => realm?.organizationsEnabled === true,
);
const places = [realms, clients, sessions, organizations, clientNew];

const shown = (group: Place["nav"], facts: Partial<Facts>) =>
  navEntries(group, { held: [], inMasterRealm: true, realm: undefined, serverInfo: undefined, ...facts }, places).map(
    ({ place }) => place,
  );

test("shows the places of a group that the permissions held open, in their order", () => {
  const held = ["query-clients", "view-users"];
  expect(shown("manage", { held, inMasterRealm: true })).toEqual([clients, sessions]);
  expect(shown("manage", { held: ["query-clients"], inMasterRealm: true })).toEqual([clients]);
  expect(shown("manage", { held: [], inMasterRealm: true })).toEqual([]);
});

test("shows the realms only to those who signed in to the administration realm", () => {
  expect(shown("top", { held: [], inMasterRealm: true })).toEqual([realms]);
  expect(shown("top", { held: [], inMasterRealm: false })).toEqual([]);
});

test("shows a place with a condition once it is known to hold", () => {
  expect(shown("manage", { realm: { organizationsEnabled: true } })).toEqual([organizations]);
  expect(shown("manage", { realm: { organizationsEnabled: false } })).toEqual([]);
  expect(shown("manage", {})).toEqual([]);
});

test("ids are those automation knows", () => {
  expect(navId(realms)).toBe("nav-item-realms");
  expect(navId(clients)).toBe("nav-item-clients");
  expect(navId({ path: "/:realm/page-section/:provider" })).toBe("nav-item-page-section");
});

test("pages of extensions have an entry each, for those who may see the realm", () => {
  const pages = [{ id: "50% / sale", text: "Sale" }];
  expect(customEntries(pages, ["view-realm"])).toMatchObject([
    { id: "nav-item-page-section/50% / sale", params: { providerId: "50% / sale" }, text: { text: "Sale" } },
  ]);
  expect(customEntries(pages, ["view-users"])).toEqual([]);
});
