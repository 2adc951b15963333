// The realm's interface for SCIM: switched on and off here, seen by its clients; attributes of users get names in it.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test.beforeEach(() => test.skip(server.version < "26.7", "the specs' older servers have it off"));

/** The server answers 404 for the interface of a realm that has it off. */
async function isThere(realm: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${await admin.getAccessToken()}` };
  const answer = await fetch(`${server.url}/realms/${realm}/scim/v2/ServiceProviderConfig`, { headers });
  return answer.status !== 404;
}

test("the interface is there as long as it is on", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const stored = async () => (await admin.realms.findOne({ realm })) ?? {};
  await open(page, `/${realm}/realm-settings/general`);
  const toggle = page.getByTestId("scimApiEnabled");
  const save = () => page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(toggle).not.toBeChecked();
  expect(await isThere(realm)).toBe(false);
  await toggle.press("Space");
  const lift = await inject(page, new RegExp(`/admin/realms/${realm}$`), 500, "PUT");
  await save();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await save();
  await expect.poll(stored).toMatchObject({ scimApiEnabled: true });
  expect(await isThere(realm)).toBe(true);

  // off again elsewhere
  const off = { ...(await stored()), scimApiEnabled: false };
  await admin.realms.update({ realm }, off);
  await open(page, `/${realm}/realm-settings/general`);
  await expect(toggle).not.toBeChecked();
});

test("who may only view the realm sees whether it is on", async ({ signedOutPage: page, realm }) => {
  const viewer = await createUser("master", uniqueName("viewer"), ["view-realm"], { of: realm });
  await open(page, `/${realm}/realm-settings/general`, { as: viewer });
  await expect(page.getByTestId("scimApiEnabled")).toBeDisabled();
});

/** Names and annotations of the profile's attributes. */
async function annotationsIn(realm: string) {
  const { attributes = [] } = await admin.users.getProfile({ realm });
  return Object.fromEntries(attributes.map(({ name = "", annotations }) => [name, annotations ?? {}]));
}

test("an attribute gets a name of SCIM, which no other attribute takes", async ({ page, realm }) => {
  const [first, second] = [uniqueName("nick"), uniqueName("team")];
  const profile = await admin.users.getProfile({ realm });
  const made = [first, second].map((name) => ({ name, permissions: { view: ["admin"], edit: ["admin"] } }));
  await admin.users.updateProfile({
    ...profile,
    realm,
    attributes: [...(profile.attributes ?? []), { ...made[0], annotations: { inputType: "text" } }, made[1] ?? {}],
  });
  const at = (name: string) => `/${realm}/realm-settings/user-profile/attributes/${name}/edit-attribute`;
  const input = page.locator("#kc-scim-attribute").getByRole("combobox");
  const saved = async () => {
    await page.getByTestId("attribute-create").click();
    await expect(page).toHaveURL(/\/user-profile\/attributes$/);
  };

  await open(page, at(first));
  await input.fill("nick");
  await page.getByRole("option", { name: "nickName" }).click();
  await saved();
  expect((await annotationsIn(realm))[first]).toEqual({ inputType: "text", "kc.scim.schema.attribute": "nickName" });

  // it is no row of the annotations
  await open(page, at(first));
  await expect(input).toHaveValue("nickName");
  await expect(page.getByTestId("annotations.0.value")).toBeVisible();
  await expect(page.getByTestId("annotations.1.value")).toHaveCount(0);

  await open(page, at(second));
  await input.fill("nickName");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("scim-helper")).toHaveText("Another entry has this name.");
  const own = "urn:my:params:scim:schemas:extension:custom:1.0:User.team";
  await input.fill(own);
  await page.getByRole("option", { name: own }).click();
  await saved();
  expect((await annotationsIn(realm))[second]).toEqual({ "kc.scim.schema.attribute": own });

  await open(page, at(second));
  await page.locator("#kc-scim-attribute").getByRole("button", { name: "Clear" }).click();
  await saved();
  expect((await annotationsIn(realm))[second]).toEqual({});
  expect((await annotationsIn(realm))[first]).toEqual({ inputType: "text", "kc.scim.schema.attribute": "nickName" });
});
