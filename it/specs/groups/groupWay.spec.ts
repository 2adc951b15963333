// Where a group stands among the others: moved, and found by its id alone.
import { lastAlert } from "../../support/controls";
import { hold } from "../../support/faults";
import { choose, groupOf, groupsNamed, makeTrees, newGroup } from "../../support/areas/groups";
import { uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("moved below another group and back to the top; never below itself @smoke", async ({ page, realm }) => {
  const prefix = uniqueName("mv");
  await makeTrees(realm, [
    { name: `${prefix} source`, below: [{ name: `${prefix} inner` }] },
    { name: `${prefix} target`, below: [{ name: `${prefix} deep` }] },
  ]);
  const [source] = await groupsNamed(realm, `${prefix} source`);
  await open(page, `/${realm}/groups?search=${encodeURIComponent(`${prefix} source`)}`);
  await choose(page, `${prefix} source`, "Move to");
  const picker = page.getByRole("dialog");
  await expect(picker.getByRole("heading", { level: 1 })).toHaveText(`Move ${prefix} source to Root`);
  // it is there already
  await expect(page.getByTestId("moveHere-button")).toBeDisabled();
  const search = picker.getByPlaceholder("Search group");
  await search.fill(prefix);
  await search.press("Enter");
  await expect(picker.getByTestId(`${prefix} deep`)).toContainText(`/${prefix} target/${prefix} deep`);
  for (const own of [`${prefix} source`, `${prefix} inner`])
    await expect(picker.getByTestId(own).getByRole("button")).toHaveCount(0);
  await picker.getByTestId(`${prefix} deep`).getByRole("button").click();
  await expect(picker.getByRole("heading", { level: 1 })).toHaveText(`Move ${prefix} source to ${prefix} deep`);
  await page.getByTestId("moveHere-button").click();
  await expect(lastAlert(page)).toHaveText(/Group moved/);
  const id = source?.id ?? "";
  expect((await groupOf(realm, id))?.path).toBe(`/${prefix} target/${prefix} deep/${prefix} source`);

  // a link that names only the group finds its way; from its own page it goes back to the top
  await open(page, `/${realm}/groups/${id}/attributes`);
  await expect(page).toHaveURL(new RegExp(`/groups/[-\\w]+/[-\\w]+/${id}/attributes$`));
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(`${prefix} deep`);
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Move to" }).click();
  await page.getByTestId("moveHere-button").click();
  await expect(lastAlert(page)).toHaveText(/Group moved/);
  await expect(page).toHaveURL(new RegExp(`/groups/${id}/attributes$`));
  expect((await groupOf(realm, id))?.path).toBe(`/${prefix} source`);
});

test("opened by its id alone: what is begun before the way to it is known stays", async ({ page, realm }) => {
  const above = await newGroup(realm, { name: uniqueName("above") });
  const id = await newGroup(realm, { name: uniqueName("below") }, above);
  const answer = await hold(page, new RegExp(`/groups/${above}$`));
  await open(page, `/${realm}/groups/${id}/attributes`);
  await page.getByTestId("attributes-add-row").click();
  await page.locator('[name="attributes.0.key"]').fill("cost.centre");
  await page.getByTestId("action-dropdown").click();
  answer();
  await expect(page.getByLabel("Breadcrumb").getByRole("link")).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`/groups/${above}/${id}/attributes$`));
  await expect(page.getByRole("menuitem", { name: "Move to" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator('[name="attributes.0.key"]')).toHaveValue("cost.centre");
  await page.locator('[name="attributes.0.value"]').fill("4711");
  await page.getByTestId("attributes-save").click();
  await expect(lastAlert(page)).toHaveText(/Group updated/);
  expect(await groupOf(realm, id)).toMatchObject({ attributes: { "cost.centre": ["4711"] } });
});

test("an address of other consoles' searches leads to the groups, or to the group that it names", async ({
  page,
  realm,
}) => {
  const name = uniqueName("found");
  const id = await newGroup(realm, { name });
  await open(page, `/${realm}/groups/search`);
  await expect(page.getByTestId("view-header")).toHaveText("Groups");
  await expect(page.getByTestId("group-search")).toBeVisible();
  await open(page, `/${realm}/groups/search/${id}`);
  await expect(page.getByTestId("view-header")).toHaveText(name);
  await expect(page).toHaveURL(new RegExp(`/groups/${id}(/groups)?$`));
});
