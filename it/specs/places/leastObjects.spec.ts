// A field that nobody touched never blocks a save: objects made through REST with the least that the server takes are
// opened, one field is changed and saved, and nothing else of them changes. Providers: userFederationSave.spec.
import { lastAlert } from "../../support/controls";
import { addLdap, ldapConfig, test as federated } from "../../support/areas/federation";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

/** How one kind of object is made, and which field of its form is changed. */
interface Kind {
  make: (realm: string) => Promise<{ id: string; place: string }>;
  read: (realm: string, id: string) => Promise<object | undefined>;
  field: string;
  save?: string;
  /** The object as it is expected from what it was. */
  expected: (before: never, text: string) => object;
}

/** Makes a role of nothing but a name. @returns its id */
async function newRole(realm: string): Promise<string> {
  const name = uniqueName("least");
  await admin.roles.create({ realm, name });
  return (await admin.roles.findOneByName({ realm, name }))?.id ?? "";
}

const attributesOf = (before: object, text: string) => ({ ...before, attributes: { key: [text] } });
const described = (before: object, text: string) => ({ ...before, description: text });

const kinds: Record<string, Kind> = {
  role: {
    make: async (realm) => {
      const id = await newRole(realm);
      return { id, place: `roles/${id}/details` };
    },
    read: (realm, id) => admin.roles.findOneById({ realm, id }),
    field: "description",
    expected: described,
  },
  "attributes of a role": {
    make: async (realm) => {
      const id = await newRole(realm);
      return { id, place: `roles/${id}/attributes` };
    },
    read: (realm, id) => admin.roles.findOneById({ realm, id }),
    field: "attributes.0.value",
    save: "attributes-save",
    expected: attributesOf,
  },
  "client scope": {
    make: async (realm) => {
      const { id } = await admin.clientScopes.create({ realm, name: uniqueName("least"), protocol: "saml" });
      return { id, place: `client-scopes/${id}/settings` };
    },
    read: (realm, id) => admin.clientScopes.findOne({ realm, id }),
    field: "description",
    expected: described,
  },
  user: {
    make: async (realm) => {
      const { id } = await admin.users.create({ realm, username: uniqueName("least") });
      return { id, place: `users/${id}/settings` };
    },
    read: (realm, id) => admin.users.findOne({ realm, id }),
    field: "firstName",
    save: "user-creation-save",
    expected: (before: object, firstName: string) => ({ ...before, firstName }),
  },
  "attributes of a group": {
    make: async (realm) => {
      const { id } = await admin.groups.create({ realm, name: uniqueName("least") });
      return { id, place: `groups/${id}/attributes` };
    },
    read: (realm, id) => admin.groups.findOne({ realm, id }),
    field: "attributes.0.value",
    save: "attributes-save",
    expected: attributesOf,
  },
};

for (const [name, { make, read, field, save = "save", expected }] of Object.entries(kinds))
  test(`the least ${name}`, async ({ page, realm }) => {
    const { id, place } = await make(realm);
    const before = await read(realm, id);
    await open(page, `/${realm}/${place}`);
    if (save === "attributes-save") {
      await page.getByTestId("attributes-add-row").click();
      await page.locator('[name="attributes.0.key"]').fill("key");
    }
    await page.getByRole("main").locator(`[name="${field}"]`).fill("changed");
    await page.getByTestId(save).click();
    await expect(lastAlert(page)).toBeVisible();
    expect(await read(realm, id)).toEqual(expected(before as never, "changed"));
  });

test("the least mapper of each protocol", async ({ page, realm }) => {
  for (const [protocol, protocolMapper] of [
    ["openid-connect", "oidc-hardcoded-claim-mapper"],
    ["saml", "saml-hardcode-attribute-mapper"],
  ] as const) {
    const { id } = await admin.clientScopes.create({ realm, name: uniqueName("least"), protocol });
    await admin.clientScopes.addProtocolMapper({ realm, id }, { name: "least", protocol, protocolMapper });
    const [mapper] = await admin.clientScopes.listProtocolMappers({ realm, id });
    await open(page, `/${realm}/client-scopes/${id}/mappers/${mapper?.id}/edit`);
    await page.getByTestId(protocol === "saml" ? "attribute.value" : "claim.value").fill("changed");
    await page.getByTestId("save").click();
    await expect(lastAlert(page)).toBeVisible();
    const [after] = await admin.clientScopes.listProtocolMappers({ realm, id });
    const setting = protocol === "saml" ? "attribute.value" : "claim.value";
    expect(after).toEqual({ ...mapper, config: { ...mapper?.config, [setting]: "changed" } });
  }
});

federated("the least mapper of a directory", async ({ page, directory, ownRealm: realm }) => {
  const parentId = await addLdap(realm, "people", ldapConfig(directory));
  const { id } = await admin.components.create({
    realm,
    parentId,
    name: "least",
    providerId: "hardcoded-ldap-attribute-mapper",
    providerType: "org.keycloak.storage.ldap.mappers.LDAPStorageMapper",
    config: { "ldap.attribute.name": ["a"], "ldap.attribute.value": ["b"] },
  });
  const before = await admin.components.findOne({ realm, id });
  await open(page, `/${realm}/user-federation/ldap/${parentId}/mappers/${id}`);
  await page.getByTestId("ldap.attribute.value").fill("changed");
  await page.getByTestId("ldap-mapper-save").click();
  await expect(lastAlert(page)).toBeVisible();
  const config = { ...before?.config, "ldap.attribute.value": ["changed"] };
  expect(await admin.components.findOne({ realm, id })).toEqual({ ...before, config });
});
