// The theme on its way to a server: packing the jar, selecting the theme.
import KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Problem, root, run } from "./cli.mjs";
import { ADMIN } from "./server.mjs";

/**
 * When, in milliseconds since 1970, something that the jar is made of was changed last; folders count for deleted
 * files.
 */
function lastChange(folder) {
  const parts = ["src", "theme", "maven", "pom.xml", "package-lock.json"].map((name) => join(folder, name));
  const below = parts
    .filter((part) => statSync(part).isDirectory())
    .flatMap((part) => readdirSync(part, { recursive: true }).map((name) => join(part, name)))
    .filter((name) => !name.includes(".generated."));
  return Math.max(...[...parts, ...below].map((file) => statSync(file).mtimeMs));
}

/**
 * Builds the theme and packs it with Maven, as `mvn package` does, but keeps the installed node_modules, and the jar
 * when nothing has changed since it was made.
 * @param folder of the project
 * @returns path of the jar
 * @throws Problem with the end of what Maven printed; of a build by npm it prints the reason only when it is not quiet
 */
export async function makeJar(folder = root) {
  const jar = join(folder, "target/gatehouse.jar");
  if (existsSync(jar) && statSync(jar).mtimeMs > lastChange(folder)) return jar;
  const { code, output } = await run("mvn", ["-B", "package", "-DskipNpmCi"], { cwd: folder });
  if (code === -1)
    throw new Problem("Maven is needed to pack the jar, and there is no mvn: install Apache Maven 3.8 or newer.");
  if (code !== 0)
    throw new Problem(`${output.split("\n").slice(-60).join("\n")}\nThe jar could not be made, see above.`);
  return jar;
}

/**
 * An admin client signed in to the master realm as the first administrator; it gets itself a new token when one is due.
 */
export function adminClient(url) {
  const client = new KeycloakAdminClient({ baseUrl: url });
  const signIn = new KeycloakAdminClient({ baseUrl: url });
  let due = 0;
  // admin-cli's tokens live for 60 s.
  const getAccessToken = async () => {
    if (Date.now() > due) {
      await signIn.auth({ ...ADMIN, grantType: "password", clientId: "admin-cli" });
      due = Date.now() + 40_000;
    }
    return signIn.accessToken;
  };
  client.registerTokenProvider({ getAccessToken });
  return client;
}

/** Makes Gatehouse the admin theme of these realms, the ones that people sign in to. */
export async function selectTheme(url, realms = ["master"]) {
  const client = adminClient(url);
  for (const realm of realms) await client.realms.update({ realm }, { realm, adminTheme: "gatehouse" });
}
