// The tree of groups: as many requests and rows for a thousand groups as for a hundred, keyboard, search, its own state.
import type { Page } from "@playwright/test";
import { browserLine } from "../../support/faults";
import { countReads, groupsNamed, heading, newGroup, node, numbered, tree } from "../../support/areas/groups";
import { admin, createRealm, createUser, uniqueName } from "../../support/server";
import { expect, open, settled, test } from "../../support/test";

/** The server takes ten times as long for twice as many in one request. */
const BIG = 520;
/** Rows of which only some are rendered. */
const DRAWN = 60;

/** A realm with many groups at the top, one of them with as many below it: twice the number in all. */
async function bigRealm(count: number): Promise<string> {
  const realm = uniqueName("many");
  const [first = "", ...others] = numbered("team", count);
  const subGroups = numbered("squad", count).map((name) => ({ name, ...(name.endsWith("0002") && deep) }));
  const groups = [{ name: first, subGroups }, ...others.map((name) => ({ name }))];
  await createRealm({ realm, groups });
  return realm;
}

const deep = { subGroups: [{ name: "needle/in a %", subGroups: [{ name: "leaf" }] }] };

const test2 = test.extend<object, { big: string }>({
  big: [
    async ({}, use) => {
      const realm = await bigRealm(BIG);
      await use(realm);
    },
    { scope: "worker" },
  ],
});

const active = (page: Page) =>
  tree(page).evaluate((element) => {
    const id = element.getAttribute("aria-activedescendant") ?? "";
    return document.getElementById(id)?.innerText.trim();
  });

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test2("a thousand groups ask for no more than a hundred, and draw no more rows", async ({ page, big }) => {
  const small = await bigRealm(100);
  const counts: number[] = [];
  for (const realm of [small, big]) {
    await open(page, `/${realm}`);
    const reads = countReads(page);
    await page.getByTestId("nav-item-groups").click();
    await expect(node(page, "team 0005")).toBeVisible();
    const [first] = await groupsNamed(realm, "team 0000");
    await page.evaluate((hash) => (location.hash = hash), `/${realm}/groups/${first?.id}`);
    await expect(heading(page)).toHaveText("team 0000");
    await node(page, "team 0000").getByRole("button", { name: "Show" }).click();
    await expect(node(page, "squad 0003")).toBeVisible();
    await settled(page);
    counts.push(reads.length);
    expect(await tree(page).getByRole("treeitem").count()).toBeLessThan(DRAWN);
    // never more at a time than a part of the tree or a page of the list
    expect(reads.filter((read) => /max=(?!51\b|11\b)/.test(read))).toEqual([]);
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[1]).toBeLessThanOrEqual(6);
});

test2("by keyboard: arrows, Home, End, letters, Enter; further parts as they come into view", async ({ page, big }) => {
  await open(page, `/${big}/groups`);
  await expect(node(page, "team 0005")).toBeVisible();
  await tree(page).focus();
  await press(page, "Home", "ArrowRight");
  await expect(node(page, "squad 0003")).toBeVisible();
  await expect(node(page, "team 0000")).toHaveAttribute("aria-expanded", "true");
  await expect(node(page, "squad 0003")).toHaveAttribute("aria-level", "2");
  await press(page, "ArrowRight", "ArrowDown", "ArrowDown");
  expect(await active(page)).toBe("squad 0002");
  await press(page, "ArrowRight");
  await expect(node(page, "needle/in a %")).toBeVisible();
  await press(page, "ArrowRight", "ArrowLeft");
  expect(await active(page)).toBe("squad 0002");
  await press(page, "ArrowLeft", "ArrowLeft");
  expect(await active(page)).toBe("team 0000");
  await press(page, "ArrowLeft");
  await expect(node(page, "team 0000")).toHaveAttribute("aria-expanded", "false");
  await press(page, "t", "t");
  expect(await active(page)).toBe("team 0002");

  // two times to the end: parts of 50 come one after the other
  const reads = countReads(page);
  await press(page, "End");
  await expect(node(page, "team 0052")).toBeVisible();
  await press(page, "End");
  await expect(node(page, "team 0102")).toBeVisible();
  expect(reads.map((read) => /first=(\d+)/.exec(read)?.[1])).toEqual(["50", "100"]);
  expect(await tree(page).getByRole("treeitem").count()).toBeLessThan(DRAWN);
  await press(page, "Home");
  expect(await active(page)).toBe("team 0000");

  await press(page, "ArrowDown", "Enter");
  await expect(heading(page)).toHaveText("team 0001");
  await expect(heading(page)).toBeFocused();
  await expect(node(page, "team 0001")).toHaveAttribute("aria-selected", "true");
});

