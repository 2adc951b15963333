// Fields that came with newer servers and have no story of their own: what is chosen is what the server has then.
import { admin, server } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("a policy of clients has a mode", async ({ page, realm }) => {
  test.skip(server.version < "26.7", "since 26.7");
  await open(page, `/${realm}/realm-settings/client-policies/policies/add-client-policy`);
  await page.getByTestId("name").fill("strict one");
  await page.locator("#mode").click();
  await page.getByRole("option", { name: "STRICT" }).click();
  await page.getByTestId("saveCreatePolicy").click();
  await expect(page.getByTestId("view-header")).toHaveText("strict one");
  const { policies } = await admin.clientPolicies.listPolicies({ realm });
  expect(policies?.find(({ name }) => name === "strict one")).toMatchObject({ mode: "STRICT" });
});

test("passkeys are switched on for the login page", async ({ page, realm }) => {
  test.skip(server.version < "26.4", "on by default since 26.4");
  const stored = async () =>
    (await admin.realms.findOne({ realm }))?.webAuthnPolicyPasswordlessPasskeysEnabled ?? false;
  const before = await stored();
  await open(page, `/${realm}/realm-settings/login`);
  const toggle = page.getByTestId("passkeys-switch");
  await expect(toggle).toBeChecked({ checked: before });
  await toggle.press("Space");
  await expect.poll(stored).toBe(!before);
  await page.reload();
  await expect(toggle).toBeChecked({ checked: !before });
});
