// Groups that the specs about them make: trees of any size in one request.
import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type { Page } from "@playwright/test";
import { admin, createUser } from "../server";

/** A group by its name, with those below it. */
export interface Tree {
  name: string;
  below?: Tree[];
}

/** The server finds an imported group again by its path. */
const imported = ({ name, below = [] }: Tree, above = ""): GroupRepresentation => ({
  name,
  path: `${above}/${name}`,
  subGroups: below.map((one) => imported(one, `${above}/${name}`)),
});

/** Makes groups at the top of a realm, with what is below them, in one request. */
export async function makeTrees(realm: string, trees: Tree[]): Promise<void> {
  await admin.realms.partialImport({
    realm,
    rep: { ifResourceExists: "SKIP", groups: trees.map((tree) => imported(tree)) },
  });
}

/** Makes a group, at the top or below another one. @returns its id */
export async function newGroup(realm: string, group: GroupRepresentation, parent?: string): Promise<string> {
  const made = parent
    ? await admin.groups.createChildGroup({ realm, id: parent }, group)
    : await admin.groups.create({ realm, ...group });
  return made.id;
}

/** A group as the server has it; undefined where it is gone. */
export const groupOf = (realm: string, id: string) => admin.groups.findOne({ realm, id });

/** Groups of a realm with exactly this name, at any depth. */
export const groupsNamed = (realm: string, name: string) =>
  admin.groups.find({ realm, search: name, exact: true, populateHierarchy: false });

/** Names of `count` numbered things. */
export const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix} ${String(index).padStart(4, "0")}`);

export const tree = (page: Page) => page.getByRole("tree", { name: "Groups" });
export const node = (page: Page, name: string) => tree(page).getByRole("treeitem", { name, exact: true });
/** Row of a list by the name that its link shows. */
export const row = (page: Page, name: string) =>
  page
    .getByRole("grid")
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
export const heading = (page: Page) => page.getByTestId("view-header");

/** Chooses an entry of a row's menu. */
export async function choose(page: Page, name: string, entry: string): Promise<void> {
  await row(page, name).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Names of the reads of groups that a page makes from now on. */
export function countReads(page: Page): string[] {
  const reads: string[] = [];
  page.on("request", (request) => {
    const path = /\/admin\/realms\/[^/]+\/(groups.*)$/.exec(request.url())?.[1];
    if (path && request.method() === "GET") reads.push(path);
  });
  return reads;
}

const dozen = (prefix: string) => Array.from({ length: 12 }, (_, n) => `${prefix}-${String(n + 1).padStart(2, "0")}`);

/** Puts a user into a group. */
export const join = (realm: string, groupId: string, id: string) => admin.users.addToGroup({ realm, id, groupId });

const groupList = { column: "Group name", other: "Description", search: "Filter groups" };

/** The lists about groups, for the specs about lists. */
export const groupLists = [
  {
    list: "groups",
    ...groupList,
    make: async (realm: string, prefix: string) => {
      for (const name of dozen(prefix)) await newGroup(realm, { name });
      return `/${realm}/groups`;
    },
  },
  {
    list: "groups below a group",
    ...groupList,
    make: async (realm: string, prefix: string) => {
      const id = await newGroup(realm, { name: `${prefix} above` });
      for (const name of dozen(prefix)) await newGroup(realm, { name }, id);
      return `/${realm}/groups/${id}`;
    },
  },
  {
    list: "members of a group",
    column: "Name",
    other: "Last name",
    make: async (realm: string, prefix: string) => {
      const id = await newGroup(realm, { name: `${prefix} held` });
      for (const name of dozen(prefix)) await join(realm, id, (await createUser(realm, name)).id);
      return `/${realm}/groups/${id}/members`;
    },
  },
  {
    list: "groups of a user",
    column: "Group membership",
    other: "Path",
    search: "Search group",
    make: async (realm: string, prefix: string) => {
      const { id } = await createUser(realm, `${prefix}.member`);
      for (const name of dozen(prefix)) await join(realm, await newGroup(realm, { name }), id);
      return `/${realm}/users/${id}/groups`;
    },
  },
];
