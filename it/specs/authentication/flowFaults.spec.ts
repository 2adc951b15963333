// Orders and moves of the steps of a flow where the server fails in the middle: what is there shows, and is finished.
import { lastAlert } from "../../support/controls";
import {
  addStep,
  addSubFlow,
  flowPage,
  makeFlow,
  require,
  stepRow,
  stepsNow,
} from "../../support/areas/authentication";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { pressKey } from "../../support/keys";
import { admin } from "../../support/server";
import { expect, open, test } from "../../support/test";

const flows = admin.authenticationManagement;

test("an order of steps that fails in the middle shows what the server has, and is finished by the same keys", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const flow = "half ordered";
  const id = await makeFlow(realm, flow);
  for (const provider of ["auth-cookie", "auth-spnego", "auth-otp-form"])
    await addStep(realm, flow, provider, "ALTERNATIVE");
  const names = async () => (await stepsNow(realm, flow)).map((step) => step.replace(/^0 (.*) ALTERNATIVE$/, "$1"));
  await open(page, flowPage(realm, id));
  const rows = page.getByRole("treegrid").locator("tbody tr [data-id]");
  await expect(rows).toHaveText(["Cookie", "Kerberos", "OTP Form"]);
  // of the two writes of a swap the second one is refused
  let writes = 0;
  await page.route(/\/flows\/[^/]+\/executions$/, async (route) => {
    if (route.request().method() !== "PUT" || ++writes !== 2) return route.fallback();
    await route.fulfill({ status: 500, json: { error: MESSAGE } });
  });
  const handle = stepRow(page, "OTP Form").getByRole("button").first();
  const readAgain = page.waitForResponse(
    (response) => writes === 2 && response.request().method() === "GET" && response.url().endsWith("/executions"),
  );
  await handle.focus();
  await pressKey(page, "Alt+ArrowUp");
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect(writes).toBe(2);
  // nothing else moves until the steps were read again
  await readAgain;
  await expect.poll(() => rows.allInnerTexts()).toEqual(await names());
  for (let tries = 0; tries < 2 && (await names())[0] !== "OTP Form"; tries++) {
    await handle.focus();
    await pressKey(page, "Alt+ArrowUp");
    await expect(page.getByTestId("moved")).toContainText("OTP Form is now at level 1");
  }
  expect(await names()).toEqual(["OTP Form", "Cookie", "Kerberos"]);
  await expect(rows).toHaveText(["OTP Form", "Cookie", "Kerberos"]);
});

test("a requirement that is changed leaves the order that someone else has made meanwhile", async ({ page, realm }) => {
  const flow = "ordered by two";
  const id = await makeFlow(realm, flow);
  for (const provider of ["auth-cookie", "auth-spnego"]) await addStep(realm, flow, provider, "ALTERNATIVE");
  await open(page, flowPage(realm, id));
  await expect(stepRow(page, "Kerberos")).toBeVisible();
  const [cookie] = await flows.getExecutions({ realm, flow });
  await flows.lowerPriorityExecution({ realm, id: cookie?.id ?? "" });
  await require(page, "Cookie", "Required");
  await expect.poll(() => stepsNow(realm, flow)).toEqual(["0 Kerberos ALTERNATIVE", "0 Cookie REQUIRED"]);
});

test("a move to another level that fails in the middle shows what is there, is finished, or taken back", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const flow = "half moved";
  const id = await makeFlow(realm, flow);
  await addSubFlow(realm, flow, "holder");
  const redirector = await addStep(realm, "holder", "identity-provider-redirector", "ALTERNATIVE", flow);
  await flows.createConfig({
    realm,
    id: redirector,
    alias: "half moved to google",
    config: { defaultProvider: "google" },
  });
  await addStep(realm, "holder", "auth-otp-form", "REQUIRED", flow);
  await open(page, flowPage(realm, id));
  const before = await stepsNow(realm, flow);
  const after = ["0 holder DISABLED", "1 OTP Form REQUIRED", "0 Identity Provider Redirector ALTERNATIVE"];
  const rows = stepRow(page, "Identity Provider Redirector");
  const half = page.getByTestId("half-moved");
  /** The row where it is said to be; it is another one than before, whose keys would be lost. */
  const stands = async (level: string) => {
    await expect(rows).toHaveCount(1);
    await expect(rows).toHaveAttribute("aria-level", level);
  };
  const failing = async (address: RegExp, method: string, words: string) => {
    await stands("2");
    const lift = await inject(page, address, 500, method);
    await rows.getByRole("button").first().focus();
    await pressKey(page, "Alt+ArrowLeft");
    await page.getByTestId("confirm").click();
    await expect(half).toContainText("Identity Provider Redirector");
    await expect(half).toContainText(words);
    await expect(lastAlert(page)).toContainText(MESSAGE);
    lift();
  };
  const takeBack = async () => {
    await page.getByTestId("take-back-move").click();
    await expect(half).toHaveCount(0);
    await stands("2");
    expect(await stepsNow(realm, flow)).toEqual(before);
  };
  const settings = async () => {
    const all = await flows.getExecutions({ realm, flow });
    const one = all.find(({ providerId }) => providerId === "identity-provider-redirector");
    return flows.getConfig({ realm, id: one?.authenticationConfig ?? "" });
  };
  const stored = { alias: "half moved to google", config: { defaultProvider: "google" } };

  await test.step("the copy is not complete", async () => {
    await failing(/authentication\/flows\/[^/]+\/executions$/, "PUT", "The original is where it was");
    await expect(rows).toHaveCount(2);
    // nothing else is moved before this is ended, and nobody is told otherwise
    const other = stepRow(page, "OTP Form").getByRole("button").first();
    await expect(other).toHaveAttribute("aria-disabled", "true");
    await other.focus();
    await pressKey(page, "Space");
    await expect(page.getByText(/picked up from place/)).toHaveCount(0);
    await takeBack();
  });
  await test.step("the original is not deleted", async () => {
    await failing(/authentication\/executions\/[^/]+$/, "DELETE", "The original is where it was");
    await expect(rows).toHaveCount(2);
    await page.getByTestId("finish-move").click();
    await expect(half).toHaveCount(0);
    await stands("1");
    expect(await stepsNow(realm, flow)).toEqual(after);
    expect(await settings()).toMatchObject(stored);
  });
  await test.step("the original is gone, and the copy has not its name", async () => {
    await rows.getByRole("button").first().focus();
    await pressKey(page, "Alt+ArrowRight");
    await page.getByTestId("confirm").click();
    await expect(page.getByTestId("moved")).toContainText("is now at level 2");
    const between = await stepsNow(realm, flow);
    await failing(/authentication\/config\/[^/]+$/, "PUT", "It is complete on its new level");
    await page.getByTestId("take-back-move").click();
    await expect(half).toHaveCount(0);
    await stands("2");
    expect(await stepsNow(realm, flow)).toEqual(between);
    expect(await settings()).toMatchObject(stored);
    await failing(/authentication\/config\/[^/]+$/, "PUT", "It is complete on its new level");
    await page.getByTestId("finish-move").click();
    await expect(half).toHaveCount(0);
    expect(await stepsNow(realm, flow)).toEqual(after);
    expect(await settings()).toMatchObject(stored);
  });
});
