// Every read that a place declares fails: the shell survives, the words fit, the way out works.
import { browserLine, type Fault, inject, words } from "../../support/faults";
import { declaredReads, readingPlaces } from "../../support/places";
import { addressOfRead } from "../../support/reads";
import { server } from "../../support/server";
import { expect, test } from "../../support/test";

/**
 * Shared out among the reads of a place: each place meets all, each read two at least. None is shown by words that the one
 * before has as well. A call that hangs is shown by `faults.spec`, one place for all.
 */
const FAULTS: Fault[] = [403, 404, "network", 500, "garbage"];

/** Reads that a place does without: these faults of them are no error there. */
const OPTIONAL: Record<string, Fault[]> = {
  "users ui.info": [403],
  "users users.getProfile": [403],
  "user-new users.getProfileMetadata": [403],
  "user-new authenticationManagement.getRequiredActions": [403],
  "user users.getProfile": [403],
  "user authenticationManagement.getRequiredActions": [403],
  // its first read is the group above it
  "group groups.findOne 0": FAULTS,
  "events realms.getConfigEvents": FAULTS,
  // of a realm that is gone the names come from that of the sign-in
  "realms ui.realmNames": [404],
};

// the workers share the places
test.describe.configure({ mode: "parallel" });

for (const name of readingPlaces)
  test(`what ${name} reads`, async ({ page, realm, allowConsole }) => {
    const declared = await declaredReads(name, realm);
    test.skip(!declared, "not on this server");
    const { address, reads } = declared ?? { address: "", reads: [] };
    const main = page.locator("#kc-main-content-page-container");
    const alert = main.locator(".pf-v6-c-alert.pf-m-danger");
    const again = alert.getByRole("button", { name: "Try again" });
    const load = async (what: string) => {
      await page.goto("about:blank");
      await page.goto(`${server.url}/admin/master/console/#${address}`);
      await expect(page.getByTestId("page-header"), what).toBeVisible();
      await expect(main.getByRole("progressbar"), what).toHaveCount(0);
    };
    const isWhole = async (what: string) => {
      await expect(alert, what).toHaveCount(0);
      await expect(main.locator("h1").first(), what).toBeVisible();
    };
    const share = Math.max(2, Math.ceil(FAULTS.length / reads.length));
    for (const [index, [call, ...args]] of reads.entries()) {
      const requests = await addressOfRead(realm, call, args);
      const optional = OPTIONAL[`${name} ${call}`] ?? OPTIONAL[`${name} ${call} ${index}`] ?? [];
      const first = (index * share) % FAULTS.length;
      const shown = [...FAULTS, ...FAULTS].slice(first, first + share).filter((fault) => !optional.includes(fault));
      let lift = () => {};
      // the first one meets a page that opens, each further one the attempt to read again
      for (const [nth, fault] of shown.entries()) {
        const what = `${call} ${fault}`;
        allowConsole(browserLine(fault));
        lift();
        lift = await inject(page, requests, fault);
        if (nth === 0) await load(what);
        // parts of a page that need the same each have a way out
        else for (let part = (await again.count()) - 1; part >= 0; part--) await again.nth(part).click();
        await expect(alert.first(), what).toContainText(words[fault]);
        await expect(page.getByTestId("page-header"), what).toBeVisible();
      }
      lift();
      // a part that was still reading failed after the others
      if (shown.length > 0)
        await expect(async () => {
          for (let parts = await again.count(); parts > 0; parts--) await again.first().click();
          await expect(alert, call).toHaveCount(0, { timeout: 1_000 });
        }).toPass();
      if (shown.length > 0) await isWhole(call);
      for (const fault of optional) {
        allowConsole(browserLine(fault));
        lift = await inject(page, requests, fault);
        await load(`${call} ${fault}`);
        lift();
        await isWhole(`${call} ${fault}`);
      }
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  });
