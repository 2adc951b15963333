// Users made and changed by a file: by somebody who may manage users and not the realm; what is wrong with it, and again.
import { browserLine } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";
import {
  card,
  check,
  choose,
  ended,
  find,
  paste,
  place,
  planned,
  run,
  saved,
  summary,
} from "../../support/areas/userImport";

const RIGHTS = ["manage-users", "query-users", "query-groups"];

const token = (realm: string, username: string, password: string) =>
  fetch(`${server.url}/realms/${realm}/protocol/openid-connect/token`, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "password", client_id: "admin-cli", username, password }),
  });

test("new, changed, conflicting and invalid rows by somebody without manage-realm; failed rows put right and run again @smoke", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  // the browser's own line about a group that does not exist
  allowConsole(browserLine(404));
  const word = uniqueName("im");
  const group = await admin.groups.create({ realm, name: word });
  await admin.groups.createChildGroup({ realm, id: group.id ?? "" }, { name: "sales % \"'" });
  const path = `/${word}/sales % "'`;
  const { id: ann } = await admin.users.create({
    realm,
    username: `${word}-ann`,
    email: `${word}-ann@x.example`,
    firstName: "Ann",
    lastName: "Old",
    enabled: true,
    emailVerified: true,
    requiredActions: ["VERIFY_EMAIL"],
  });
  const importer = await createUser("master", uniqueName("importer"), RIGHTS, { of: realm });
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await open(page, `/${realm}/users`, { as: importer });
  await page.getByTestId("import-users").click();
  await expect(page.getByRole("heading", { name: "Import users" })).toBeVisible();
  const csv = [
    "user name;E-mail;First name;last_name;enabled;groups;required actions;Password;note",
    `${word}-new;${word}-new@x.example;Zoë;محمد 🙂;yes;"${path.replaceAll('"', '""')}|/${word}";CONFIGURE_TOTP;first-Pass1;x`,
    `${word}-Ann;;;New;;/${word};CONFIGURE_TOTP;never-used;x`,
    `${word}-taken;${word}-ann@x.example;A;B;;;;;x`,
    `${word}/bad;bad;<b>;B;maybe;/nowhere;NOTHING;secret-word;x`,
  ].join("\r\n");
  await choose(page, "users.csv", csv);
  await expect(page.getByTestId("import-delimiter")).toHaveText("Semicolon");
  await expect(page.getByTestId("import-encoding")).toHaveText("UTF-8");
  await expect(page.getByRole("grid", { name: "Columns" })).not.toContainText("first-Pass1");
  const typed = await page
    .locator("main :is(textarea, input)")
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  expect(typed.filter((text) => text.includes("first-Pass1"))).toEqual([]);
  await expect(page.getByTestId("import-unchecked")).toContainText("password policy");
  await check(page);
  await expect(summary(page)).toHaveText("New: 1 · Changed: 1 · Unchanged: 0 · Conflict: 1 · Invalid: 1");
  await expect(planned(page, `${word}-ann`).first()).toContainText(`lastName: Old → New`);
  await expect(planned(page, `${word}-ann`).first()).toContainText(`joins /${word}`);
  await expect(planned(page, `${word}-taken`)).toContainText(`that of ${word}-ann`);
  const bad = planned(page, `${word}/bad`);
  for (const reason of ["enabled is neither", "no group /nowhere", "no required action NOTHING"])
    await expect(bad).toContainText(reason);
  expect(await find(realm, `${word}-new`), "nothing is written yet").toBeUndefined();

  const file = await saved(page, "import-leftover");
  expect(file).not.toContain("secret-word");
  expect(file).toMatch(/^\uFEFFuser name;E-mail;First name;last_name;enabled;groups;required actions;note;error\r\n/);
  expect(file.trim().split("\r\n")).toHaveLength(3);

  await run(page);
  await ended(page, "2 / 2");
  await expect(card(page)).toContainText("Finished");
  const made = await find(realm, `${word}-new`);
  expect(made).toMatchObject({ email: `${word}-new@x.example`, firstName: "Zoë", lastName: "محمد 🙂", enabled: true });
  expect(made?.requiredActions?.sort()).toEqual(["CONFIGURE_TOTP", "UPDATE_PASSWORD"]);
  const joined = await admin.users.listGroups({ realm, id: made?.id ?? "" });
  expect(joined.map((one) => one.path).sort()).toEqual([`/${word}`, path].sort());
  expect((await (await token(realm, `${word}-new`, "first-Pass1")).json()).error_description).toContain("set up");
  const changed = await admin.users.findOne({ realm, id: ann });
  expect(changed).toMatchObject({
    email: `${word}-ann@x.example`,
    emailVerified: true,
    firstName: "Ann",
    lastName: "New",
    enabled: true,
  });
  expect(changed?.requiredActions?.sort()).toEqual(["CONFIGURE_TOTP", "VERIFY_EMAIL"]);
  expect((await admin.users.getCredentials({ realm, id: ann })).length, "passwords stay").toBe(0);

  await page.getByTestId("bulk-close").click();

  // put right as a spreadsheet would, and run again
  const right = file
    .replace(`${word}-taken;${word}-ann@`, `${word}-taken;${word}-other@`)
    .replace(`${word}/bad;bad;<b>;B;maybe;/nowhere;NOTHING`, `${word}-good;;b;B;true;;`);
  await choose(page, "again.csv", right);
  await check(page);
  await expect(summary(page)).toContainText("New: 2 · Changed: 0");
  await run(page);
  await ended(page, "2 / 2");
  expect(await find(realm, `${word}-good`)).toMatchObject({ enabled: true });
  await page.getByTestId("bulk-close").click();
  // the same file once more changes nothing
  await choose(page, "users.csv", csv.split("\r\n").slice(0, 3).join("\n"));
  await check(page);
  await expect(summary(page)).toHaveText("New: 0 · Changed: 0 · Unchanged: 2 · Conflict: 0 · Invalid: 0");
  await expect(page.getByTestId("import-start")).toBeDisabled();
  expect(refused, "asks nothing it may not").toEqual([]);
});

