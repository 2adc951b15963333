// The list of providers, Kerberos, and who may do what.
import { choose, lastAlert } from "../../support/controls";
import { act, addLdap, expect, field, flip, ldapConfig, test } from "../../support/areas/federation";
import { admin, createUser } from "../../support/server";
import { pressKey } from "../../support/keys";
import { open } from "../../support/test";

// what is dragged moves as for everybody
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const STORAGE = "org.keycloak.storage.UserStorageProvider";
const odd = ['a/b %2F "c"; 100%', "دليل", "🏠 目録", "<b>bold</b>"];

const priorities = async (realm: string) =>
  Object.fromEntries(
    (await admin.components.find({ realm, type: STORAGE })).map(({ name, config }) => [name, config?.priority?.[0]]),
  );

test("the order of providers is changed by buttons, by keys and by dragging", async ({
  page,
  directory,
  ownRealm: realm,
}) => {
  for (const name of ["one", "two", "three"]) await addLdap(realm, name, ldapConfig(directory));
  await open(page, `/${realm}/user-federation`);
  await page.getByTestId("viewHeader-lower-btn").click();
  const list = page.getByTestId("manageOrderDataList");
  const order = () => list.getByRole("listitem").allInnerTexts();
  await expect.poll(order).toEqual(["one", "three", "two"]);
  await page.getByRole("button", { name: "Move two up", exact: true }).click();
  await expect.poll(order).toEqual(["one", "two", "three"]);
  await list.locator("#one").getByRole("button").first().focus();
  await pressKey(page, "ArrowDown");
  await expect.poll(order).toEqual(["two", "one", "three"]);
  await pressKey(page, "ArrowDown");
  await expect.poll(order).toEqual(["two", "three", "one"]);
  await list.locator("#one").dragTo(list.locator("#two"), { steps: 5 });
  await expect.poll(order).toEqual(["one", "two", "three"]);
  // picked up: Escape puts back and leaves the dialog open, space drops
  const handle = list.locator("#three").getByRole("button").first();
  const announcement = page.getByRole("dialog").locator("[aria-live=assertive]").first();
  await handle.focus();
  for (const end of ["Escape", " "]) {
    await pressKey(page, " ");
    await expect(handle).toHaveAttribute("aria-pressed", "true");
    await pressKey(page, "ArrowUp");
    await expect(announcement).toHaveText("three is now at place 2.");
    await pressKey(page, "ArrowUp");
    await expect(announcement).toHaveText("three is now at place 1.");
    await pressKey(page, end);
    await expect(handle).toBeFocused();
    await expect.poll(order).toEqual(end === " " ? ["three", "one", "two"] : ["one", "two", "three"]);
  }
  // with nothing picked up Escape is for the dialog, which loses no order without a question
  await pressKey(page, "Escape");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await pressKey(page, "Escape");
  await expect(question).toHaveCount(0);
  await expect.poll(order).toEqual(["three", "one", "two"]);
  await page.getByRole("button", { name: "Move three down", exact: true }).click();
  await page.getByRole("button", { name: "Move three down", exact: true }).click();
  await expect.poll(order).toEqual(["one", "two", "three"]);
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(lastAlert(page)).toHaveText("Successfully changed the priority order of user federation providers");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await priorities(realm)).toEqual({ one: "0", two: "1", three: "2" });
});

test("providers with odd names are listed, opened and deleted", async ({ page, directory, ownRealm: realm }) => {
  for (const name of odd) await addLdap(realm, name, ldapConfig(directory));
  await open(page, `/${realm}/user-federation/ldap`);
  await expect(page.getByTestId("keycloak-card-title")).toHaveCount(odd.length);
  for (const name of odd) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByTestId("name")).toHaveValue(name);
    await page.getByTestId("ldap-cancel").click();
    await page.getByTestId(`${name}-dropdown`).click();
    await page.getByTestId("card-delete").click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(name);
    await page.getByTestId("confirm").click();
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByTestId("ldap-card")).toBeVisible();
});

