// What the jar must be, whatever is in it.
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { root, run } from "../maven/cli.mjs";
import { files } from "./files.mjs";
import { ClientsV2 } from "../maven/clientsV2.js";
import { makeJar } from "../maven/theme.mjs";

/** Most that the jar may weigh, in bytes. */
const LARGEST = 2 * 1024 * 1024;

const sha = async (file) =>
  createHash("sha256")
    .update(await readFile(file))
    .digest("hex");

const namesIn = async (folder) => (await files(folder)).map((file) => relative(folder, file).replaceAll("\\", "/"));

/** A copy of the sources as a fresh clone would have them, with the installed packages. */
async function copySources(target) {
  const { output } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const name of output.split("\0").filter(Boolean)) {
    await mkdir(dirname(join(target, name)), { recursive: true });
    await cp(join(root, name), join(target, name)).catch((error) => {
      // Deleted, but not committed yet.
      if (error.code !== "ENOENT") throw error;
    });
  }
  await symlink(join(root, "node_modules"), join(target, "node_modules"), "dir");
}

/** What the build has in place of the admin client's client of the admin API v2 says when it is called. */
function refusalOfV2() {
  try {
    new ClientsV2().api();
  } catch (error) {
    return error.message;
  }
  return undefined;
}

/**
 * Builds the jar in two clean folders and checks: byte-identical, entries = the files of the build, at most 2 MB,
 * no source maps, names that every server hands out unescaped, no rule that slows lists down, the stand-in for the
 * admin API v2.
 * @returns names of the checks and what is wrong with each, undefined where nothing is
 */
export async function checkJar() {
  const work = await mkdtemp(join(tmpdir(), "gatehouse-jar-"));
  try {
    const folders = [join(work, "first"), join(work, "second-clean-build")];
    const jars = [];
    for (const folder of folders) {
      await copySources(folder);
      jars.push(await makeJar(folder));
    }
    const [first, second] = await Promise.all(jars.map(sha));
    const { size } = await stat(jars[0]);
    const unpacked = join(work, "unpacked");
    await mkdir(unpacked);
    await run("jar", ["xf", jars[0]], { cwd: unpacked });
    const manifest = "META-INF/MANIFEST.MF";
    const packed = await namesIn(unpacked);
    const built = await namesIn(join(folders[0], "target/theme"));
    const entries = [...new Set([...packed, ...built])];
    const differ = [];
    for (const name of entries) {
      const both = packed.includes(name) && built.includes(name);
      const same = both && (await sha(join(unpacked, name))) === (await sha(join(folders[0], "target/theme", name)));
      if (!same && name !== manifest) differ.push(name);
    }
    const maps = packed.filter((name) => name.endsWith(".map"));
    const odd = packed.filter((name) => !/^[A-Za-z0-9._/-]+$/.test(name));
    const texts = (ending) =>
      Promise.all(packed.filter((name) => name.endsWith(ending)).map((name) => readFile(join(unpacked, name), "utf8")));
    const refusal = refusalOfV2();
    const refuses = refusal && (await texts(".js")).some((script) => script.includes(refusal));
    // what comes before something else has the browser compute all styles beside it anew where there is such a rule
    const siblings = (await texts(".css")).flatMap((sheet) => sheet.match(/[^{},]*\*\+\*[^{},]*/g) ?? []);
    return {
      "two clean builds give the same jar": first === second ? undefined : `${first} and ${second}`,
      "the jar holds the files of the build":
        built.length && !differ.length ? undefined : `different: ${differ.join()}`,
      "the jar weighs at most 2 MB": size <= LARGEST ? undefined : `${size} bytes`,
      "the jar holds no source maps": maps.length ? maps.join() : undefined,
      "the jar's names need no escaping": odd.length ? odd.join() : undefined,
      "no rule of the style sheet is for any element after any other": siblings.length ? siblings.join() : undefined,
      "the client of the admin API v2 throws when it is called": refuses ? undefined : "it is the generated one",
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
