// The order and the labels of credentials, by pointer and by keyboard.
import type { Locator } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { admin } from "../../support/server";
import {
  chooseInRow,
  credentialsOf,
  credentialTable,
  credentialTypes,
  expect,
  newUser,
  openTab,
  test,
} from "../../support/areas/userTabs";
import { pressKey } from "../../support/keys";

// what is dragged moves as for everybody
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("credentials are put in order by pointer and by keyboard, each by one call", async ({ page, realm }) => {
  const { id } = await newUser(realm, { password: "secret", otps: ["phone", "tablet", "هاتف 🌍"] });
  await openTab(page, realm, id, "credentials");
  await expect(credentialTypes(page)).toHaveText(["Password", "Otp"]);
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/credentials\//.test(request.url())) writes.push(request.url());
  });

  const grip = (row: Locator) => row.getByRole("button", { name: /^Press space or enter/ });
  const handle = (label: string) =>
    grip(page.getByRole("row").filter({ has: page.locator("bdi").getByText(label, { exact: true }) }));
  // of types, by pointer
  await grip(page.getByRole("row").filter({ hasText: "Password" })).hover();
  await page.mouse.down();
  const target = await page.getByRole("row").filter({ hasText: "3 of this type" }).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 10, { steps: 5 });
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 14, { steps: 5 });
  await page.mouse.up();
  await expect(lastAlert(page)).toHaveText("User Credential configuration has been saved");
  await expect(credentialTypes(page)).toHaveText(["Otp", "Password"]);
  expect(await credentialsOf(realm, id)).toEqual(["otp phone", "otp tablet", "otp هاتف 🌍", "password"]);
  expect(writes).toHaveLength(1);

  // of one type, by keyboard
  await page.getByRole("row").filter({ hasText: "3 of this type" }).getByRole("button", { name: "Details" }).click();
  await handle("phone").focus();
  await pressKey(page, "Enter");
  await expect(handle("phone")).toHaveAttribute("aria-pressed", "true");
  await pressKey(page, "ArrowDown");
  await expect(page.locator("[aria-live]").filter({ hasText: "phone is now at place 2" })).toBeAttached();
  await pressKey(page, "ArrowDown");
  await expect(handle("phone")).toBeFocused();
  await expect(page.locator("[aria-live]").filter({ hasText: "phone is now at place 3" })).toBeAttached();
  await pressKey(page, "Escape");
  await expect(credentialTable(page).locator("tbody bdi")).toHaveText(["phone", "tablet", "هاتف 🌍", ""]);
  await expect(handle("phone")).toBeFocused();
  await expect(page.locator("[aria-live]").filter({ hasText: "phone put back at place 1" })).toBeAttached();
  expect(writes, "nothing is written before it is dropped").toHaveLength(1);
  await pressKey(page, " ");
  await expect(page.locator("[aria-live]").filter({ hasText: "phone picked up from place 1 of 3" })).toBeAttached();
  await expect(handle("phone")).toHaveAttribute("aria-pressed", "true");
  await pressKey(page, "ArrowDown");
  await expect(page.locator("[aria-live]").filter({ hasText: "phone is now at place 2" })).toBeAttached();
  await pressKey(page, " ");
  await expect(page.locator("[aria-live]").filter({ hasText: "phone dropped at place 2" })).toBeAttached();
  await expect.poll(() => credentialsOf(realm, id)).toEqual(["otp tablet", "otp phone", "otp هاتف 🌍", "password"]);
  expect(writes).toHaveLength(2);
  await expect(credentialTable(page).locator("tbody bdi")).toHaveText(["tablet", "phone", "هاتف 🌍", ""]);
  await expect(handle("phone")).toBeFocused();

  // by the menu, up and down; who else moved something meanwhile is not undone
  const [first, second, third] = await admin.users.getCredentials({ realm, id });
  await admin.users.moveCredentialPositionDown({
    realm,
    id,
    credentialId: second?.id ?? "",
    newPreviousCredentialId: third?.id ?? "",
  });
  await page.getByTestId("credentials").click();
  await page.reload();
  await page.getByRole("row").filter({ hasText: "3 of this type" }).getByRole("button", { name: "Details" }).click();
  await expect(credentialTable(page).locator("tbody bdi")).toHaveText(["tablet", "هاتف 🌍", "phone", ""]);
  await admin.users.deleteCredential({ realm, id, credentialId: first?.id ?? "" });
  await chooseInRow(page, "phone", "Move phone up");
  await expect.poll(() => credentialsOf(realm, id)).toEqual(["otp phone", "otp هاتف 🌍", "password"]);
  await expect(credentialTable(page).locator("tbody bdi")).toHaveText(["phone", "هاتف 🌍", ""]);
});

test("a label that another credential has is refused and stays as typed; changes through REST show", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 409|status of 400/);
  const { id } = await newUser(realm, { otps: ["phone", "tablet"] });
  await openTab(page, realm, id, "credentials");
  await expect(page.getByTestId("setPasswordBtn-table")).toBeVisible();
  await page.getByRole("button", { name: "Details" }).click();
  const phone = page.getByRole("row").filter({ hasText: "phone" });
  await phone.getByTestId("editUserLabelBtn").click();
  await page.getByTestId("userLabelFld").fill(" ");
  await expect(page.getByTestId("editUserLabelAcceptBtn")).toBeDisabled();
  await page.getByTestId("userLabelFld").fill("tablet");
  await page.getByTestId("editUserLabelAcceptBtn").click();
  await expect(page.getByTestId("global-alerts")).toContainText("Device already exists with the same name");
  await expect(page.getByTestId("userLabelFld")).toHaveValue("tablet");
  await page.getByTestId("editUserLabelCancelBtn").click();
  await expect(phone).toBeVisible();

  const [first] = await admin.users.getCredentials({ realm, id });
  await admin.users.updateCredentialLabel({ realm, id, credentialId: first?.id ?? "" }, "renamed");
  await page.reload();
  await page.getByRole("button", { name: "Details" }).click();
  await expect(page.getByRole("row").filter({ hasText: "renamed" })).toBeVisible();
});
