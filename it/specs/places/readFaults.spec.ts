// Every read that a place declares fails in every way: the shell survives, the words fit, the way out works.
import { browserLine, type Fault, inject, words } from "../../support/faults";
import { declaredReads, readingPlaces } from "../../support/places";
import { addressOfRead } from "../../support/reads";
import { server } from "../../support/server";
import { expect, test } from "../../support/test";

/** A call that hangs is shown by `faults.spec`, one place for all. */
const FAULTS: Fault[] = [403, 404, 500, "garbage", "network"];

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
    for (const [index, [call, ...args]] of reads.entries())
      for (const fault of FAULTS) {
        const what = `${call} ${fault}`;
        const optional = OPTIONAL[`${name} ${call}`] ?? OPTIONAL[`${name} ${call} ${index}`];
        allowConsole(browserLine(fault));
        const lift = await inject(page, await addressOfRead(realm, call, args), fault);
        await page.goto("about:blank");
        await page.goto(`${server.url}/admin/master/console/#${address}`);
        await expect(page.getByTestId("page-header"), what).toBeVisible();
        await expect(main.getByRole("progressbar"), what).toHaveCount(0);
        if (!optional?.includes(fault)) {
          await expect(alert.first(), what).toContainText(words[fault]);
          lift();
          const again = alert.getByRole("button", { name: "Try again" });
          // parts of a page that need the same each have a way out
          for (let parts = await again.count(); parts > 0; parts--) await again.first().click();
        } else lift();
        await expect(alert, what).toHaveCount(0);
        await expect(main.locator("h1").first(), what).toBeVisible();
        await page.unrouteAll({ behavior: "ignoreErrors" });
      }
  });
