// A name has a direction of its own wherever it is shown: its brackets and marks stay where they were typed. Headings and
// breadcrumbs of all places are looked at by axe.spec.ts, right to left.
import { titles, undirected } from "../../support/direction";
import { join, newGroup, node } from "../../support/areas/groups";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, test, visit } from "../../support/test";

test("names from right to left in lists, headings, breadcrumbs, the tree and paths of groups", async ({
  page,
  realm,
}) => {
  const name = `${uniqueName("مدير")} (A)!`;
  const below = `${name} too`;
  await admin.roles.create({ realm, name });
  const role = await admin.roles.findOneByName({ realm, name });
  const client = await admin.clients.create({ realm, clientId: name });
  const topId = await newGroup(realm, { name });
  const belowId = await newGroup(realm, { name: below }, topId);
  const user = await createUser(realm, uniqueName("member"));
  await join(realm, belowId, user.id);

  for (const [place, title] of [
    [`roles/${role?.id}/details`, name],
    [`clients/${client.id}/settings`, name],
    [`groups/${topId}/${belowId}`, below],
  ] as const) {
    await visit(page, `/${realm}/${place}`);
    await expect(page.getByTestId("view-header")).toHaveText(title);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    await expect(crumbs.last()).toHaveText(title);
    // the heading, the page above and the object, of a group also the group above
    expect(await titles(page).count()).toBeGreaterThanOrEqual(3);
    expect(await undirected(titles(page)), place).toEqual([]);
  }
  await expect(node(page, below)).toBeVisible();
  expect(await undirected(node(page, below).getByText(below, { exact: true }))).toEqual([]);

  for (const list of ["roles", "clients", "groups"]) {
    await visit(page, `/${realm}/${list}?search=${encodeURIComponent(name)}`);
    const shown = page.getByRole("grid").getByText(name, { exact: true });
    await expect(shown.first()).toBeVisible();
    expect(await undirected(shown), list).toEqual([]);
  }

  await visit(page, `/${realm}/users/${user.id}/groups`);
  const path = page.getByRole("grid").getByText(`/${name}/${below}`, { exact: true });
  await expect(path).toBeVisible();
  expect(await undirected(path)).toEqual([]);
});
