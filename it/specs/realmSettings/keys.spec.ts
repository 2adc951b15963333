// The keys of a realm and the providers that they come from.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine, inject } from "../../support/faults";
import { at } from "../../support/areas/realmSettings";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const type = "org.keycloak.keys.KeyProvider";
const providers = (realm: string) => admin.components.find({ realm, type });
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });

async function act(page: Page, name: string, action: string) {
  await row(page, name).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("a key provider is added, changed by two, put in order and deleted @smoke", async ({ page, realm }) => {
  const name = uniqueName('keys / % "é" 🍺');
  await open(page, at(realm, "keys", "providers"));
  await page.getByTestId("addProviderDropdown").click();
  await page.getByTestId("option-aes-generated").click();
  // all that it needs is there: it can be saved as it comes
  await expect(page.getByTestId("add-provider-button")).toBeEnabled();
  await page.getByTestId("name").fill(name);
  await page.getByTestId("priority").fill("7");
  await page.getByTestId("add-provider-button").click();
  await expect(lastAlert(page)).toHaveText("The provider has been saved successfully.");
  await expect(row(page, name)).toBeVisible();
  const made = (await providers(realm)).find((one) => one.name === name);
  expect(made).toMatchObject({ providerId: "aes-generated", config: { priority: ["7"], active: ["true"] } });

  await row(page, name).getByRole("link").click();
  await expect(page.getByTestId("priority")).toHaveValue("7");
  await expect(page.getByTestId("id")).toHaveValue(made?.id ?? "");
  await admin.components.update(
    { realm, id: made?.id ?? "" },
    { ...made, config: { ...made?.config, active: ["false"] } },
  );
  await page.getByTestId("priority").fill("9");
  await page.getByTestId("add-provider-button").click();
  const config = async () => (await admin.components.findOne({ realm, id: made?.id ?? "" }))?.config;
  // the alert of the first save may still be there, with the same text
  await expect.poll(config).toMatchObject({ priority: ["9"], active: ["false"] });

  await open(page, at(realm, "keys", "providers"));
  await page.getByRole("button", { name: "Manage priority order" }).click();
  // nothing is written before something was moved
  const save = page.getByRole("dialog").getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Move ${name} up` })
    .click();
  await save.click();
  await expect(lastAlert(page)).toHaveText("The priority of the provider has been updated successfully.");
  const all = (await providers(realm)).length;
  expect((await providers(realm)).map((one) => Number(one.config?.["priority"]?.[0])).sort((a, b) => a - b)).toEqual(
    Array.from({ length: all }, (_, index) => 101 + index),
  );
  // what is not stored shows what the server takes, and stays as it is
  const bare = { realm, name: uniqueName("bare"), providerId: "aes-generated", providerType: type };
  const { id } = await admin.components.create({ ...bare, config: { priority: ["1"] } });
  await open(page, `/${realm}/realm-settings/keys/providers/${id}/aes-generated/settings`);
  await expect(page.locator("#enabled")).toBeChecked();
  await expect(page.locator("#active")).toBeChecked();
  await page.getByTestId("priority").fill("2");
  await page.getByTestId("add-provider-button").click();
  const stored = async () => (await admin.components.findOne({ realm, id }))?.config;
  await expect.poll(stored).toMatchObject({ priority: ["2"] });
  expect(Object.keys((await stored()) ?? {})).not.toContain("enabled");
  await admin.components.del({ realm, id });

  await open(page, at(realm, "keys", "providers"));
  await act(page, name, "Delete");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Success. The provider has been deleted.");
  expect(await providers(realm)).toHaveLength(all - 1);
});

test("a key is rotated: the new one signs, the one before proves what it signed", async ({ page, realm }) => {
  const old = (await providers(realm)).find(({ providerId }) => providerId === "rsa-generated");
  const keys = async () => (await admin.realms.getKeys({ realm })).keys ?? [];
  const before = (await keys()).find(({ providerId }) => providerId === old?.id)?.kid;
  // another one comes before it: the new key has to come before both
  await admin.components.create({ ...old, id: undefined, realm, name: "before", config: { priority: ["200"] } });
  await open(page, at(realm, "keys", "providers"));
  await act(page, old?.name ?? "", "Rotate key");
  await expect(page.getByRole("dialog")).toContainText("stays valid until its provider is deleted");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("The provider has been saved successfully.");
  const now = await admin.realms.getKeys({ realm });
  expect(now.active?.["RS256"]).not.toBe(before);
  expect(now.keys?.find(({ kid }) => kid === now.active?.["RS256"])?.providerPriority).toBe(201);
  expect(now.keys?.find(({ kid }) => kid === before)?.status).toBe("PASSIVE");

  await page.getByTestId("rs-keys-list-tab").click();
  // the filter lies under the middle of the search group
  await page.getByTestId("keysListinput").click();
  await page.getByText("Passive keys", { exact: true }).click();
  const line = page.getByRole("row").filter({ hasText: before ?? "" });
  await expect(line).toContainText("RS256 Passive");
  await line.getByRole("button", { name: "Certificate" }).click();
  await expect(page.getByRole("dialog")).toContainText("SHA-256");
  await page.getByTestId("confirm").click();
});

test("a key before that stays active is said; a disabled provider has no key to rotate", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const name = uniqueName("rotated");
  const provider = { name, providerId: "hmac-generated", providerType: "org.keycloak.keys.KeyProvider" };
  const { id } = await admin.components.create({ realm, ...provider });
  const lift = await inject(page, /\/components\/[^/]+$/, 500, "PUT");
  await open(page, at(realm, "keys", "providers"));
  await act(page, name, "Rotate key");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText("The new key signs, but the key before could not be made passive");
  await expect(page.getByRole("link", { name: new RegExp(`^${name} \\d`) })).toBeVisible();
  lift();
  const disabled = { ...provider, id, config: { enabled: ["false"] } };
  await admin.components.update({ realm, id }, disabled);
  await open(page, at(realm, "keys", "providers"));
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
  await row.getByRole("button", { name: "Kebab toggle" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Rotate key" })).toHaveCount(0);
});

test("who may only look sees keys and providers, and why nothing can be changed", async ({
  signedOutPage: page,
  realm,
}) => {
  const viewer = await createUser("master", uniqueName("viewer"), ["view-realm"], { of: realm });
  await open(page, at(realm, "keys"), { as: viewer });
  await expect(page.getByRole("gridcell", { name: "RS256" }).first()).toBeVisible();
  // a key without certificate has no end
  await expect(page.getByRole("row").filter({ hasText: "HS512" }).first()).toContainText("—");
  await page.getByTestId("rs-providers-tab").click();
  await expect(page.getByTestId("addProviderDropdown")).toHaveAttribute("aria-disabled", "true");
});
