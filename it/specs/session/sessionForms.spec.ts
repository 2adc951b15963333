// A session that is ended on the server in the middle of each form of people's pages: the page stays with what was typed,
// offers to sign in again, and the save that was begun goes on.
import type { Page } from "@playwright/test";
import { groupOf, groupsNamed, newGroup } from "../../support/areas/groups";
import { admin, uniqueName } from "../../support/server";
import { refused, secondWindow, test } from "../../support/signIn";
import { expect, open, signIn, visit } from "../../support/test";
import { check, paste } from "../../support/areas/userImport";
import { userNamed, userOf } from "../../support/areas/users";

interface FormCase {
  form: string;
  /** Test id of the button that saves. */
  save: string;
  /**
   * Makes what the form is about, and fills it in up to its button.
   * @returns what the server answers when it is saved, and what it has to be
   */
  fill: (page: Page, realm: string, name: string) => Promise<{ saved: () => Promise<unknown>; is: unknown }>;
}

/** Whether the browser may leave the page without a question: nothing in it is unsaved. */
const leavesFreely = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })));

const newUser = async (realm: string, username: string) =>
  (await admin.users.create({ realm, username, enabled: true, email: `${username}@gatehouse.example` })).id;

const forms: FormCase[] = [
  {
    form: "add user",
    save: "user-creation-save",
    fill: async (page, realm, name) => {
      await visit(page, `/${realm}/users/add-user`);
      await page.getByTestId("username").fill(name);
      await page.getByTestId("lastName").fill("Typed");
      return { saved: () => userNamed(realm, name), is: expect.objectContaining({ lastName: "Typed" }) };
    },
  },
  {
    form: "details of a user",
    save: "user-creation-save",
    fill: async (page, realm, name) => {
      const id = await newUser(realm, name);
      await visit(page, `/${realm}/users/${id}/settings`);
      await page.getByTestId("firstName").fill("Typed");
      return { saved: () => userOf(realm, id), is: expect.objectContaining({ firstName: "Typed" }) };
    },
  },
  {
    form: "attributes of a user",
    save: "attributes-save",
    fill: async (page, realm, name) => {
      const id = await newUser(realm, name);
      await visit(page, `/${realm}/users/${id}/attributes`);
      await page.getByTestId("unmanagedAttributes-add-row").click();
      await page.locator('[name="unmanagedAttributes.0.key"]').fill("typed");
      await page.locator('[name="unmanagedAttributes.0.value"]').fill("1");
      return { saved: () => userOf(realm, id), is: expect.objectContaining({ attributes: { typed: ["1"] } }) };
    },
  },
  {
    form: "label of a credential",
    save: "editUserLabelAcceptBtn",
    fill: async (page, realm, name) => {
      const credentials = [{ type: "password", value: "secret" }];
      const { id } = await admin.users.create({ realm, username: name, enabled: true, credentials });
      await visit(page, `/${realm}/users/${id}/credentials`);
      await page.getByTestId("editUserLabelBtn").click();
      await page.getByTestId("userLabelFld").fill("typed");
      return {
        saved: () => admin.users.getCredentials({ realm, id }),
        is: [expect.objectContaining({ userLabel: "typed" })],
      };
    },
  },
  {
    form: "new group",
    save: "createGroup",
    fill: async (page, realm, name) => {
      await newGroup(realm, { name: `${name} before` });
      await visit(page, `/${realm}/groups`);
      await page.getByTestId("openCreateGroupModal").click();
      await page.getByTestId("name").fill(name);
      await page.getByTestId("description").fill("typed");
      return { saved: () => groupsNamed(realm, name), is: [expect.objectContaining({ description: "typed" })] };
    },
  },
  {
    form: "name and description of a group",
    save: "renameGroup",
    fill: async (page, realm, name) => {
      const id = await newGroup(realm, { name });
      await visit(page, `/${realm}/groups/${id}`);
      await page.getByTestId("action-dropdown").click();
      await page.getByTestId("renameGroupAction").click();
      await page.getByTestId("description").fill("typed");
      return { saved: () => groupOf(realm, id), is: expect.objectContaining({ name, description: "typed" }) };
    },
  },
  {
    form: "attributes of a group",
    save: "attributes-save",
    fill: async (page, realm, name) => {
      const id = await newGroup(realm, { name });
      await visit(page, `/${realm}/groups/${id}/attributes`);
      await page.getByTestId("attributes-add-row").click();
      await page.locator('[name="attributes.0.key"]').fill("typed");
      await page.locator('[name="attributes.0.value"]').fill("1");
      return { saved: () => groupOf(realm, id), is: expect.objectContaining({ attributes: { typed: ["1"] } }) };
    },
  },
  {
    form: "import of users",
    save: "import-start",
    fill: async (page, realm, name) => {
      await visit(page, `/${realm}/users/import`);
      await paste(page, `username;lastName\n${name};Typed`);
      await check(page);
      await expect(page.getByTestId("import-start")).toBeEnabled();
      return { saved: () => userNamed(realm, name), is: expect.objectContaining({ lastName: "Typed" }) };
    },
  },
  {
    form: "new realm role",
    save: "save",
    fill: async (page, realm, name) => {
      await visit(page, `/${realm}/roles/new`);
      await page.getByTestId("name").fill(name);
      await page.getByTestId("description").fill("typed");
      return {
        saved: () => admin.roles.findOneByName({ realm, name }),
        is: expect.objectContaining({ description: "typed" }),
      };
    },
  },
  {
    form: "revocation",
    save: "set-to-now-button",
    fill: async (page, realm) => {
      await visit(page, `/${realm}/sessions`);
      // the page before, which stays until this one is there, has a menu as well
      await expect(page.getByTestId("view-header")).toHaveText("Sessions");
      await page.getByTestId("action-dropdown").click();
      await page.getByTestId("revocation").click();
      const { notBefore = 0 } = (await admin.realms.findOne({ realm })) ?? {};
      return {
        saved: async () => ((await admin.realms.findOne({ realm }))?.notBefore ?? 0) > notBefore,
        is: true,
      };
    },
  },
  {
    form: "saving of events",
    save: "switch-on-saving",
    fill: async (page, realm) => {
      await visit(page, `/${realm}/events/user-events`);
      await expect(page.getByTestId("switch-on-saving")).toBeVisible();
      return {
        saved: () => admin.realms.getConfigEvents({ realm }),
        is: expect.objectContaining({ eventsEnabled: true }),
      };
    },
  },
];

