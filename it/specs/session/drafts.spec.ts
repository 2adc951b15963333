// Drafts and unsaved changes belong to their realm and object.
import type { Page } from "@playwright/test";
import { addProvider, expect, providerAt, providerNow, save, test } from "../../support/areas/identityProviders";
import { admin, createRealm, uniqueName } from "../../support/server";
import { open } from "../../support/test";

const offer = (page: Page) => page.getByText("You have an unsaved draft.");

/** Forms of which something is kept in this tab, each with its realm. */
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith("gatehouse.draft "))
      .map((key) => JSON.parse(key.slice("gatehouse.draft ".length)) as [string, string]),
  );

/** Forms of a realm, by the end of their address and the test id of a field; the page is loaded anew for each. */
const forms = { "/roles/new": "name", "/users/add-user": "username", "/client-scopes/new": "name" };

test("what was typed in a form of one realm is offered there, and in no other", async ({ page, realm }) => {
  const other = uniqueName("other");
  await createRealm({ realm: other });
  page.on("dialog", (dialog) => void dialog.accept());
  for (const [form, field] of Object.entries(forms)) {
    const [address, counterpart] = [`/${realm}${form}`, `/${other}${form}`];
    await open(page, address);
    await page.getByTestId(field).fill("typed in one realm");
    await expect.poll(async () => (await drafts(page)).map(([of]) => of), address).toEqual([realm]);
    await open(page, counterpart);
    await expect(page.getByTestId(field), counterpart).toBeVisible();
    await expect(offer(page), counterpart).toHaveCount(0);
    await open(page, address);
    await expect(offer(page), address).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("of two objects of a realm each has its own", async ({ page, realm }) => {
  const [first, second] = [uniqueName("first"), uniqueName("second")];
  for (const name of [first, second]) await admin.roles.create({ realm, name });
  const addressOf = async (name: string) =>
    `/${realm}/roles/${(await admin.roles.findOneByName({ realm, name }))?.id}/details`;
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, await addressOf(first));
  await page.getByTestId("description").fill("of the first");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await open(page, await addressOf(second));
  await expect(page.getByTestId("description")).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await open(page, await addressOf(first));
  await expect(offer(page)).toBeVisible();
});

test("a draft is nothing but what was typed: what somebody else changed meanwhile stays, or is asked about", async ({
  page,
  ownRealm: realm,
}) => {
  await addProvider(realm, "work", { displayName: "Work", config: { clientId: "old" } });
  page.on("dialog", (dialog) => void dialog.accept());
  const leaveTyped = async (text: string) => {
    await open(page, providerAt(realm, "oidc", "work"));
    await page.getByTestId("displayName").fill(text);
    await expect.poll(() => drafts(page)).toHaveLength(1);
  };
  const change = async (values: object, config = {}) => {
    const now = await providerNow(realm, "work");
    const next = { ...now, ...values, config: { ...now.config, ...config } };
    await admin.identityProviders.update({ realm, alias: "work" }, next);
  };
  const restore = async () => {
    await page.reload();
    await page.getByRole("button", { name: "Use the draft" }).click();
  };

  await leaveTyped("Mine");
  await change({ trustEmail: true }, { clientId: "new" });
  await restore();
  await expect(page.getByTestId("displayName")).toHaveValue("Mine");
  await expect(page.getByTestId("config.clientId")).toHaveValue("new");
  await expect(page.getByTestId("changes")).toHaveText("Review changes (1)");
  await save(page);
  expect(await providerNow(realm, "work")).toMatchObject({
    displayName: "Mine",
    trustEmail: true,
    config: { clientId: "new" },
  });

  await leaveTyped("Mine again");
  await change({ displayName: "Theirs" });
  await restore();
  await expect(page.getByTestId("displayName")).toHaveValue("Mine again");
  await page.getByTestId("idp-details-save").click();
  await expect(page.getByRole("dialog")).toContainText("Theirs");
  expect((await providerNow(realm, "work")).displayName).toBe("Theirs");
});
