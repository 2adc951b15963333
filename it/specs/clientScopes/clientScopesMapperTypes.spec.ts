// Every mapper type that the server has for OpenID Connect and SAML is rendered, saved, read back and rendered again.
import type { ConfigPropertyRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/configPropertyRepresentation";
import type { ProtocolMapperTypeRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import type { Locator, Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { makeScope, scopeAt, scopeNow } from "../../support/areas/clientScopes";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const dotted = (name: string) => `config.${name.replaceAll(".", "🍺")}`;

/** The control of a setting, as automation finds it (kit.md §9). */
function control(page: Page, { name = "", type }: ConfigPropertyRepresentation): Locator {
  if (type === "UserProfileAttributeList") return page.getByTestId(dotted(name));
  if (type === "ClientList") return page.locator(`[id="${dotted(name)}"]`);
  if (type === "Role") return page.getByTestId("add-role-mapping-button");
  if (type === "List" || type === "boolean") return page.locator(`[id="${name}"]`);
  return page.getByTestId(name);
}

/** What the form has to send for a setting that nobody touched, undefined for nothing in particular. */
function untouched({ type, defaultValue, options }: ConfigPropertyRepresentation): string | undefined {
  if (type === "List") return String(defaultValue ?? options?.[0]);
  return type === "boolean" && defaultValue !== undefined ? String(defaultValue) : undefined;
}

/** Makes a mapper of a type by its form and looks at what the server keeps. The page is not loaded again. */
async function tryType(page: Page, realm: string, id: string, type: ProtocolMapperTypeRepresentation): Promise<void> {
  const properties = type.properties.filter(({ name }) => name);
  await page.locator("#mapperAction").click();
  await page.getByRole("menuitem", { name: "By configuration" }).click();
  await page.getByRole("dialog").locator(`[id="${type.id}"]`).click();
  await expect(page.locator("#mapperType")).toHaveValue(type.name);
  const name = `made ${type.id}`;
  await page.getByTestId("name").fill(name);
  const expected: Record<string, string> = {};
  for (const property of properties) {
    const { name = "", type: kind } = property;
    const field = control(page, property);
    await expect(field, `${type.id} ${name}`).toBeVisible();
    const typed = kind === "String" || kind === "UserProfileAttributeList" ? `v.${name}` : undefined;
    if (typed) await field.fill(typed);
    const value = typed ?? untouched(property);
    if (value !== undefined) expected[name] = value;
  }
  await page.getByTestId("save").click();
  await expect(page, type.id).toHaveURL(/\/edit$/);
  await expect(lastAlert(page)).toHaveText("Mapping successfully created");
  const made = (await scopeNow(realm, id)).protocolMappers?.find((one) => one.name === name);
  expect(made, type.id).toMatchObject({ protocolMapper: type.id, config: expected });
  for (const property of properties)
    if (property.type === "String")
      await expect(control(page, property)).toHaveValue(expected[property.name ?? ""] ?? "");
  await expect(page.getByTestId("save")).toBeDisabled();
  await page.getByTestId("cancel").click();
}

for (const protocol of ["openid-connect", "saml"])
  for (const half of [0, 1])
    test(`every mapper type of ${protocol}, part ${half + 1}`, async ({ page, realm }) => {
      const { protocolMapperTypes } = await admin.serverInfo.find();
      const types = protocolMapperTypes?.[protocol] ?? [];
      expect(types.length).toBeGreaterThan(10);
      const id = await makeScope(realm, uniqueName(`${protocol}-${half}`), { protocol });
      // a list with a mapper has the menu that every type is made from
      const protocolMapper = types[0]?.id;
      await admin.clientScopes.addProtocolMapper(
        { realm, id },
        { name: "first", protocol, protocolMapper, config: {} },
      );
      await open(page, scopeAt(realm, id, "mappers"));
      for (const [index, type] of types.entries()) if (index % 2 === half) await tryType(page, realm, id, type);
    });
