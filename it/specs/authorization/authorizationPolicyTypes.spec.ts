// Policies of a client whose type is a pattern, a script that was deployed on the server, or known to the server alone.
import { authorizationTab, policyNamed, readPolicy, resourceServer } from "../../support/areas/authorization";
import { expect, open, test } from "../../support/test";

const ODD = `a / % .. " ' سياسة 🚀`;

test("a pattern, a script that was deployed and a type that only the server knows are made and changed", async ({
  page,
  realm,
}) => {
  const { id } = await resourceServer(realm);
  const begin = async (type: string, name: string) => {
    await open(page, authorizationTab(realm, id, "policies"));
    await page.getByTestId(/createPolicy|no-policies-empty-action/).click();
    await page.getByRole("gridcell", { name: type, exact: true }).click();
    await page.getByTestId("name").fill(name);
  };
  const saved = async (type: string, name: string) => {
    await page.getByTestId("save").click();
    await expect(page.getByTestId("view-header")).toHaveText(name);
    const { id: policyId = "" } = await policyNamed(realm, id, name);
    return () => readPolicy(realm, id, type, policyId);
  };
  await begin("Regex", "of a team");
  await page.getByTestId("targetClaim").fill("team");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("pattern-helper")).toBeVisible();
  await page.getByTestId("pattern").fill("^a/.*$");
  await page.getByTestId("targetContextAttributes").click({ force: true });
  const regex = await saved("regex", "of a team");
  expect(await regex()).toMatchObject({ targetClaim: "team", pattern: "^a/.*$", targetContextAttributes: true });

  // the server keeps the code, name and logic are the policy's own
  await begin("Office", "from the office");
  const script = await saved("script-office.js", "from the office");
  await expect(page.getByTestId("code")).toHaveValue(/containsValue\("office"/);
  await expect(page.getByTestId("code")).not.toBeEditable();
  await page.getByTestId("NEGATIVE").click();
  await page.getByTestId("description").fill(ODD);
  await page.getByTestId("save").click();
  await expect.poll(script).toMatchObject({ description: ODD, logic: "NEGATIVE" });

  await begin("Day of the week", "on a day");
  await page.getByTestId("settings").fill("{ broken");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("settings-helper")).toContainText("JSON");
  await page.getByTestId("settings").fill('{ "config": { "day": "MONDAY" } }');
  const day = await saved("day-of-week", "on a day");
  expect(await day()).toMatchObject({ config: { day: "MONDAY" } });
  await expect(page.getByTestId("settings")).toHaveValue(/"day": "MONDAY"/);
  await page.getByTestId("settings").fill('{ "config": { "day": "FRIDAY" } }');
  await page.getByTestId("save").click();
  await expect.poll(day).toMatchObject({ name: "on a day", config: { day: "FRIDAY" } });
});
