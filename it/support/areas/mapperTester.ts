// What the specs about the test of mappers share: mappers, the dialog, and what a sign-in really gives.
import type { Page, Request } from "@playwright/test";
import { begin } from "./identityProviders";
import { admin } from "../server";
import { expect, signIn } from "../test";

/** Adds a mapper of a type; its name and, where it gives one, its role. */
export async function addMapper(
  realm: string,
  alias: string,
  type: string,
  name: string,
  config: Record<string, string>,
) {
  if (config.role === name) await admin.roles.create({ realm, name });
  await admin.identityProviders.createMapper({
    realm,
    alias,
    identityProviderMapper: {
      name,
      identityProviderAlias: alias,
      identityProviderMapper: `${type}-idp-mapper`,
      config: { syncMode: "FORCE", ...config },
    },
  });
}

/** Claims or attributes with what a mapper wants of them, as its setting has them. */
export const list = (...rows: [string, string][]) => JSON.stringify(rows.map(([key, value]) => ({ key, value })));

/** Opens the tester of a provider's mappers. */
export async function openTester(page: Page) {
  await page.getByTestId("test-mappers").click();
  const dialog = page.getByRole("dialog", { name: "Test mappers" });
  await expect(dialog.getByTestId("pasted")).toBeVisible();
  const told = (name: string) =>
    dialog.getByRole("row").filter({ has: page.getByRole("gridcell", { name, exact: true }) });
  return { dialog, pasted: dialog.getByTestId("pasted"), told };
}

/** Requests of a page from now on. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request: Request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

/** What a browser keeps of a page: its stores and its address. */
export const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]));

/** Signs `ann` in through a provider, and answers her attributes, roles and groups. */
export async function resultOf(user: Page, realm: string, alias: string) {
  await begin(user, realm, alias);
  await signIn(user, { username: "ann", password: "ann" });
  await expect(user).toHaveURL(/[?&]code=/);
  const [ann] = await admin.users.find({ realm, briefRepresentation: false });
  const id = ann?.id ?? "";
  return {
    username: ann?.username,
    attributes: ann?.attributes,
    roles: (await admin.users.listRealmRoleMappings({ realm, id })).map(({ name }) => name),
    groups: (await admin.users.listGroups({ realm, id })).map(({ path }) => path),
  };
}