test("the session ends in the middle of each form", async ({ page, realm, administrator, allowConsole }) => {
  page.setDefaultTimeout(20_000);
  allowConsole(refused(400, 401));
  await admin.users.updateProfile({
    realm,
    ...(await admin.users.getProfile({ realm })),
    unmanagedAttributePolicy: "ENABLED" as never,
  });
  await open(page, `/${realm}/users`, { as: administrator });
  const ended = page.getByRole("dialog", { name: "You are signed out" });
  for (const { form, save, fill } of forms)
    await test.step(form, async () => {
      const { saved, is } = await fill(page, realm, uniqueName("ends"));
      expect(await saved(), `${form}: before`).not.toEqual(is);
      const button = page.getByTestId(save);
      await expect(button).toBeEnabled();
      await admin.users.logout({ realm: "master", id: administrator.id });
      // a read behind the page may have been shown first: then the dialog is in front of the button
      await button.dispatchEvent("click");
      await expect(ended, form).toBeVisible();
      const second = await secondWindow(page);
      await Promise.all([second.waitForEvent("close"), signIn(second, administrator)]);
      await expect(ended).toBeHidden();
      await expect.poll(saved, form).toEqual(is);
      await expect(page.getByRole("dialog"), form).toHaveCount(0);
      await expect.poll(() => leavesFreely(page), form).toBe(true);
    });
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)))).toEqual([]);
});
