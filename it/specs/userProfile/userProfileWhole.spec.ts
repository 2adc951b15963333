// The groups of the user profile, and all of it as JSON.
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";
import { addAttributes, at, attributeAt, attributeOf, profileOf } from "../../support/areas/userProfile";

test("18.2.4 groups are made, changed and deleted; their other annotations survive", async ({ page, realm }) => {
  const name = "a/b 100% ‘q’ 😀";
  await open(page, at(realm, "attributes-group"));
  await page.getByTestId("create-attributes-groups-action").click();
  await page.getByTestId("name").fill(name);
  await page.getByTestId("attributes-displayHeader").fill("Header");
  await page.getByTestId("saveGroupBtn").click();
  await expect(page.getByTestId("create-attributes-groups-action")).toBeVisible();
  const groupOf = async () => (await profileOf(realm)).groups?.find((one) => one.name === name);
  const { groups = [], ...profile } = await profileOf(realm);
  await admin.users.updateProfile({
    realm,
    ...profile,
    groups: groups.map((one) => (one.name === name ? { ...one, annotations: { deep: { a: [1] } } } : one)),
  });
  await page.getByRole("link", { name }).click();
  await page.getByTestId("attributes-displayDescription").fill("Description");
  await page.getByTestId("attributes-displayHeader").fill("");
  await page.getByTestId("saveGroupBtn").click();
  await expect(page.getByTestId("create-attributes-groups-action")).toBeVisible();
  const saved = await groupOf();
  expect(saved).toMatchObject({ displayDescription: "Description", annotations: { deep: { a: [1] } } });
  expect(saved?.displayHeader).toBeUndefined();
  await page.getByRole("row", { name }).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
  expect(await groupOf()).toBeUndefined();
});

test("the profile is changed as JSON beside another administrator; who only looks changes nothing", async ({
  page,
  realm,
  newPage,
}) => {
  await addAttributes(realm, { name: "mine", validations: { length: { max: 9 } } });
  await open(page, at(realm, "json-editor"));
  const editor = page.getByTestId("json");
  const text = await editor.inputValue();
  await editor.fill("[");
  await editor.blur();
  await expect(page.getByTestId("json-helper")).toBeVisible();
  await expect(page.getByTestId("save")).toBeDisabled();
  const next = JSON.parse(text) as { attributes: { name: string; validations: object }[] };
  for (const one of next.attributes) if (one.name === "mine") one.validations = { email: {} };
  await editor.fill(JSON.stringify(next));
  await addAttributes(realm, { name: "theirs" });
  await page.getByTestId("save").click();
  await expect.poll(async () => (await attributeOf(realm, "mine"))?.validations).toEqual({ email: {} });
  expect(await attributeOf(realm, "theirs")).toBeDefined();
  await expect(editor).toHaveValue(/theirs/);

  await admin.realms.update({ realm }, { realm, adminTheme: "gatehouse" });
  const viewer = await createUser(realm, uniqueName("viewer"), ["view-realm"]);
  const other = await newPage();
  await open(other, attributeAt(realm, "mine"), { as: viewer, realm });
  await expect(other.getByTestId("attribute-create")).toHaveAttribute("aria-disabled", "true");
  await expect(other.getByTestId("user-edit")).toBeDisabled();
  await expect(other.getByTestId("addValidator")).toBeDisabled();
  await expect(other.getByTestId("annotations-add-row")).toBeDisabled();
});
