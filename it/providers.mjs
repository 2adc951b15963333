// Extensions of the server that some specs need (it/providers), built by Maven when their sources are newer than the jar.
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Problem, root, run } from "../maven/cli.mjs";
import { files } from "./files.mjs";

const folder = join(root, "it/providers");
const jar = join(folder, "target/gatehouse-test-providers.jar");

const changedAt = async (file) => (await stat(file)).mtimeMs;

/** Whether the jar is newer than everything it is made of. */
async function isUpToDate() {
  if (!existsSync(jar)) return false;
  const sources = [join(folder, "pom.xml"), ...(await files(join(folder, "src")))];
  const times = await Promise.all(sources.map(changedAt));
  return Math.max(...times) < (await changedAt(jar));
}

/**
 * Builds the extensions; Maven gets what it needs from Maven Central the first time.
 * @returns the path of their jar, for a server's `providers`
 * @throws Problem where they cannot be built
 */
export async function providersJar() {
  if (await isUpToDate()) return jar;
  const { code, output } = await run("mvn", ["--batch-mode", "--quiet", "package"], { cwd: folder });
  if (code !== 0) throw new Problem(`Maven could not build ${folder}:\n${output}`);
  return jar;
}