test("bad input is shown where it is: file, encoding, columns, rows", async ({ page, realm }) => {
  await open(page, place(realm));
  const error = page.getByTestId("import-helper");
  await paste(page, "username;email");
  await expect(error).toContainText("no row to import");
  await paste(page, '[{"username":}]');
  await expect(error).toContainText("no valid JSON");
  await expect(page.getByTestId("import-text")).toHaveAttribute("aria-invalid", "true");
  await paste(page, "mail,name\na@b.example,x");
  await expect(page.getByTestId("import-lacks-key")).toContainText("Username");
  await expect(page.getByTestId("import-check")).toBeDisabled();
  await page.locator("#import-target-1").click();
  await page.getByRole("option", { name: "Email", exact: true }).click();
  await expect(page.getByText("Another column maps to this already.")).toBeVisible();
  await page.locator("#import-target-1").click();
  await page.getByRole("option", { name: "Username", exact: true }).click();
  await check(page);
  await expect(planned(page, "x")).toContainText("must have a length");

  await choose(page, "old.csv", Buffer.from("username;lastName\r\nzoe-1252;M\xfcller\r\ntorn;a;b", "latin1"));
  await expect(page.getByTestId("import-encoding")).toHaveText("Windows-1252");
  await expect(page.getByRole("grid", { name: "Columns" })).toContainText("Müller");
  await check(page);
  await expect(summary(page)).toContainText("New: 1");
  await expect(planned(page, "torn")).toContainText("The row has 3 cells");
});

test("JSON of a realm export; unmanaged attributes by policy; what the server refuses comes back to be put right", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of (400|409)/);
  const word = uniqueName("js");
  const own = await admin.users.getProfile({ realm });
  await admin.users.updateProfile({ ...own, realm, unmanagedAttributePolicy: "ENABLED" } as never);
  await admin.realms.update({ realm }, { realm, passwordPolicy: "length(12)" });
  const users = ["a", "b", "c"].map((name, index) => ({
    username: `${word}-${name}`,
    enabled: true,
    attributes: { "cost.center": ["1", "2"], "a b/%": [name] },
    credentials: [{ type: "password", value: index === 1 ? "short" : "long enough for it" }],
  }));
  await open(page, place(realm));
  await paste(page, JSON.stringify({ realm: "x", users }));
  for (const [index, name] of [
    [2, "Further attribute cost.center"],
    [3, "Further attribute a b/%"],
  ] as const) {
    await page.locator(`#import-target-${index}`).click();
    await page.getByRole("option", { name, exact: true }).click();
  }
  await page.getByTestId("import-temporary").uncheck();
  await check(page);
  await expect(summary(page)).toContainText("New: 3");
  // somebody else makes one of them meanwhile
  await admin.users.create({ realm, username: `${word}-c`, enabled: true });
  await run(page);
  await ended(page, "3 / 3");
  await expect(card(page)).toContainText("Failed: 2");
  await expect(card(page)).toContainText(/minimum length|invalidPassword/i);
  await expect(card(page)).toContainText("User exists with same username");
  const made = await find(realm, `${word}-a`);
  expect(made?.attributes).toEqual({ "cost.center": ["1", "2"], "a b/%": ["a"] });
  expect((await token(realm, `${word}-a`, "long enough for it")).status).toBeLessThan(401);
  const file = await saved(page, "bulk-leftover");
  expect(file).not.toContain("long enough");
  expect(file).not.toContain('short"');
  const left: Record<string, unknown>[] = JSON.parse(file);
  expect(left.map(({ username }) => username)).toEqual([`${word}-b`, `${word}-c`]);
  expect(left[1]?.error).toBe("User exists with same username");
  await page.getByTestId("bulk-close").click();
  await paste(page, file);
  for (const index of [2, 3]) {
    await page.locator(`#import-target-${index}`).click();
    await page.getByRole("option", { name: /^Further attribute/ }).click();
  }
  await check(page);
  await expect(summary(page)).toContainText("New: 1 · Changed: 1");
  await run(page);
  await ended(page, "2 / 2");
  expect((await find(realm, `${word}-c`))?.attributes?.["cost.center"]).toEqual(["1", "2"]);
});
