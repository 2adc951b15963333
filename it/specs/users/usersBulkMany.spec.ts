// A thousand users in one go: the report says exactly what the server then has; and e-mails that really arrive.
import { readFile } from "node:fs/promises";
import { lastAlert } from "../../support/controls";
import { inject, MESSAGE } from "../../support/faults";
import { linkIn } from "../../support/mail";
import { admin, uniqueName } from "../../support/server";
import { expect, newUser, open, test } from "../../support/areas/userTabs";
import { importUsers } from "../../support/areas/users";

const COUNT = 1000;

test("1,000 users are disabled in one go; the report is what the server has", async ({ page, realm, allowConsole }) => {
  allowConsole(/status of (404|500)/);
  const prefix = uniqueName("go");
  const ids = await importUsers(realm, prefix, COUNT);
  const idOf = (n: number) => ids.get(`${prefix}-${String(n).padStart(4, "0")}`) ?? "";
  const refused = [101, 500, 1000].map(idOf);
  const lift = await inject(page, new RegExp(`/users/(${refused.join("|")})$`), 500, "PUT");
  await open(page, `/${realm}/users?search=${prefix}`);
  await page.locator('input[name="check-all"]').check();
  await page.getByRole("button", { name: "Select all matching" }).click();
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: "Disable", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Disable" })).toContainText(`${COUNT}`);
  // somebody else deletes some between the question and the answer
  const gone = [7, 250, 777].map(idOf);
  await Promise.all(gone.map((id) => admin.users.del({ realm, id })));
  await page.getByTestId("confirm").click();
  // it goes on elsewhere
  await page.getByTestId("nav-item-groups").click();
  const card = page.getByTestId("bulk-run");
  await expect(card.getByTestId("bulk-retry")).toBeVisible({ timeout: 90_000 });
  await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuetext", `${COUNT} / ${COUNT}`);
  await expect(card.getByTestId("bulk-failed")).toContainText("6");
  await expect(page.getByTestId("last-alert")).toContainText("994");

  const [file] = await Promise.all([page.waitForEvent("download"), card.getByTestId("bulk-report").click()]);
  const [, ...lines] = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  const shown = new Map(lines.map((line) => line.split(/[;,]/)).map(([id = "", , result = ""]) => [id, result]));
  expect([...shown.keys()].sort()).toEqual([...ids.values()].sort());
  const onServer = await admin.users.find({ realm, search: prefix, max: COUNT });
  const off = new Set(onServer.filter(({ enabled }) => !enabled).map(({ id }) => id));
  const wrong = [...shown].filter(([id, result]) => (result === "done") !== off.has(id));
  expect(wrong, "rows whose report is not what the server has").toEqual([]);
  expect(off.size).toBe(COUNT - 6);
  for (const id of refused) expect(lines.find((line) => line.startsWith(id))).toContain(MESSAGE);
  for (const id of gone) expect(lines.find((line) => line.startsWith(id))).toMatch(/failed.*not found/i);

  // again: only those that failed; who is gone cannot be done
  lift();
  await card.getByTestId("bulk-retry").click();
  await expect(card.getByTestId("bulk-failed")).toContainText("3");
  await expect(card.getByTestId("bulk-undo")).toBeVisible();
  const after = await admin.users.find({ realm, search: prefix, max: COUNT });
  expect(after.filter(({ enabled }) => !enabled)).toHaveLength(COUNT - 3);
});

test("an e-mail with actions comes to each selected user, and to nobody else", async ({
  page,
  mailRealm: realm,
  mail,
}) => {
  const prefix = uniqueName("post");
  const users = [];
  for (const name of ["a", "b", "c"]) users.push(await newUser(realm, { username: `${prefix}-${name}` }));
  await open(page, `/${realm}/users?search=${prefix}`);
  for (const name of ["a", "c"])
    await page
      .getByRole("row")
      .filter({ hasText: `${prefix}-${name}` })
      .getByRole("checkbox")
      .check();
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: "Send e-mail with actions", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Send e-mail with actions" });
  await dialog.locator("#actions").getByRole("combobox").click();
  await page.getByRole("option", { name: "Update Password", exact: true }).click();
  await page.keyboard.press("Tab");
  await dialog.getByTestId("confirm").click();
  await expect(page.getByRole("dialog")).toContainText("An e-mail is sent to 2 users:");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText("2 e-mails sent");
  for (const { id, email } of users.filter((_, index) => index !== 1)) {
    const key = new URL(linkIn(await mail.next(email))).searchParams.get("key") ?? "";
    const claims = JSON.parse(Buffer.from(key.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ sub: id, rqac: ["UPDATE_PASSWORD"] });
  }
  expect(users.map(({ email }) => mail.count(email))).toEqual([1, 0, 1]);
});
