// Every tab of the settings saves what is on it and nothing else: of a realm that has what the console does not know.
import { subtabsOf } from "../../../src/routes";
import { routes } from "../../../src/siteMap";
import { type MailServer, startMail } from "../../support/mail";
import { at, settings } from "../../support/areas/realmSettings";
import { admin } from "../../support/server";
import { saves } from "../../support/tabSaves";
import { expect, test, visit } from "../../support/test";
import { differences, PASSWORD, unknownRealm, wholeOf } from "../../support/wholeRealm";

/** Every tab of the settings with its inner tabs, as the site map has them; a tab without has itself. */
const tabs = Object.entries(routes["realm-settings"].tabs ?? {}).map(([tab, own]) => {
  const inner = Object.keys(subtabsOf(own));
  return { tab, paths: inner.length > 0 ? inner.map((subtab) => `${tab}/${subtab}`) : [tab] };
});

let mail: MailServer;
test.beforeAll(async () => {
  mail = await startMail({ secret: (secret) => secret === PASSWORD });
});
test.afterAll(() => mail.stop());

test("every tab of the site map is among those that are saved", () => {
  expect(Object.keys(saves).sort()).toEqual(tabs.flatMap(({ paths }) => paths).sort());
});

for (const { tab, paths } of tabs)
  test(`${tab}: each save changes what is on it, and nothing that the console does not know`, async ({ page }) => {
    const realm = await unknownRealm(mail);
    let before = await wholeOf(realm);
    for (const path of paths) {
      const { run, changes } = saves[path] ?? { run: () => Promise.reject(new Error(path)), changes: [] };
      await visit(page, at(realm, tab, path.split("/")[1]));
      await run(page);
      const isChanged = async () => differences(before, await wholeOf(realm)).length > 0;
      await expect.poll(isChanged, path).toBe(changes.length > 0);
      // REST tells of the save before the page has its answer
      await expect(page.locator(".gh-change-bar, [role=dialog]"), path).toHaveCount(0);
      const after = await wholeOf(realm);
      const changed = differences(before, after);
      expect(
        changed.filter((name) => !changes.some((expected) => expected.test(name))),
        path,
      ).toEqual([]);
      before = after;
    }
    // the password is still the one that the server has: it is used for a test that does not name it
    const [me] = await admin.users.find({ realm: "master", username: "admin", exact: true });
    const email = me?.email ?? "admin@gatehouse.example";
    if (!me?.email) await admin.users.update({ realm: "master", id: me?.id ?? "" }, { ...me, email });
    await admin.realms.testSMTPConnection({ realm }, (await settings(realm)).smtpServer ?? {});
    expect(mail.signIns.at(-1)).toMatchObject({ user: "mailer", secret: PASSWORD });
    await admin.realms.del({ realm });
  });