test2("found at any depth with the full path; exactly; a link shows it in its place", async ({ page, big }) => {
  await open(page, `/${big}/groups`);
  const search = page.getByTestId("searchForGroups").getByRole("textbox");
  await search.fill("needle");
  await search.press("Enter");
  await expect(node(page, "needle/in a %")).toHaveCount(0);
  const hit = tree(page).getByRole("treeitem");
  await expect(hit).toHaveCount(1);
  await expect(hit).toContainText("/team 0000/squad 0002/needle/in a %");
  await page.getByTestId("exact-search").check();
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  await page.getByTestId("exact-search").uncheck();
  // emptied it shows the whole tree again
  await search.fill("");
  await expect(node(page, "team 0001")).toBeVisible();
  await search.fill("needle");
  await search.press("Enter");
  await hit.getByRole("link").click();
  await expect(heading(page)).toHaveText("needle/in a %");
  await page.getByTestId("searchForGroups").getByRole("button", { name: "Reset" }).click();
  await expect(node(page, "needle/in a %")).toHaveAttribute("aria-selected", "true");
  await expect(node(page, "needle/in a %")).toHaveAttribute("aria-level", "3");
  await page.getByTestId("exact-search").waitFor();

  // the list finds it too
  await page.getByTestId("nav-item-groups").click();
  // the group's own page has a list with such a box, too, and stays until the next one is there
  await expect(heading(page)).toHaveText("Groups");
  const filter = page.getByTestId("group-search").getByRole("textbox");
  await filter.fill("needle");
  await filter.press("Enter");
  await expect(page.getByRole("grid").getByRole("row").nth(1)).toContainText("/team 0000/squad 0002/needle/in a %");
});

test2("a group far down is in the tree although its part is not loaded", async ({ page, big }) => {
  const [far] = await groupsNamed(big, "squad 0510");
  const reads = countReads(page);
  await open(page, `/${big}/groups/${far?.parentId}/${far?.id}`);
  await expect(node(page, "squad 0510")).toHaveAttribute("aria-selected", "true");
  await expect(node(page, "squad 0510")).toBeInViewport();
  expect(reads.filter((read) => read.includes(`${far?.parentId}/children`))).toHaveLength(1);
});

test2("moving with thousands around: joined and moved groups are found, not listed", async ({ page, big }) => {
  const user = await createUser(big, uniqueName("joins"));
  const reads = countReads(page);
  await open(page, `/${big}/users/${user.id}/groups`);
  await page.getByTestId("no-groups-empty-action").click();
  const picker = page.getByRole("dialog");
  const search = picker.getByPlaceholder("Search group");
  await search.fill("squad 0519");
  await search.press("Enter");
  await picker.getByTestId("squad 0519-check").check();
  await page.getByTestId("join-button").click();
  await expect(page.getByRole("grid")).toContainText("/team 0000/squad 0519");
  expect(reads.filter((read) => !/max=11/.test(read))).toEqual([]);
});

test("what is open stays open on other pages, and the tree can be hidden", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(404));
  const name = uniqueName("stays");
  const id = await newGroup(realm, { name });
  await newGroup(realm, { name: "child" }, id);
  await open(page, `/${realm}/groups`);
  await node(page, name).getByRole("button", { name: "Show" }).click();
  await node(page, "child").getByRole("link").click();
  await page.getByTestId("nav-item-groups").click();
  await expect(heading(page)).toHaveText("Groups");
  await expect(node(page, "child")).toBeVisible();
  // gone elsewhere: it is gone here after the next write or refresh, without a complaint about what was below it
  await admin.groups.del({ realm, id });
  await page.getByTestId("openCreateGroupModal").click();
  await page.getByTestId("name").fill(uniqueName("next"));
  await page.getByTestId("createGroup").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(node(page, name)).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Groups" })).not.toContainText("Not found");
  await page.getByRole("main").getByRole("button", { name: "Hide", exact: true }).click();
  await expect(tree(page)).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Show", exact: true }).click();
  await expect(tree(page)).toBeVisible();
});
