// A form that leads on when it is saved does so at once, and never takes the administrator away from where he went since.
import type { Page, Request } from "@playwright/test";
import { hold } from "../../support/faults";
import { makeLdap } from "../../support/areas/providers";
import { admin, uniqueName } from "../../support/server";
import { expect, open, settled, test, visit } from "../../support/test";

interface Case {
  form: string;
  /** Test id of the button that saves. */
  save: string;
  /** Opens the form and fills in what it needs. */
  fill: (page: Page, realm: string, name: string) => Promise<void>;
}

const typed =
  (address: (realm: string) => string, field: string) => async (page: Page, realm: string, name: string) => {
    await open(page, address(realm));
    await page.getByTestId(field).fill(name);
  };

const forms: Case[] = [
  { form: "role", save: "save", fill: typed((realm) => `/${realm}/roles/new`, "name") },
  { form: "user", save: "user-creation-save", fill: typed((realm) => `/${realm}/users/add-user`, "username") },
  { form: "client scope", save: "save", fill: typed((realm) => `/${realm}/client-scopes/new`, "name") },
  {
    form: "group",
    save: "createGroup",
    fill: async (page, realm, name) => {
      await admin.groups.create({ realm, name: `first ${name}` });
      await open(page, `/${realm}/groups`);
      await page.getByTestId("openCreateGroupModal").click();
      await page.getByTestId("name").fill(name);
    },
  },
  {
    form: "Kerberos provider",
    save: "kerberos-save",
    fill: async (page, realm, name) => {
      await typed(() => `/${realm}/user-federation/kerberos/new`, "name")(page, realm, name);
      for (const [field, value] of [
        ["kerberosRealm", "EXAMPLE.ORG"],
        ["serverPrincipal", "HTTP/localhost@EXAMPLE.ORG"],
        ["keyTab", "/etc/krb5.keytab"],
      ])
        await page.getByTestId(`config.${field}.0`).fill(value ?? "");
    },
  },
  {
    form: "LDAP mapper",
    save: "ldap-mapper-save",
    fill: async (page, realm, name) => {
      const id = await makeLdap(realm);
      await typed(() => `/${realm}/user-federation/ldap/${id}/mappers/new`, "name")(page, realm, name);
      await page.getByRole("combobox", { name: "Mapper type" }).fill("full-name");
      await page.getByRole("option", { name: "full-name-ldap-mapper", exact: true }).click();
    },
  },
  {
    form: "realm",
    save: "create",
    fill: async (page, _, name) => {
      await open(page, "/master/realms");
      await page.getByTestId("add-realm").click();
      await page.getByTestId("realm").fill(name);
    },
  },
];

/** Where the administrator goes meanwhile. */
const ELSEWHERE = "/master/sessions";

for (const { form, save, fill } of forms)
  test(`${form}: what is read after the save holds nobody back, and takes nobody away`, async ({ page, realm }) => {
    const name = uniqueName("leads");
    await fill(page, realm, name);
    const isSaved = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && new URL(answer.url()).pathname.startsWith("/admin/realms"),
    );
    const pending = new Set<Request>();
    page.on("request", (request) => void (request.method() === "GET" && pending.add(request)));
    page.on("requestfinished", (request) => void pending.delete(request));
    page.on("requestfailed", (request) => void pending.delete(request));
    // a role's own page needs its id, which the server returns by another read; a mapper is made of a provider that is there
    const release = await hold(page, /\/admin\/realms\/(?!master\b|[^/]+\/(roles|components)\/)/);
    await page.getByTestId(save).click();
    expect((await isSaved).ok()).toBe(true);
    await expect(page.getByTestId("last-alert")).toBeVisible();
    await visit(page, ELSEWHERE);
    await expect(page.getByTestId("view-header")).toHaveText("Sessions");
    release();
    await expect.poll(() => pending.size).toBe(0);
    await settled(page);
    await expect(page).toHaveURL(/#\/master\/sessions$/);
    await expect(page.getByTestId("view-header")).toHaveText("Sessions");
    if (form === "realm") await admin.realms.del({ realm: name });
  });

test("a deletion takes nobody away who has gone on, and asks nothing about what was typed of what is gone", async ({
  page,
  realm,
}) => {
  const [typed, left] = [uniqueName("typed"), uniqueName("left")];
  for (const name of [typed, left]) await admin.roles.create({ realm, name });
  const remove = async (name: string) => {
    await page.getByTestId("action-dropdown").click();
    await page.getByRole("menuitem", { name: "Delete this role" }).click();
    await page.getByRole("dialog").getByTestId("confirm").click();
    await expect.poll(() => admin.roles.findOneByName({ realm, name }).catch(() => null)).toBeFalsy();
  };
  const { id } = (await admin.roles.findOneByName({ realm, name: typed })) ?? {};
  await open(page, `/${realm}/roles/${id}/details`);
  await page.getByTestId("description").fill("of no use any more");
  await remove(typed);
  await expect(page.getByTestId("view-header")).toHaveText("Realm roles");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("link", { name: left, exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText(left);
  // the server deletes it, its answer comes late
  const held: (() => void)[] = [];
  await page.route(/\/roles-by-id\//, async (route) => {
    if (route.request().method() !== "DELETE") return route.fallback();
    const response = await route.fetch();
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ response });
  });
  await remove(left);
  await visit(page, ELSEWHERE);
  held.forEach((go) => go());
  await expect(page.getByTestId("last-alert")).toHaveText("The role has been deleted");
  await settled(page);
  await expect(page).toHaveURL(/#\/master\/sessions$/);
});
