// Alerts never lie over what can be clicked.
import type { Page } from "@playwright/test";
import { browserLine, inject } from "../../support/faults";
import { newRole } from "../../support/roleMapping";
import { uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

/** What can be clicked and lies under an alert. */
const covered = (page: Page) =>
  page.getByTestId("global-alerts").evaluate((alerts) =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, [role=menuitem]")]
      .filter((element) => !alerts.contains(element) && element.checkVisibility())
      .filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return alerts.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((element) => element.outerHTML),
  );

for (const width of [1920, 1440, 1024, 768])
  test(`at ${width} pixels, of a save and of a failure`, async ({ page, realm, allowConsole }) => {
    allowConsole(browserLine(500));
    await page.setViewportSize({ width, height: 800 });
    const id = await newRole(realm, uniqueName("alerts"));
    await open(page, `/${realm}/roles/${id}/details`);
    await page.getByTestId("description").fill("changed");
    await page.getByTestId("save").click();
    await expect(page.getByTestId("last-alert")).toContainText("saved");
    expect(await covered(page)).toEqual([]);
    const lift = await inject(page, /\/roles-by-id\/[^/]+$/, 500, "PUT");
    await page.getByTestId("description").fill("changed again");
    await page.getByTestId("save").click();
    await expect(page.getByTestId("last-alert")).toContainText("Could not save");
    expect(await covered(page)).toEqual([]);
    lift();
  });