test("a Kerberos provider is made, changed and switched off", async ({ page, ownRealm: realm }) => {
  await open(page, `/${realm}/user-federation`);
  // a card is a link that the blank follows, too
  await page.getByTestId("kerberos-card").getByRole("link").focus();
  await pressKey(page, " ");
  await expect(page.getByTestId("kerberos-save")).toBeDisabled();
  await field(page, "kerberosRealm").fill("EXAMPLE.ORG");
  await page.getByTestId("kerberos-save").click();
  await expect(page.getByTestId("name-helper")).toHaveText("You must enter a name");
  await expect(page.getByTestId("config.keyTab.0-helper")).toHaveText("You must enter a key tab");
  await page.getByTestId("name").fill("spnego");
  await field(page, "serverPrincipal").fill("HTTP/localhost@EXAMPLE.ORG");
  await field(page, "keyTab").fill("/etc/krb5.keytab");
  await expect(page.locator('[id="config.editMode[0]"]')).toHaveCount(0);
  await flip(page, "kc-allow-password-authentication");
  await choose(page, "config.editMode[0]", "UNSYNCED");
  await choose(page, "kc-cache-policy", "EVICT_WEEKLY");
  for (const [unit, option] of [
    ["day", "Tuesday"],
    ["hour", "07"],
    ["minute", "05"],
  ] as const) {
    await page.locator(`#kc-eviction-${unit}`).click();
    const list = page.getByRole("listbox", { name: `Select eviction ${unit}`, exact: true });
    await list.getByRole("option", { name: option, exact: true }).click();
  }
  await page.getByTestId("kerberos-save").click();
  await expect(lastAlert(page)).toHaveText("User federation provider successfully created");
  const [made] = await admin.components.find({ realm, type: STORAGE });
  expect(made).toMatchObject({
    name: "spnego",
    providerId: "kerberos",
    config: {
      kerberosRealm: ["EXAMPLE.ORG"],
      allowPasswordAuthentication: ["true"],
      editMode: ["UNSYNCED"],
      cachePolicy: ["EVICT_WEEKLY"],
      evictionDay: ["3"],
      evictionHour: ["7"],
      evictionMinute: ["5"],
    },
  });

  await page.getByRole("link", { name: "spnego", exact: true }).click();
  await choose(page, "kc-cache-policy", "MAX_LIFESPAN");
  await page.getByTestId("kerberos-cache-lifespan").getByRole("spinbutton").fill("60000");
  await page.getByTestId("kerberos-save").click();
  await expect(lastAlert(page)).toHaveText("User federation provider successfully saved");
  await flip(page, "Kerberos-switch");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("Kerberos-switch")).not.toBeChecked();
  const after = await admin.components.findOne({ realm, id: made?.id ?? "" });
  expect(after?.config).toMatchObject({ cachePolicy: ["MAX_LIFESPAN"], maxLifespan: ["60000"], enabled: ["false"] });
  await act(page, "Delete provider?");
  await page.getByTestId("confirm").click();
  await page.getByTestId("kerberos-card").getByRole("link").focus();
  await pressKey(page, "Enter");
  await expect(page.getByTestId("kerberos-save")).toBeVisible();
});

test("who may only look sees everything, off and with the reason", async ({
  signedOutPage: page,
  directory,
  ownRealm: realm,
}) => {
  await admin.realms.update({ realm }, { realm, adminTheme: "gatehouse" });
  const viewer = await createUser(realm, "viewer", ["view-realm"]);
  const id = await addLdap(realm, "people", ldapConfig(directory));
  await open(page, `/${realm}/user-federation/ldap/${id}/settings`, { realm, as: viewer });
  await expect(page.getByText("You need: manage-realm")).toBeVisible();
  await expect(field(page, "connectionUrl")).toHaveValue(directory.url);
  await expect(field(page, "connectionUrl")).toBeDisabled();
  await expect(page.getByTestId("LDAP-switch")).toBeDisabled();
  for (const button of ["ldap-save", "test-connection-button", "test-auth-button", "query-extensions"])
    await expect(page.getByTestId(button)).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("test-auth-button").focus();
  await expect(page.getByRole("tooltip")).toHaveText("You need: manage-realm");
  await page.getByTestId("action-dropdown").click();
  const sync = page.getByRole("menuitem", { name: "Sync all users", exact: true });
  await expect(sync).toHaveAttribute("aria-disabled", "true");
  await sync.hover();
  await expect(page.getByRole("tooltip").filter({ hasText: "manage-users" })).toBeVisible();
  await pressKey(page, "Escape");
  await page.getByTestId("ldap-mappers-tab").click();
  await expect(page.getByTestId("add-mapper-btn")).toHaveAttribute("aria-disabled", "true");
});
