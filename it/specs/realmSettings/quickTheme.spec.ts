// A theme is made from images and colours: a jar, which is read again.
import { readFile } from "node:fs/promises";
import { unzip } from "../../../src/data/files/zip";
import { at, settings } from "../../support/areas/realmSettings";
import { admin } from "../../support/server";
import { expect, open, test } from "../../support/test";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("colours and a logo go into a jar, are read from it again, and never into the realm", async ({ page, realm }) => {
  const style = { light: { "link--Color": "#abcdef", "made-up": "kept" }, logoWidth: "11rem", more: { kept: [1] } };
  await admin.realms.update({ realm }, { attributes: { style: JSON.stringify(style) } });
  await open(page, at(realm, "themes", "quickTheme"));
  const colour = (name: string) => page.getByTestId(name);
  const image = (id: string) => page.getByTestId(id).locator('input[type="file"]');
  // the form begins with what the realm holds
  await expect(colour("light.link--Color")).toHaveValue("#abcdef");
  await expect(page.getByTestId("logoWidth")).toHaveValue("11rem");
  await colour("dark.FontFamily--text").fill("Serif; } body { display: none");
  await expect(page.getByTestId("dark.FontFamily--text-helper")).toHaveText("This is no list of fonts.");
  await colour("dark.FontFamily--text").fill("Georgia, serif");
  await expect(page.getByTestId("preview-dark")).toHaveCSS("font-family", "Georgia, serif");
  await colour("light.primary-color--100").fill("red; } body { display: none");
  await expect(page.getByTestId("light.primary-color--100-helper")).toBeVisible();
  await expect(page.getByTestId("colors-save")).toBeDisabled();
  await colour("light.primary-color--100").fill("#123456");
  await expect(colour("dark.primary-color--100")).toHaveValue("#1fa7f8");
  await colour("dark.primary-color--300").fill("rebeccapurple");
  await page.getByTestId("logoWidth").fill("10rem");
  await image("logo").setInputFiles({ name: "our logo.PNG", mimeType: "image/png", buffer: PIXEL });
  await expect(page.getByTestId("preview-light").getByRole("img", { name: "Logo" })).toHaveCSS("width", "160px");
  await page.getByTestId("colors-save").click();
  await page.getByTestId("fileName").fill("../x.jar");
  await page.getByTestId("fileName").blur();
  await expect(page.getByTestId("confirm")).toBeDisabled();
  await page.getByTestId("fileName").fill("our-theme.jar");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId("confirm").click()]);
  expect(file.suggestedFilename()).toBe("our-theme.jar");
  const path = await file.path();
  const jar = await unzip(new Uint8Array(await readFile(path)).buffer, () => true);
  const text = (name: string) => new TextDecoder().decode(jar?.get(name));
  expect(JSON.parse(text("META-INF/keycloak-themes.json"))).toEqual({
    themes: [{ name: "our-theme", types: ["login", "account", "admin", "common"] }],
  });
  expect(text("theme/our-theme/admin/theme.properties")).toContain("logo=img/logo.png");
  const css = text("theme/our-theme/common/resources/css/theme-styles.css");
  expect(css).toContain('--keycloak-logo-url: url("../img/logo.png");');
  expect(css).toContain("--pf-v5-global--primary-color--100: #123456;");
  expect(css).toMatch(/\.pf-v5-theme-dark \{[^}]*--pf-v5-global--FontFamily--text: Georgia, serif;/);
  const kept = JSON.parse(text("theme-settings.json"));
  expect(kept).toMatchObject({ more: style.more, light: { "made-up": "kept", "link--Color": "#abcdef" } });
  expect((await settings(realm)).attributes?.["style"]).toBe(JSON.stringify(style));
  expect(css).toMatch(/\.pf-v5-theme-dark \{[^}]*--pf-v5-global--primary-color--300: rebeccapurple;/);
  expect(Buffer.from(jar?.get("theme/our-theme/common/resources/img/logo.png") ?? [])).toEqual(PIXEL);

  await page.getByTestId("colors-revert").click();
  await page.getByRole("dialog").getByTestId("confirm").click();
  await expect(colour("light.primary-color--100")).toHaveValue("#0066cc");
  await page.locator("#jarUpload").setInputFiles({ name: "no.jar", mimeType: "", buffer: Buffer.from("no jar") });
  await expect(page.getByTestId("last-alert")).toContainText("This is not the JAR of a theme that was made here.");
  await page.locator("#jarUpload").setInputFiles(path);
  await expect(colour("light.primary-color--100")).toHaveValue("#123456");
  await expect(colour("dark.primary-color--300")).toHaveValue("rebeccapurple");
  await expect(colour("dark.FontFamily--text")).toHaveValue("Georgia, serif");
  await expect(page.getByTestId("logoWidth")).toHaveValue("10rem");
  await expect(page.locator("#logo-filename")).toHaveValue("logo.png");
  await page.getByTestId("themes-settings-tab").click();
  await expect(page.locator("#kc-login-theme")).toBeVisible();
});
