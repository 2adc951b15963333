// 200 identity providers: listed, searched, paged and put in order with the requests of ten.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/areas/identityProviders";
import { makeIdentityProvider } from "../../support/probes/identityProviderProbes";
import { createRealm } from "../../support/server";
import { open } from "../../support/test";

const [FEW, MANY] = [10, 200];
const nameOf = (n: number) => `op-${String(n).padStart(3, "0")}`;

/** The requests about providers that are sent while something is done. */
async function requestsOf(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const requests: string[] = [];
  const note = (request: { method: () => string; url: () => string }) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/identity-provider|organizations/.test(pathname))
      requests.push(`${request.method()} ${pathname.split("/").at(-1)}?${[...searchParams.keys()].sort().join("&")}`);
  };
  page.on("request", note);
  await work();
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return requests.sort();
}

test("many providers are listed, searched, paged and put in order with the requests of few", async ({
  page,
  ownRealm: many,
}) => {
  const few = `${many}-few`;
  await createRealm({ realm: few });
  for (let n = 0; n < FEW; n += 1) await makeIdentityProvider(few, nameOf(n));
  for (let n = 0; n < MANY; n += 5)
    await Promise.all([0, 1, 2, 3, 4].map((more) => makeIdentityProvider(many, nameOf(n + more))));
  const rows = page.getByRole("grid", { name: "Identity providers" }).locator("tbody tr");
  const list = (realm: string) =>
    requestsOf(page, async () => {
      await open(page, `/${realm}/identity-providers`);
      await expect(rows).toHaveCount(10);
    });
  const first = await list(few);
  expect(await list(many)).toEqual(first);
  expect(first).toEqual(["GET instances?first&max&realmOnly", "GET instances?max"]);
  const next = await requestsOf(page, async () => {
    await page.getByRole("button", { name: "Next" }).first().click();
    await expect(page.getByRole("link", { name: nameOf(10) })).toBeVisible();
  });
  expect(next).toEqual(["GET instances?first&max&realmOnly"]);
  const search = await requestsOf(page, async () => {
    await page
      .getByTestId("identityProvidersinput")
      .getByRole("textbox")
      .fill(nameOf(MANY - 1));
    await page.keyboard.press("Enter");
    await expect(rows).toHaveCount(1);
  });
  expect(search).toEqual(["GET instances?first&max&realmOnly&search"]);
  // all of them are put in order, not only those of a page
  await page.getByTestId("manageDisplayOrder").click();
  await expect(page.getByTestId("manageOrderDataList").getByRole("listitem")).toHaveCount(MANY);
  await page.getByTestId("cancel").click();
});
