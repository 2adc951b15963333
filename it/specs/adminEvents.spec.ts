// What administrators did to one object: listed, narrowed, with who did it and what was sent.
import { admin, uniqueName } from "../support/server";
import { expect, open, test } from "../support/test";

test("the events of a role: listed, narrowed in the address, opened", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { adminEventsEnabled: true, adminEventsDetailsEnabled: true });
  const name = uniqueName("watched");
  await admin.roles.create({ realm, name });
  const role = (await admin.roles.findOneByName({ realm, name })) ?? {};
  const id = role.id ?? "";
  for (const description of ["first", "second"]) await admin.roles.updateById({ realm, id }, { ...role, description });
  await admin.roles.createComposite({ realm, roleId: id }, []);

  await open(page, `/${realm}/roles/${id}/details`);
  await page.getByTestId("admin-events-tab").click();
  const rows = page.getByRole("grid").locator("tbody tr");
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole("grid")).toContainText(`roles-by-id/${id}`.slice(0, 38));

  await page.getByTestId("dropdown-panel-btn").click();
  const form = page.getByTestId("searchForm");
  await form.getByRole("combobox").nth(1).click();
  await page.getByRole("option", { name: "UPDATE", exact: true }).click();
  await form.getByTestId("search-events-btn").click();
  await expect(rows).toHaveCount(2);
  expect(page.url()).toContain("operationTypes=UPDATE");
  await page.reload();
  await expect(rows).toHaveCount(2);
  const chips = page.getByRole("group", { name: "Operation types" });
  await expect(chips).toContainText("UPDATE");

  await rows.first().getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Representation" }).click();
  const dialog = page.getByRole("dialog", { name: "Representation" });
  await expect(dialog.getByRole("textbox")).toHaveValue(/"description": "second"/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy to clipboard" }).click();
  await expect(page.getByRole("tooltip")).toHaveText(/copied/i);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"description": "second"');
  await dialog.getByRole("button", { name: "Close" }).click();
  await rows.first().getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Auth", exact: true }).click();
  await expect(page.getByTestId("auth-dialog")).toContainText("IP address");
  await page.keyboard.press("Escape");

  await chips.getByRole("button").last().click();
  await expect(rows).toHaveCount(3);
});

test("the tab of a client scope is there while the realm saves admin events", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { adminEventsEnabled: true });
  const { id } = await admin.clientScopes.create({ realm, name: uniqueName("watched"), protocol: "openid-connect" });
  await open(page, `/${realm}/client-scopes/${id}/events`);
  const grid = page.getByRole("grid");
  await expect(grid).toContainText("CREATE");
  await expect(grid.getByRole("link")).toHaveAttribute("href", new RegExp(`client-scopes/${id}/settings`));
});
