// The realm's interface for SCIM: switched on and off here, seen by its clients.
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

test("who may only view the realm sees whether it is on", async ({ newPage, realm }) => {
  const viewer = await createUser("master", uniqueName("viewer"), ["view-realm"], { of: realm });
  const page = await newPage();
  await open(page, `/${realm}/realm-settings/general`, { as: viewer });
  await expect(page.getByTestId("scimApiEnabled")).toBeDisabled();
});
