import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminClient } from "../../maven/theme.mjs";
import { run } from "../../maven/cli.mjs";
import type { Server } from "../../maven/server.mjs";
import { server as shared, startServer, uniqueName } from "../support/server";
import { expect, open, signIn, test } from "../support/test";

/** Environment block of the console that the server shows to a realm. */
async function consolePage(url: string, realm: string): Promise<string> {
  return (await fetch(`${url}/admin/${encodeURIComponent(realm)}/console/`)).text();
}

test("a realm's admin theme counts for that realm alone", async ({ admin }) => {
  const [ours, stock] = [uniqueName("ours"), uniqueName("stock")];
  await admin.realms.create({ realm: ours, enabled: true, adminTheme: "gatehouse" });
  await admin.realms.create({ realm: stock, enabled: true });
  try {
    expect(await consolePage(shared.url, ours)).toMatch(/"resourceUrl": ".*\/admin\/gatehouse"/);
    expect(await consolePage(shared.url, stock)).toMatch(/"resourceUrl": ".*\/admin\/keycloak\.v2"/);
  } finally {
    for (const realm of [ours, stock]) await admin.realms.del({ realm });
  }
});

test.describe("Gatehouse as the server's default theme, with themes of an operator", () => {
  let own: Server;
  let folder: string;

  /** Makes a theme the admin theme of the master realm; none is the server's default. */
  const select = (adminTheme?: string) =>
    adminClient(own.url).realms.update({ realm: "master" }, { realm: "master", adminTheme: adminTheme ?? "" });

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    folder = await mkdtemp(join(tmpdir(), "gatehouse-themes-"));
    const themes = join(folder, "theme");
    await cp(join(import.meta.dirname, "../themes"), themes, { recursive: true });
    const { code, output } = await run("jar", ["xf", shared.jar, "theme/gatehouse"], { cwd: folder });
    if (code !== 0) throw new Error(output);
    await rename(join(themes, "gatehouse"), join(themes, "upgraded"));
    const option = /^26\.2\./.test(shared.version) ? "--spi-theme-default" : "--spi-theme--default";
    own = await startServer({ kind: "process", themeFolder: folder, args: [`${option}=gatehouse`] });
    await select();
  });
  test.afterAll(async () => {
    await own?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  test("every type of theme is there", async () => {
    const { themes } = await adminClient(own.url).serverInfo.find();
    for (const type of ["admin", "login", "account", "email", "welcome"])
      expect(themes?.[type]?.map(({ name }) => name), type).toContain("gatehouse");
  });
});
