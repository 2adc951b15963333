// Metadata of a provider read again: what they say otherwise is shown before it is taken.
import { lastAlert } from "../../support/controls";
import { act, addProvider, expect, providerAt, providerNow, test } from "../../support/areas/identityProviders";
import { admin, server } from "../../support/server";
import { open } from "../../support/test";

const METADATA = `${server.url}/realms/master/.well-known/openid-configuration`;
const endpoint = (name: string) => `${server.url}/realms/master/protocol/openid-connect/${name}`;

test("what metadata say otherwise is shown, chosen and taken", async ({ page, ownRealm: realm, allowConsole }) => {
  allowConsole(/status of 500/);
  const found = await admin.identityProviders.importFromUrl({ realm, providerId: "oidc", fromUrl: METADATA });
  const config = {
    ...found,
    tokenUrl: "https://old.example/token",
    issuer: "https://old.example",
    useJwksUrl: "false",
    validateSignature: "false",
  };
  await addProvider(realm, "op", { providerId: "oidc", config: { ...config, prompt: "login" } });
  await open(page, providerAt(realm, "oidc", "op"));
  await act(page, "Compare with metadata");
  const dialog = page.getByRole("dialog", { name: "Compare with metadata" });
  const address = dialog.getByTestId("metadata-address");
  await address.fill(`${server.url}/none`);
  await dialog.getByTestId("read-metadata").click();
  await expect(dialog).toContainText("The server cannot read metadata at this address");
  await expect(dialog.getByTestId("take")).toBeDisabled();
  await address.fill(METADATA);
  await address.press("Enter");
  const rows = dialog.getByRole("grid").locator("tbody tr");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("https://old.example/token");
  await expect(rows.nth(1)).toContainText(endpoint("token"));
  await dialog.getByTestId("take-issuer").uncheck();
  // changed meanwhile by another client
  const now = await providerNow(realm, "op");
  await admin.identityProviders.update({ realm, alias: "op" }, { ...now, displayName: "Meanwhile" });
  await dialog.getByTestId("take").click();
  await expect(lastAlert(page)).toHaveText("Provider successfully updated");
  await expect(dialog).toHaveCount(0);
  expect(await providerNow(realm, "op")).toMatchObject({
    displayName: "Meanwhile",
    config: {
      tokenUrl: endpoint("token"),
      issuer: "https://old.example",
      useJwksUrl: "true",
      prompt: "login",
      clientSecret: "**********",
    },
  });
  await expect(page.getByTestId("config.tokenUrl")).toHaveValue(endpoint("token"));

  await page.getByTestId("config.issuer").fill(`${server.url}/realms/master`);
  await page.getByTestId("idp-details-save").click();
  await expect(page.getByTestId("changes")).toHaveCount(0);
  await act(page, "Compare with metadata");
  await expect(address).toHaveValue(METADATA);
  await dialog.getByTestId("read-metadata").click();
  await expect(dialog).toContainText("The settings are those of the metadata.");
  await dialog.getByTestId("cancel").click();
});

test("what someone else changed since the comparison is left to the administrator", async ({
  page,
  ownRealm: realm,
}) => {
  const found = await admin.identityProviders.importFromUrl({ realm, providerId: "oidc", fromUrl: METADATA });
  const config = { ...found, tokenUrl: "https://old.example/token", logoutUrl: "https://old.example/logout" };
  await addProvider(realm, "op", { providerId: "oidc", config });
  await open(page, providerAt(realm, "oidc", "op"));
  await act(page, "Compare with metadata");
  const dialog = page.getByRole("dialog", { name: "Compare with metadata" });
  await dialog.getByTestId("read-metadata").click();
  await expect(dialog.getByRole("grid").locator("tbody tr")).toHaveCount(2);
  const now = await providerNow(realm, "op");
  const theirs = { ...now, config: { ...now.config, tokenUrl: "https://theirs.example/token" } };
  await admin.identityProviders.update({ realm, alias: "op" }, theirs);
  await dialog.getByTestId("take").click();
  const choice = page.getByRole("dialog").filter({ has: page.getByTestId("resolve") });
  await expect(choice.getByRole("group", { name: "tokenUrl", exact: true })).toBeVisible();
  await choice.getByRole("radio", { name: /theirs\.example/ }).check();
  await page.getByTestId("resolve").click();
  await expect(lastAlert(page)).toHaveText("Provider successfully updated");
  await expect(dialog).toHaveCount(0);
  expect((await providerNow(realm, "op")).config).toMatchObject({
    tokenUrl: "https://theirs.example/token",
    logoutUrl: endpoint("logout"),
  });
});
