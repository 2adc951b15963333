// The steps of a flow with the keyboard alone: their order, their level, and what is heard of them.
import type { Locator, Page } from "@playwright/test";
import {
  addStep,
  addSubFlow,
  flowPage,
  makeFlow,
  requirementIn,
  stepRow,
  stepsNow,
} from "../../support/areas/authentication";
import { pressKey } from "../../support/keys";
import { expect, open, test } from "../../support/test";

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, to: Locator, most: number): Promise<void> {
  await expect(to).toBeVisible();
  const isThere = () => to.evaluate((one) => one === document.activeElement);
  for (let keys = 0; keys < most && !(await isThere()); keys++) await pressKey(page, "Tab");
  await expect(to).toBeFocused();
}

async function makeSample(page: Page, realm: string, flow: string) {
  const id = await makeFlow(realm, flow);
  await addStep(realm, flow, "auth-username-password-form");
  await addSubFlow(realm, flow, `${flow} second`);
  await addStep(realm, flow, "auth-otp-form", "ALTERNATIVE");
  await open(page, flowPage(realm, id));
  const row = stepRow(page, "OTP Form");
  return { row, handle: row.getByRole("button").first(), told: page.getByTestId("moved") };
}

// kc#44026: what only a mouse could move
test("a step is put in order, into a sub-flow and out of it, with the keyboard alone", async ({ page, realm }) => {
  const flow = "moved by keys";
  const { row, handle, told } = await makeSample(page, realm, flow);
  await page.locator("#tableView").focus();
  await tabTo(page, handle, 30);
  await pressKey(page, "Alt+ArrowRight");
  await expect(page.getByRole("dialog")).toContainText("The server cannot move it there");
  await tabTo(page, page.getByTestId("confirm"), 3);
  await pressKey(page, "Enter");
  await expect(told).toHaveText("OTP Form is now at level 2, place 1 of 1.");
  await expect(handle).toBeFocused();
  await expect(row).toHaveAttribute("aria-level", "2");
  expect((await stepsNow(realm, flow)).at(-1)).toBe("1 OTP Form ALTERNATIVE");
  await pressKey(page, "Alt+ArrowLeft");
  await tabTo(page, page.getByTestId("confirm"), 3);
  await pressKey(page, "Enter");
  await expect(told).toHaveText("OTP Form is now at level 1, place 3 of 3.");
  await expect(handle).toBeFocused();
  for (const place of [2, 1]) {
    await pressKey(page, "Alt+ArrowUp");
    await expect(told).toHaveText(`OTP Form is now at level 1, place ${place} of 3.`);
    await expect(handle).toBeFocused();
  }
  expect(await stepsNow(realm, flow)).toEqual([
    "0 OTP Form ALTERNATIVE",
    "0 Username Password Form REQUIRED",
    `0 ${flow} second DISABLED`,
  ]);
});

test("a step that was moved takes the focus once: its sub-flow is closed and opened by the mouse as before", async ({
  page,
  realm,
}) => {
  const flow = "opened again";
  const { row, handle, told } = await makeSample(page, realm, flow);
  const toggle = stepRow(page, `${flow} second`).getByRole("button", { name: "Expand row" });
  await handle.focus();
  await pressKey(page, "Alt+ArrowRight");
  await page.getByTestId("confirm").click();
  await expect(told).toHaveText("OTP Form is now at level 2, place 1 of 1.");
  await expect(handle).toBeFocused();
  await toggle.click();
  await expect(row).toHaveCount(0);
  await toggle.click();
  await expect(row).toBeVisible();
  await expect(toggle).toBeFocused();
});

// kc#20172: what a screen reader could not tell of a step
test("level, place and requirement of a step are shown, and the requirement is changed, with the keyboard alone", async ({
  page,
  realm,
}) => {
  const flow = "told by keys";
  const { row, handle } = await makeSample(page, realm, flow);
  await expect(row).toHaveAttribute("aria-level", "1");
  await expect(row).toHaveAccessibleName("OTP Form");
  await expect(handle).toHaveAccessibleDescription(/OTP Form.*“Alt” and an arrow key/);
  await expect(stepRow(page, `${flow} second`)).toHaveAttribute("aria-setsize", "0");
  // from the handle on: help and requirement of the same row
  const choice = requirementIn(row);
  await expect(choice).toHaveText("Alternative");
  await handle.focus();
  await tabTo(page, choice, 3);
  await pressKey(page, "Enter");
  await pressKey(page, "ArrowDown");
  await expect(page.getByRole("option", { name: "Required", exact: true })).toBeFocused();
  await pressKey(page, "Enter");
  await expect(choice).toHaveText("Required");
  expect((await stepsNow(realm, flow)).at(-1)).toBe("0 OTP Form REQUIRED");
});
