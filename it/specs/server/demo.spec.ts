import { checkDemo } from "../../data/demo.check.mjs";
import { loadDemo } from "../../data/demo.mjs";
import { expect, open, test } from "../../support/test";

test("the demo data are a company with everything in it, loaded once", async ({ server, page }) => {
  await loadDemo({ url: server.url });
  const results = await checkDemo({ url: server.url });
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  // the second time nothing is made
  const steps: string[] = [];
  await loadDemo({ url: server.url, onProgress: (step) => steps.push(step) });
  expect(steps).toEqual([]);

  await open(page, "/master/realms?search=demo");
  await page.getByRole("grid").getByRole("link", { name: "demo", exact: true }).click();
  await expect(page).toHaveURL(/#\/demo$/);
  await expect(page.getByTestId("currentRealm")).not.toBeEmpty();
});
