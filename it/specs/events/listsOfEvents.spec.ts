// What every list promises (lists.spec.ts), for those whose rows nobody makes by name: sessions, user events, admin events.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { admin, createUser, uniqueName } from "../../support/server";
import { askToken, makeClient, signInAs } from "../../support/signIns";
import { expect, open, test } from "../../support/test";

interface ListCase {
  list: string;
  /** Heading of the column that names the row, and of one that can be left out. */
  column: string;
  other: string;
  /** The filter that narrows the address: its name there and its chip. */
  filter: { name: string; chip: string };
  /** Makes a dozen rows that the address narrows the list to. @returns the address, and what the column shows */
  make: (realm: string, prefix: string) => Promise<{ address: string; all: string[] }>;
}

const dozen = (prefix: string) => Array.from({ length: 12 }, (_, n) => `${prefix}-${String(n + 1).padStart(2, "0")}`);

const lists: ListCase[] = [
  {
    list: "sessions",
    column: "User",
    other: "IP address",
    filter: { name: "type", chip: "Type" },
    make: async (realm, prefix) => {
      const { clientId } = await makeClient(realm);
      for (const name of dozen(prefix)) {
        await createUser(realm, name);
        await signInAs(realm, clientId, name);
      }
      return { address: `/${realm}/sessions?search=${clientId}&type=REGULAR`, all: dozen(prefix) };
    },
  },
  {
    list: "user events",
    column: "User",
    other: "IP address",
    filter: { name: "client", chip: "Client" },
    make: async (realm, prefix) => {
      await admin.realms.update({ realm }, { eventsEnabled: true });
      const { clientId } = await makeClient(realm);
      for (const username of dozen(prefix)) {
        await createUser(realm, username);
        await askToken(realm, { client_id: clientId, username, password: "wrong" });
      }
      return { address: `/${realm}/events/user-events?client=${clientId}`, all: dozen(prefix) };
    },
  },
  {
    list: "admin events",
    column: "Resource path",
    other: "Resource type",
    filter: { name: "resourcePath", chip: "Resource path" },
    make: async (realm, prefix) => {
      await admin.realms.update({ realm }, { adminEventsEnabled: true });
      for (const name of dozen(prefix)) await admin.roles.create({ realm, name });
      const all = dozen(prefix).map((name) => `roles/${name}`);
      return { address: `/${realm}/events/admin-events?resourcePath=roles/${prefix}*`, all };
    },
  },
];

const names = async (page: Page, column: string) =>
  (await page.locator(`table[role="grid"] tbody td[data-label="${column}"]`).allInnerTexts()).map((one) => one.trim());
const hashOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

for (const { list, column, other, filter, make } of lists)
  test(list, async ({ page, newPage, realm }) => {
    const { address, all } = await make(realm, uniqueName("row"));
    await open(page, address);
    const grid = page.getByRole("grid");
    const heading = (name: string, of = grid) => of.getByRole("columnheader", { name, exact: true });
    const shows = (rows: string[], of = page) => expect.poll(() => names(of, column)).toEqual(rows);

    // pages: Back and reload restore them
    await expect.poll(async () => (await names(page, column)).length).toBe(10);
    const first = await names(page, column);
    await page.getByLabel("Pagination bottom").getByLabel("Go to next page").click();
    await expect.poll(async () => (await names(page, column)).length).toBe(2);
    const second = await names(page, column);
    expect([...first, ...second].sort()).toEqual(all);
    expect(hashOf(page)).toContain("page=2");
    await page.reload();
    await shows(second);
    await page.goBack();
    await shows(first);

    // columns: remembered, and with the filter in a copied link
    await page.getByLabel("Pagination bottom").getByLabel("Go to next page").click();
    await shows(second);
    await page.getByTestId("list-options").click();
    await page.getByRole("menuitem", { name: other, exact: true }).getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await expect(heading(other)).toHaveCount(0);
    const copy = await newPage();
    await open(copy, new URL(page.url()).hash.slice(1));
    await shows(second, copy);
    await expect(heading(other, copy.getByRole("grid"))).toHaveCount(0);
    await expect(copy.getByRole("group", { name: filter.chip, exact: true })).toBeVisible();

    // export: what the filter lets through, from every page, without the column that is not shown
    await page.getByTestId("list-options").click();
    await page.getByTestId("export").click();
    await page.getByRole("dialog").getByLabel("Comma").check();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export-start").click()]);
    const lines = (await readFile(await download.path(), "utf8")).replace("\uFEFF", "").trim().split("\r\n");
    expect(lines).toHaveLength(13);
    for (const name of all) expect(lines.filter((line) => line.split(",").includes(name))).toHaveLength(1);
    expect(lines[0]?.split(",")).not.toContain(other);

    // the chip takes the filter away, back on the first page
    const chip = page.getByRole("group", { name: filter.chip, exact: true });
    await chip.getByRole("button").first().click();
    await expect(chip).toHaveCount(0);
    expect(hashOf(page)).not.toContain(`${filter.name}=`);
    expect(hashOf(page)).not.toContain("page=");
    await expect.poll(async () => (await names(page, column)).length).toBe(10);
  });
