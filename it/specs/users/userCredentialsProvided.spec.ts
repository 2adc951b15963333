// Credentials of a user who comes from a directory: kept there, set there.
import { lastAlert } from "../../support/controls";
import { addLdap, ldapConfig, test } from "../../support/areas/federation";
import { admin, createUser, uniqueName } from "../../support/server";
import { confirm, expect, open, openTab, refusal, typePassword } from "../../support/areas/userTabs";

test("the password of a directory's user is set in the directory", async ({
  page,
  newPage,
  directory,
  ownRealm: realm,
}) => {
  await addLdap(realm, "people", ldapConfig(directory, { usersDn: directory.dn("contractors") }));
  const [user] = await admin.users.find({ realm, username: "contractor-1", exact: true });
  const id = user?.id ?? "";
  await openTab(page, realm, id, "credentials");
  const provided = page.getByRole("grid", { name: "Credentials stored elsewhere" });
  await expect(provided.getByRole("row").filter({ hasText: "Password" })).toContainText("people");
  await expect(provided.getByRole("link", { name: "people" })).toHaveAttribute("href", /user-federation\/ldap\//);
  expect(await refusal(realm, "contractor-1", "contractor-1")).toBeUndefined();
  await provided.getByRole("button", { name: "Set password" }).click();
  await typePassword(page, "another");
  await page.getByTestId("temporaryPassword").click({ force: true });
  await confirm(page);
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("The password has been set successfully.");
  expect(await refusal(realm, "contractor-1", "another")).toBeUndefined();

  // who may not look at the providers gets the name, but no link
  const viewer = await createUser("master", uniqueName("viewer"), ["view-users"], { of: realm });
  const other = await newPage();
  await open(other, `/${realm}/users/${id}/credentials`, { as: viewer });
  await expect(other.getByRole("grid", { name: "Credentials stored elsewhere" })).toContainText("people");
  await expect(other.getByRole("link", { name: "people" })).toHaveCount(0);
  await directory.change(
    `dn: uid=contractor-1,${directory.dn("contractors")}\nchangetype: modify\nreplace: userPassword\nuserPassword: contractor-1\n`,
  );
});
