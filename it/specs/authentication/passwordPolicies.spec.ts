// The password policies of a realm: each added, saved and removed, refused, and tried on a password.
import { lastAlert } from "../../support/controls";
import { browserLine } from "../../support/faults";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const realmNow = async (realm: string): Promise<Record<string, unknown>> => ({
  ...(await admin.realms.findOne({ realm })),
});

test("password policies are added, checked, saved and removed; what others changed meanwhile survives", async ({
  page,
  realm,
}) => {
  await open(page, `/${realm}/authentication/policies`);
  await expect(page.getByTestId("empty-state")).toBeVisible();
  const add = async (name: string) => {
    await page.getByTestId("add-policy").click();
    await page.getByRole("option", { name, exact: true }).click();
  };
  await add("Minimum Length");
  await add("Not Username");
  await add("Regular Expression");
  await page.getByTestId("regexPattern").fill("a and b");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("policies.regexPattern-helper")).toContainText("cannot contain");
  await page.getByTestId("regexPattern").fill("^(a|b)+$");
  await admin.realms.update({ realm }, { ...(await realmNow(realm)), displayName: "Meanwhile" });
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("Password policies successfully updated");
  expect(await realmNow(realm)).toMatchObject({
    passwordPolicy: "length(8) and notUsername and regexPattern(^(a|b)+$)",
    displayName: "Meanwhile",
  });
  await expect(page.getByTestId("save")).toBeDisabled();
  await page.getByTestId("remove-regexPattern").click();
  await page.getByTestId("remove-notUsername").click();
  await page.getByTestId("save").click();
  await expect.poll(async () => (await realmNow(realm)).passwordPolicy).toBe("length(8)");
  await admin.realms.update({ realm }, { ...(await realmNow(realm)), passwordPolicy: "hashIterations(-1)" });
  await page.reload();
  await expect(page.locator("#hashIterations").getByRole("spinbutton")).toHaveValue("-1");
});

test("every password policy of the server is added, saved and removed; one that it refuses is shown, and nothing is lost", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const { passwordPolicies: types = [] } = await admin.serverInfo.find();
  expect(types.length).toBeGreaterThan(15);
  await admin.realms.update({ realm }, { passwordPolicy: "" });
  await open(page, `/${realm}/authentication/policies`);
  const typed: Record<string, string> = { regexPattern: "^.{3,}$", passwordBlacklist: "of-no-file.txt" };
  for (const { id = "", displayName = "", configType } of types) {
    await page.getByTestId("add-policy").click();
    await page.getByRole("option", { name: displayName, exact: true }).click();
    const row = page.locator(`[id="${id}"]`);
    if (!configType) await expect(row).toBeChecked();
    else if (typed[id]) await row.fill(typed[id]);
  }
  // all are there; one can be there several times
  await page.getByTestId("add-policy").click();
  await expect(page.getByRole("option")).toHaveText(["Regular Expression"]);
  await page.keyboard.press("Escape");
  // the server looks for the file, and does not say that it is this
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText("Could not update the password policies");
  await expect(page.getByTestId("passwordBlacklist")).toHaveValue("of-no-file.txt");
  await page.getByTestId("remove-passwordBlacklist").click();
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("Password policies successfully updated");
  const valueOf = ({ id = "", configType, defaultValue }: (typeof types)[number]) =>
    configType ? `${id}(${typed[id] ?? defaultValue})` : id;
  const kept = types.filter(({ id }) => id !== "passwordBlacklist");
  expect((await realmNow(realm)).passwordPolicy).toBe(kept.map(valueOf).join(" and "));
  await page.reload();
  for (const { id } of kept) await page.getByTestId(`remove-${id}`).click();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("empty-state")).toBeVisible();
  expect((await realmNow(realm)).passwordPolicy ?? "").toBe("");
});

test("a password is tried against policies that are not saved yet, and the server judges it as the page does", async ({
  page,
  realm,
}) => {
  const passwordPolicy = "length(6) and digits(2) and upperCase(1) and notContainsUsername and passwordHistory(3)";
  await admin.realms.update({ realm }, { passwordPolicy });
  const { id } = await admin.users.create({ realm, username: uniqueName("tried"), enabled: true });
  const { username = "" } = (await admin.users.findOne({ realm, id })) ?? {};
  await open(page, `/${realm}/authentication/policies`);
  const said = (name: string) => page.getByTestId(`tried-${name}`);
  await expect(page.getByTestId("tried-email")).toHaveCount(0);
  await page.getByTestId("tried-username").fill(username);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  const judge = async (password: string) => {
    await page.getByTestId("tried-password").fill(password);
    await expect(said("passwordHistory")).toContainText("Only the server can tell");
    const unmet = await page.getByTestId("password-tester").getByText("Not met").count();
    const credential = { type: "password", value: password };
    const isTaken = await admin.users.resetPassword({ realm, id, credential }).then(
      () => true,
      () => false,
    );
    expect(unmet === 0, password).toBe(isTaken);
    return unmet;
  };
  expect(await judge("abc")).toBe(3);
  expect(await judge(`${username.toUpperCase()}12`)).toBe(1);
  expect(await judge("Secret12")).toBe(0);
  await expect(said("length")).toHaveText("Minimum Length (6): Met");
  expect(sent).toEqual([]);
  // as they are in the form, not on the server
  await page.locator("#length").getByRole("spinbutton").fill("20");
  await expect(said("length")).toHaveText("Minimum Length (20): Not met");
  await expect(page.getByTestId("save")).toBeEnabled();
  await page.getByTestId("reload").click();
  await expect(said("length")).toHaveText("Minimum Length (6): Met");
});
