// The steps of a flow by touch: across levels.
import {
  addStep,
  addSubFlow,
  confirmMove,
  dragByFinger,
  flowPage,
  makeFlow,
  stepRow,
  stepsNow,
} from "../../support/areas/authentication";
import { expect, open, test } from "../../support/test";

// what is dragged moves as for everybody
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a step is taken into a sub-flow and out of it by finger", async ({ page, realm }) => {
  const flow = "moved by finger";
  const id = await makeFlow(realm, flow);
  await addStep(realm, flow, "auth-cookie", "ALTERNATIVE");
  await addSubFlow(realm, flow, `${flow} second`);
  await addStep(realm, `${flow} second`, "auth-otp-form", "REQUIRED", flow);
  await open(page, flowPage(realm, id));
  const moved = page.getByTestId("moved");
  await expect(stepRow(page, "Cookie")).toHaveAttribute("aria-level", "1");
  await dragByFinger(page, page.getByTestId("Cookie"), page.getByTestId("OTP Form"));
  await confirmMove(page);
  await expect(moved).toHaveText("Cookie is now at level 2, place 2 of 2.");
  expect(await stepsNow(realm, flow)).toEqual([
    `0 ${flow} second DISABLED`,
    "1 OTP Form REQUIRED",
    "1 Cookie ALTERNATIVE",
  ]);
  await dragByFinger(page, page.getByTestId("Cookie"), page.getByTestId(`${flow} second`));
  await confirmMove(page);
  await expect(moved).toHaveText("Cookie is now at level 1, place 1 of 2.");
  expect(await stepsNow(realm, flow)).toEqual([
    "0 Cookie ALTERNATIVE",
    `0 ${flow} second DISABLED`,
    "1 OTP Form REQUIRED",
  ]);
});

test("the first step of a sub-flow that has nothing yet is dropped on it", async ({ page, realm }) => {
  const flow = "first by finger";
  const id = await makeFlow(realm, flow);
  await addStep(realm, flow, "auth-cookie", "ALTERNATIVE");
  await addSubFlow(realm, flow, `${flow} second`);
  await open(page, flowPage(realm, id));
  await dragByFinger(page, page.getByTestId("Cookie"), page.getByTestId(`${flow} second`));
  await confirmMove(page);
  await expect(page.getByTestId("moved")).toHaveText("Cookie is now at level 2, place 1 of 1.");
  expect(await stepsNow(realm, flow)).toEqual([`0 ${flow} second DISABLED`, "1 Cookie ALTERNATIVE"]);
});
