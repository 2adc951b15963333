// The image for servers in containers: the official one, or one made here where no registry answers.
//   node maven/image.mjs   gets it beforehand
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isStarted, main, Problem, run, state } from "./cli.mjs";
import { distribution, VERSION } from "./dist.mjs";

/**
 * Gets the image of a server: one made here before, the official one (pulled where a registry answers), else one made
 * of a small Debian with a Java runtime and the distribution, laid out like the official one.
 * @returns the image's name, known to the engine
 * @throws Problem where neither a registry answers nor the means to make an image are there
 */
export async function serverImage(version) {
  const { getContainerRuntimeClient, ImageName } = await import("testcontainers");
  const { image } = await getContainerRuntimeClient();
  const own = `gatehouse/keycloak:${version}`;
  const official = `quay.io/keycloak/keycloak:${version}`;
  if (await image.exists(ImageName.fromString(own))) return own;
  await image.pull(ImageName.fromString(official)).catch(() => undefined);
  if (await image.exists(ImageName.fromString(official))) return official;
  await makeImage(version, own);
  return own;
}

async function makeImage(version, name) {
  const sources = ["/etc/apt/sources.list.d/debian.sources", "/etc/apt/sources.list"].find((file) => existsSync(file));
  if (!sources || (await run("mmdebstrap", ["--version"])).code !== 0)
    throw new Problem(
      "No container registry answers, and an image can be made only on Debian with mmdebstrap installed.",
    );
  console.log(`No container registry answers: making the image ${name} (about a minute, once) …`);
  const codename = /^VERSION_CODENAME=(\w+)/m.exec(await readFile("/etc/os-release", "utf8"))?.[1];
  const tar = join(state, `image-${version}.tar`);
  const steps = [
    [
      "mmdebstrap",
      "--variant=minbase",
      "--include=default-jre-headless,ca-certificates",
      '--customize-hook=mkdir -p "$1/opt/keycloak"',
      `--customize-hook=sync-in "${await distribution(version)}" /opt/keycloak`,
      codename,
      tar,
      sources,
    ],
    [
      "docker",
      "import",
      "--change",
      'ENTRYPOINT ["/opt/keycloak/bin/kc.sh"]',
      "--change",
      "WORKDIR /opt/keycloak",
      tar,
      name,
    ],
  ];
  try {
    for (const [program, ...args] of steps) {
      const { code, output } = await run(program, args);
      if (code !== 0) throw new Problem(`The image could not be made, ${program} says:\n${output.slice(-2_000)}`);
    }
  } finally {
    await rm(tar, { force: true });
  }
}

if (isStarted(import.meta.url)) await main(() => serverImage(VERSION));
