// The Keycloak distribution: fetched by Maven (so kept in the local Maven repository) and unpacked once.
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Problem, run, state } from "./cli.mjs";

/** The server version that everything is developed and tested with. */
export const VERSION = "26.7.3";

async function java() {
  const program = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, "bin/java") : "java";
  const { code, output } = await run(program, ["-version"]);
  const version = Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
  if (code === 0 && version >= 17) return;
  const found = code === 0 ? `Java ${version || "of an unknown version"} is too old` : `no Java found (${program})`;
  throw new Problem(`The server needs Java 17 or newer, ${found}: install a JDK, or let JAVA_HOME point to one.`);
}

/**
 * Gets the server's distribution; the first time it is downloaded (about 170 MB, progress on the terminal).
 * @param version of the server, as on Maven Central (org.keycloak:keycloak-quarkus-dist)
 * @returns the folder of the unpacked distribution; it is shared, nobody writes to it
 * @throws Problem where there is no Java 17, no Maven, no network, or no such version
 */
export async function distribution(version = VERSION) {
  await java();
  const folder = join(state, "dist", version);
  if (existsSync(folder)) return folder;
  if ((await run("mvn", ["-v"])).code !== 0)
    throw new Problem("Maven is needed to get the server, and there is no mvn: install Apache Maven 3.8 or newer.");

  const unpacked = join(state, "dist", `${version}.${process.pid}`);
  await mkdir(unpacked, { recursive: true });
  console.log(`Getting Keycloak ${version} through Maven (about 170 MB when it is not in the local repository) …`);
  const goal = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack";
  const artifact = `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:zip`;
  // Maven draws its progress on a terminal by itself; its log would bury it, and its errors are many lines long.
  const silent = "-Dorg.slf4j.simpleLogger.defaultLogLevel=off";
  const terminal = process.stdout.isTTY ? "inherit" : "ignore";
  try {
    const { code } = await run("mvn", [silent, goal, artifact, `-DoutputDirectory=${unpacked}`], {
      cwd: unpacked,
      stdio: ["ignore", terminal, terminal],
    });
    if (code !== 0)
      throw new Problem(
        `Maven could not get Keycloak ${version}: check the network (or Maven's proxy settings) and that this version ` +
          `is on Maven Central; mvn dependency:get ${artifact} says more.`,
      );
    await rename(join(unpacked, `keycloak-${version}`), folder).catch((error) => {
      // Somebody else was faster: theirs is as good.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
  return folder;
}
