// The run of an import: what others do meanwhile, lost answers, many rows, missing permissions.
import { ADMIN } from "../../../maven/server.mjs";
import { browserLine, inject } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";
import { card, check, choose, ended, find, paste, place, run, saved, summary } from "../../support/areas/userImport";

test("somebody else's change is not overwritten; a lost answer makes nobody twice", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine("network"), browserLine(500));
  const word = uniqueName("two");
  const make = (name: string) =>
    admin.users.create({ realm, username: `${word}-${name}`, enabled: true, firstName: "old", lastName: "old" });
  const [ann, bob] = [await make("ann"), await make("bob")];
  await open(page, place(realm));
  await paste(page, `username,firstName\n${word}-ann,mine\n${word}-bob,mine`);
  await check(page);
  await expect(summary(page)).toContainText("Changed: 2");
  await admin.users.update({ realm, id: ann.id }, { firstName: "theirs" });
  await admin.users.update({ realm, id: bob.id }, { lastName: "theirs" });
  await run(page);
  await ended(page, "2 / 2");
  await expect(card(page)).toContainText("Changed since the dry run: firstName");
  await expect(page.getByTestId("import-state")).toContainText("The import has ended. Imported: 1, failed: 1.");
  await expect(page.getByTestId("import-state").getByRole("button", { name: "Download rejected rows" })).toBeVisible();
  expect((await admin.users.findOne({ realm, id: ann.id }))?.firstName).toBe("theirs");
  expect(await admin.users.findOne({ realm, id: bob.id })).toMatchObject({ firstName: "mine", lastName: "theirs" });
  await page.getByTestId("bulk-close").click();

  // the server makes the user, its answer is lost
  let lost = 0;
  await page.route(/\/users\/?(\?|$)/, async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.fallback();
    lost++;
    await route.fetch();
    return route.abort();
  });
  await paste(page, `username,firstName\n${word}-cat,c\n${word}-dog,d`);
  await check(page);
  await run(page);
  await expect(card(page)).toContainText("Paused");
  await page.getByTestId("bulk-resume").click();
  await ended(page, "2 / 2");
  await expect(page.getByTestId("bulk-failed")).toHaveCount(0);
  expect(await find(realm, `${word}-cat`)).toMatchObject({ firstName: "c" });

  const lift = await inject(page, /\/users\/count$/, 500);
  await paste(page, `username\n${word}-eve`);
  await check(page);
  await expect(page.locator(".pf-m-danger").first()).toBeVisible();
  lift();
  await check(page);
  await expect(summary(page)).toContainText("New: 1");

  // a click does not lose what was pasted
  await page.getByTestId("nav-item-groups").click();
  await page.getByRole("dialog").getByTestId("cancel").click();
  await expect(summary(page)).toContainText("New: 1");
  await page.getByTestId("nav-item-groups").click();
  await page.getByRole("dialog").getByTestId("confirm").click();
  await expect(page.getByTestId("view-header")).toHaveText("Groups");

  // who does not want to change themselves keeps the file
  await visit(page, place("master"));
  await paste(page, `username,firstName\n${ADMIN.username},other`);
  await check(page);
  await run(page);
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("dialog")).toContainText(ADMIN.username);
  await page.getByTestId("cancel").click();
  await expect(page.getByTestId("import-start")).toBeEnabled();
  await expect(page.getByTestId("import-state")).toHaveCount(0);
});

test("who lacks a permission is told which; 5,000 rows do not stop the page, few requests find out about them", async ({
  newPage,
  page,
  realm,
}) => {
  const viewer = await createUser("master", uniqueName("viewer"), ["view-users"], { of: realm });
  const other = await newPage();
  await open(other, place(realm), { as: viewer });
  await expect(other.locator("main")).toContainText("manage-users");
  await open(page, place(realm));
  const word = uniqueName("many");
  const rows = Array.from({ length: 5000 }, (_, n) => `${word}-${n};${word}-${n}@x.example;First ${n};Last`);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(`/admin/realms/${realm}/users`)) requested.push(request.url());
  });
  await choose(page, "many.csv", ["username;email;firstName;lastName", ...rows].join("\n"));
  await check(page);
  await expect(summary(page)).toContainText("New: 5000");
  expect(requested.length, "one request for all users of this small realm").toBeLessThanOrEqual(3);
  await expect(page.getByTestId("import-plan").getByRole("row")).toHaveCount(11);
  await run(page);
  await expect(card(page)).toContainText("Running");
  await expect.poll(async () => (await admin.users.find({ realm, username: `${word}-`, max: 30 })).length).toBe(30);
  await page.getByTestId("bulk-pause").click();
  await page.getByTestId("bulk-stop").click();
  await expect(card(page)).toContainText("Stopped");
  const done = Number((await card(page).getByRole("progressbar").getAttribute("aria-valuetext"))?.split(" / ")[0]);
  expect(await admin.users.count({ realm, search: `${word}-` }), "a truthful report").toBe(done);
  expect((await saved(page, "bulk-leftover")).trim().split("\r\n")).toHaveLength(5001 - done);
});
