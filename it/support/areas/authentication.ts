// Flows as the specs make and read them, and the page of a flow as automation finds it.
import type { Locator, Page } from "@playwright/test";
import { admin } from "../server";
import { expect } from "../test";

const flows = admin.authenticationManagement;

/** Makes a flow without steps. @returns its id */
export async function makeFlow(realm: string, alias: string): Promise<string> {
  const { id = "" } = await flows.createFlow({
    realm,
    alias,
    providerId: "basic-flow",
    topLevel: true,
    builtIn: false,
  });
  return id;
}

/** Adds a step with a requirement. */
export async function addStep(realm: string, flow: string, provider: string, requirement = "REQUIRED", whole = flow) {
  const { id } = await flows.addExecutionToFlow({ realm, flow, provider });
  const made = (await flows.getExecutions({ realm, flow: whole })).find((one) => one.id === id);
  await flows.updateExecution({ realm, flow: whole }, { ...made, requirement });
  return id ?? "";
}

/** Adds a sub-flow, as the server makes it: disabled. */
export const addSubFlow = (realm: string, flow: string, alias: string) =>
  flows.addFlowToFlow({ realm, flow, alias, type: "basic-flow", provider: "", description: "" });

/** The steps of a flow as the server has them: level, name and requirement of each. */
export const stepsNow = async (realm: string, flow: string) =>
  (await flows.getExecutions({ realm, flow })).map(
    ({ level, displayName, requirement }) => `${level} ${displayName} ${requirement}`,
  );

/** The page of a flow. */
export const flowPage = (realm: string, id: string) => `/${realm}/authentication/${id}/notInUse`;

/** The row of a step or sub-flow by its name. */
export const stepRow = (page: Page, name: string) =>
  page
    .getByRole("treegrid")
    .getByRole("row")
    .filter({ has: page.getByTestId(name) });

/** What the requirement of a step is chosen by: it is called as it reads. */
export const requirementIn = (row: Locator) =>
  row.getByRole("button", { name: /^(Required|Alternative|Conditional|Disabled)$/ });

/** Chooses the requirement of a step. */
export async function require(page: Page, name: string, requirement: string): Promise<void> {
  const choice = requirementIn(stepRow(page, name));
  await choice.click();
  await page.getByRole("option", { name: requirement, exact: true }).click();
  await expect(choice).toHaveText(requirement);
}

/** The row of a flow in the list. */
export const flowRow = (page: Page, alias: string) =>
  page
    .getByRole("grid", { name: "Authentication", exact: true })
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: alias, exact: true }) });

/** Chooses an entry of the menu of a row. */
export async function rowAction(page: Page, alias: string, action: string): Promise<void> {
  await flowRow(page, alias).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** A finger rests on something until it is lifted, and takes it to where something else is. */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    tools.send("Input.dispatchTouchEvent", { type, touchPoints });
  const middle = async (of: Locator) => {
    const { x = 0, y = 0, height = 0 } = (await of.boundingBox()) ?? {};
    return { x: x + 40, y: y + height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  await touch("touchStart", [start]);
  await expect(page.locator(".gh-lifted")).toHaveCount(1);
  for (let step = 1; step <= 8; step++)
    await touch("touchMove", [{ x: start.x, y: start.y + ((end.y - start.y) * step) / 8 }]);
  await touch("touchEnd", []);
}

/** Agrees to what was dropped. The sorting takes each click shortly after a drop for the end of it, as no human is so quick. */
export async function confirmMove(page: Page): Promise<void> {
  const confirm = page.getByTestId("confirm");
  await expect(confirm).toBeVisible();
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click();
    await expect(confirm).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
