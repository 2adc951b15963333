// What nobody touched is not written: providers with the least that the server takes, of every kind.
import { expect, providerAt, providerNow, save, test } from "../../support/areas/identityProviders";
import { admin } from "../../support/server";
import { open } from "../../support/test";

/** What differs afterwards. */
interface Changed extends Record<string, unknown> {
  displayName?: string;
  config?: Record<string, string>;
}

/** The least settings of each type, and the field that is changed. */
const least: Record<string, { config: Record<string, string>; field: string; changed: Changed }> = {
  oidc: { config: {}, field: "displayName", changed: { displayName: "changed" } },
  "keycloak-oidc": { config: {}, field: "displayName", changed: { displayName: "changed" } },
  oauth2: {
    config: { userInfoUrl: "https://op.example/me" },
    field: "config.emailClaim",
    changed: { config: { emailClaim: "changed" } },
  },
  saml: { config: {}, field: "config.entityId", changed: { config: { entityId: "changed" } } },
  github: { config: {}, field: "baseUrl", changed: { config: { baseUrl: "changed" } } },
};

for (const [providerId, { config, field, changed }] of Object.entries(least))
  test(`the least ${providerId} is saved with one change`, async ({ page, ownRealm: realm }) => {
    await admin.identityProviders.create({ realm, alias: "bare", providerId, enabled: true, config });
    const before = await providerNow(realm, "bare");
    await open(page, providerAt(realm, providerId, "bare"));
    await page.getByTestId(field).fill("changed");
    await save(page);
    const after = await providerNow(realm, "bare");
    expect(after).toMatchObject(changed);
    expect(after).toEqual({ ...before, ...changed, config: { ...before.config, ...changed.config } });
  });
