// Groups where something fails, for who may only look, and what is shown of them afterwards.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE, untilShown } from "../../support/faults";
import { grant, helperOf } from "../../support/areas/finePermissions";
import { choose, groupOf, heading, newGroup, node, row } from "../../support/areas/groups";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("refused and hanging writes: shown, and nothing is lost", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const name = uniqueName("faulty");
  const id = await newGroup(realm, { name });
  await page.clock.install();
  await open(page, `/${realm}/groups?search=${name}`);
  let lift = await inject(page, new RegExp(`/groups/${id}$`), 500, "PUT");
  await choose(page, name, "Edit");
  await page.getByTestId("description").fill("not lost");
  await page.getByTestId("renameGroup").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("description")).toHaveValue("not lost");
  lift();
  await page.getByTestId("renameGroup").click();
  await expect(lastAlert(page)).toHaveText(/Group updated/);
  expect((await groupOf(realm, id))?.description).toBe("not lost");

  lift = await inject(page, new RegExp(`/groups/${id}$`), "hang", "DELETE");
  await choose(page, name, "Delete");
  const requested = page.waitForRequest((request) => request.method() === "DELETE");
  await page.getByTestId("confirm").click();
  await requested;
  const shown = await untilShown(page);
  await shown.getByRole("button", { name: "Stop waiting" }).click();
  await expect(row(page, name)).toBeVisible();
  expect(await groupOf(realm, id)).toMatchObject({ name });
  lift();
});

test("a part that cannot be read leaves the rest", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const name = uniqueName("part");
  const id = await newGroup(realm, { name });
  const lift = await inject(page, /\/groups\/?\?.*max=51/, 500);
  await open(page, `/${realm}/groups/${id}`);
  await expect(page.getByRole("complementary", { name: "Groups" })).toContainText(MESSAGE);
  await expect(page.getByTestId("no-groups-in-this-sub-group-empty-action")).toBeVisible();
  lift();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(node(page, name)).toBeVisible();
});

test("who may only look sees everything, off, with the reason", async ({ signedOutPage: page, realm }) => {
  const name = uniqueName("seen");
  const id = await newGroup(realm, { name, attributes: { a: ["1"] } });
  const user = await createUser("master", uniqueName("viewer"), ["view-users", "query-groups"], { of: realm });
  await open(page, `/${realm}/groups`, { as: user });
  const create = page.getByTestId("openCreateGroupModal");
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await create.hover();
  await expect(page.getByRole("tooltip")).toHaveText("You need: manage-users");
  await node(page, name).getByRole("link").click();
  await expect(heading(page)).toHaveText(name);
  await page.getByTestId("members").click();
  await expect(page.getByTestId("no-users-found-empty-action")).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("attributesTab").click();
  await expect(page.locator('[name="attributes.0.value"]')).toBeDisabled();
  await page.getByTestId("role-mapping-tab").click();
  await page.getByTestId("add-role-mapping-button").click();
  await expect(page.getByTestId("roles-role")).toHaveAttribute("data-denied", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("admin-events-tab")).toHaveCount(0);
  await page.getByTestId("action-dropdown").click();
  await expect(page.getByTestId("deleteGroup")).toHaveAttribute("data-denied", "true");
  await admin.groups.del({ realm, id });
});

test("admin events of the group, its members and what is below it", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { adminEventsEnabled: true, adminEventsDetailsEnabled: true });
  const id = await newGroup(realm, { name: uniqueName("watched") });
  await newGroup(realm, { name: "below" }, id);
  const user = await createUser(realm, uniqueName("joins"));
  await admin.users.addToGroup({ realm, id: user.id, groupId: id });
  await open(page, `/${realm}/groups/${id}/admin-events`);
  await expect(page.getByRole("grid")).toContainText("CREATE");
  await page.getByRole("tab", { name: "Membership" }).click();
  await expect(page.getByRole("grid")).toContainText("GROUP_MEMBERSHIP");
  await page.getByRole("tab", { name: "Child group" }).last().click();
  await expect(page.getByRole("grid").getByRole("row")).toHaveCount(2);
});

test("a copy stands beside its group: it is offered to who may write there", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  test.skip(server.version < "26.4", "what may be granted differs before 26.4");
  allowConsole(browserLine(403));
  const [own, below] = [uniqueName("own"), uniqueName("below")];
  const helper = await helperOf(realm, ["query-groups", "query-users"]);
  const id = await newGroup(realm, { name: own });
  const child = await newGroup(realm, { name: below }, id);
  await grant(realm, helper.id, "Groups", ["view", "manage"], [id]);
  await grant(realm, helper.id, "Groups", ["view"], [child]);
  await open(page, `/${realm}/groups/${id}`, { realm, as: helper });
  await expect(heading(page)).toHaveText(own);
  const entry = (name: string) => page.getByRole("menuitem", { name, exact: true });
  await row(page, below).getByRole("button", { name: "Kebab toggle" }).click();
  await expect(entry("Edit")).toHaveAttribute("aria-disabled", "true");
  await expect(entry("Duplicate")).not.toHaveAttribute("aria-disabled", "true");
});
