// Many organizations, and an organization of many members: not one request more than for few.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { makeOrganization } from "../../support/areas/organizations";
import { admin, createRealm, uniqueName } from "../../support/server";
import { dialog, expect, open, test } from "../../support/areas/userTabs";

/** How many a list has that is more than any page shows. */
const MANY = 120;
const FEW = 10;

/** What the console requests of the server while something is done, without ids. */
async function requestsOf(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const requests: string[] = [];
  const note = (request: { method: () => string; url: () => string }) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith("/admin/realms/")) return;
    const path = pathname
      .split("/")
      .slice(4)
      .join("/")
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "{id}")
      .replace(/\/$/, "");
    requests.push(`${request.method()} ${path}?${[...searchParams.keys()].sort().join("&")}`);
  };
  page.on("request", note);
  await work();
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return requests.sort();
}

const inParallel = async (count: number, make: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < count; n += 6)
    await Promise.all(Array.from({ length: Math.min(6, count - n) }, (_, more) => make(n + more)));
};

test("many organizations are listed, searched and paged with the requests of few", async ({ page, realm }) => {
  const [few, many] = [`${realm}-few`, realm];
  await createRealm({ realm: few, organizationsEnabled: true });
  await admin.realms.update({ realm: many }, { organizationsEnabled: true });
  const word = uniqueName("one");
  for (const [of, count] of [
    [few, FEW],
    [many, MANY],
  ] as const)
    await inParallel(count, async (n) => makeOrganization(of, `${word}-${String(n).padStart(3, "0")}`));
  const rows = page.locator("tbody tr");
  const list = (of: string) =>
    requestsOf(page, async () => {
      await open(page, `/${of}/organizations`);
      await expect(rows).toHaveCount(10);
    });
  const first = await list(few);
  expect(await list(many)).toEqual(first);
  expect(first.filter((one) => one.startsWith("GET organizations"))).toEqual(["GET organizations?first&max"]);

  const next = await requestsOf(page, async () => {
    await page.getByRole("button", { name: "Next" }).first().click();
    await expect(page.getByRole("link", { name: `${word}-010` })).toBeVisible();
  });
  expect(next).toEqual(["GET organizations?first&max"]);
  const search = await requestsOf(page, async () => {
    await page.getByTestId("table-search-input").getByRole("textbox").fill(`${word}-11`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: `${word}-119` })).toBeVisible();
  });
  expect(search).toEqual(["GET organizations?first&max&search"]);
});

test("an organization of many members lists, searches and adds with the requests of a small one", async ({
  page,
  realm,
}) => {
  const [small, big] = [
    await makeOrganization(realm, uniqueName("small")),
    await makeOrganization(realm, uniqueName("big")),
  ];
  const word = uniqueName("member");
  await inParallel(MANY, async (n) => {
    const { id: userId } = await admin.users.create({
      realm,
      username: `${word}-${String(n).padStart(3, "0")}`,
      enabled: true,
    });
    await admin.organizations.addMember({ realm, orgId: big, userId });
    if (n < FEW) await admin.organizations.addMember({ realm, orgId: small, userId });
  });
  const rows = page.locator("main tbody tr");
  const list = (orgId: string) =>
    requestsOf(page, async () => {
      await open(page, `/${realm}/organizations/${orgId}/members`);
      await expect(rows).toHaveCount(10);
    });
  const first = await list(small);
  expect(await list(big)).toEqual(first);
  expect(first.filter((one) => one.includes("/members"))).toEqual(["GET organizations/{id}/members?first&max"]);

  const search = await requestsOf(page, async () => {
    await page.getByTestId("table-search-input").getByRole("textbox").fill(`${word}-119`);
    await page.keyboard.press("Enter");
    await expect(rows).toHaveCount(1);
  });
  expect(search).toEqual(["GET organizations/{id}/members?first&max&search"]);

  // who is a member already is shown as one, by one request for each page
  const marks = await requestsOf(page, async () => {
    await page.getByRole("button", { name: "Add member" }).click();
    await page.getByRole("menuitem", { name: "Add realm user" }).click();
    await expect(dialog(page).locator("tbody tr")).toHaveCount(10);
    await dialog(page).getByRole("button", { name: "Next" }).first().click();
    await expect(
      dialog(page)
        .getByRole("row")
        .filter({ hasText: `${word}-010` }),
    ).toHaveCount(1);
  });
  expect(marks.filter((one) => one.includes("/members"))).toHaveLength(2);
  await expect(dialog(page).locator("tbody input:enabled")).toHaveCount(0);
  await dialog(page).getByTestId("table-search-input").getByRole("textbox").fill(`${word}-118`);
  await page.keyboard.press("Enter");
  const last = dialog(page)
    .getByRole("row")
    .filter({ hasText: `${word}-118` });
  await expect(last.getByRole("checkbox")).toBeDisabled();
  await dialog(page).getByTestId("cancel").click();

  await open(page, `/${realm}/organizations/${big}/members?size=20`);
  await expect(rows).toHaveCount(20);
  await page.locator('input[name="check-all"]').check();
  const remove = await requestsOf(page, async () => {
    await page.getByTestId("removeMember").click();
    await expect(lastAlert(page)).toHaveText("20 users left the organization");
  });
  expect(remove.filter((one) => one.startsWith("DELETE"))).toHaveLength(20);
  // the groups of each are read for the undo; the list is not read again after each of them
  const reads = remove.filter((one) => one.startsWith("GET") && !/\/members\/\{id\}\/groups\b/.test(one));
  expect(reads.length).toBeLessThan(20);
  expect(await admin.organizations.listMembers({ realm, orgId: big, max: MANY })).toHaveLength(MANY - 20);
});
