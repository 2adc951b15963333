// Client registration policies of both kinds: made of what the server describes, changed, deleted.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const TYPE = "org.keycloak.services.clientregistration.policy.ClientRegistrationPolicy";
const policyNamed = async (realm: string, name: string) =>
  (await admin.components.find({ realm, type: TYPE, name }))[0];

test("a policy is made of a provider's own settings, changed, and deleted @smoke", async ({ page, realm }) => {
  const name = `${uniqueName("max")} "%2F" ع 🔒`;
  await open(page, `/${realm}/clients`);
  await page.getByTestId("registration").click();
  await expect(page.getByTestId("clientRegistration-anonymous")).toContainText("Trusted Hosts");
  await page.getByTestId("authenticated").click();
  await expect(page).toHaveURL(/client-registration\/authenticated/);
  await page.getByTestId("createPolicy-authenticated").click();
  await page.getByTestId("max-clients").getByText("max-clients", { exact: true }).click();
  await expect(page.getByTestId("providerId")).toHaveValue("max-clients");
  await expect(page.getByTestId("max-clients")).toHaveValue("200");
  await page.getByTestId("max-clients").fill("7");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("name-helper")).toHaveText("Required field");
  await page.getByTestId("name").fill(name);
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("New client policy created successfully");
  await expect(page.getByTestId("view-header")).toHaveText(name);
  const made = await policyNamed(realm, name);
  expect(made).toMatchObject({ providerId: "max-clients", subType: "authenticated", config: { "max-clients": ["7"] } });
  // changed by somebody else meanwhile: both changes stay
  await admin.components.update({ realm, id: made?.id ?? "" }, { ...made, config: { "max-clients": ["9"] } });
  await page.getByTestId("name").fill(`${name} 2`);
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("Client policy updated successfully");
  expect(await policyNamed(realm, `${name} 2`)).toMatchObject({ config: { "max-clients": ["9"] } });
  await expect(page.getByTestId("max-clients")).toHaveValue("9");
  await page.getByTestId("cancel").click();
  await expect(page).toHaveURL(/client-registration\/authenticated/);
  await page.getByPlaceholder("Search").fill(name);
  await page.getByPlaceholder("Search").press("Enter");
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Client registration policy deleted successfully");
  await expect(row).toHaveCount(0);
  expect(await policyNamed(realm, `${name} 2`)).toBeUndefined();
});

test("every provider of the server is offered, with a field for each of its settings", async ({ page, realm }) => {
  const providers = (await admin.serverInfo.find()).componentTypes?.[TYPE] ?? [];
  expect(providers.length).toBeGreaterThan(6);
  await open(page, `/${realm}/clients/client-registration/anonymous`);
  await page.getByTestId("createPolicy-anonymous").click();
  const dialog = page.getByRole("dialog");
  for (const { id } of providers) await expect(dialog.getByTestId(id)).toContainText(id);
  for (const { id, properties } of providers) {
    await open(page, `/${realm}/clients/client-registration/anonymous/${id}`);
    await expect(page.getByTestId("providerId")).toHaveValue(id);
    // beside the provider and the name
    await expect(page.locator("main .pf-v6-c-form__group:not(.pf-m-action)")).toHaveCount(properties.length + 2);
  }
});

test("scopes and mappers are chosen among the realm's; a refused write keeps what was typed", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const all = await admin.components.find({ realm, type: TYPE });
  for (const { id = "", subType } of all) if (subType === "anonymous") await admin.components.del({ realm, id });
  await open(page, `/${realm}/clients/client-registration/anonymous`);
  await page.getByTestId("no-access-policies-empty-action").click();
  await page.getByTestId("allowed-client-templates").getByText("allowed-client-templates", { exact: true }).click();
  await page.getByTestId("name").fill("scopes");
  await page.getByRole("combobox", { name: "Select" }).click();
  await page.getByRole("option", { name: "microprofile-jwt", exact: true }).click();
  await page.keyboard.press("Escape");
  const lift = await inject(page, /\/components\/?$/, 500, "POST");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("name")).toHaveValue("scopes");
  lift();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText("scopes");
  expect((await policyNamed(realm, "scopes"))?.config).toMatchObject({ "allowed-client-scopes": ["microprofile-jwt"] });
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("delete").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("no-access-policies-empty-action")).toBeVisible();
});

test("who may only look sees the policies, off, with the reason", async ({ signedOutPage: page, realm }) => {
  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients", "view-realm"], { of: realm });
  await open(page, `/${realm}/clients/client-registration/authenticated`, { as: viewer });
  await expect(page.getByTestId("createPolicy-authenticated")).toHaveAttribute("aria-disabled", "true");
});
