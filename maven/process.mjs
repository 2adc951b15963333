// A server as a process of this machine.
import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { state } from "./cli.mjs";
import { distribution } from "./dist.mjs";

/** Longest time, in milliseconds, that a server gets to end by itself. */
const STOP_TIMEOUT = 20_000;

/**
 * Makes a home for one server without copying the distribution: only what a server writes to (its build below
 * lib/quarkus) or finds its home by (kc.sh, quarkus-run.jar) is copied, the libraries are links.
 */
async function makeHome(home, dist) {
  if (existsSync(join(home, "bin/kc.sh"))) return;
  await rm(join(home, "lib"), { recursive: true, force: true });
  for (const folder of ["bin", "lib", "providers", "themes"]) await mkdir(join(home, folder), { recursive: true });
  for (const folder of ["lib", "app"]) await symlink(join(dist, "lib", folder), join(home, "lib", folder));
  for (const name of ["lib/quarkus", "lib/quarkus-run.jar", "conf", "bin/kc.sh"])
    await cp(join(dist, name), join(home, name), { recursive: true });
}

/**
 * Puts exactly these jars in place; an equal one is not touched, because a new time stamp makes the server build again.
 */
async function placeJars(folder, jars) {
  const names = jars.map((jar) => basename(jar));
  for (const name of await readdir(folder)) if (!names.includes(name)) await rm(join(folder, name));
  for (const jar of jars) {
    const target = join(folder, basename(jar));
    const same = existsSync(target) && (await readFile(target)).equals(await readFile(jar));
    if (!same) await copyFile(jar, target);
  }
}

async function linkThemes(folder, output) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  if (!output) return;
  for (const name of await readdir(join(output, "theme")))
    await symlink(join(output, "theme", name), join(folder, name));
}

/**
 * Prepares a server as a process: what server.mjs takes in its options
 * → { ended, start, stop, remove, abandon, log }.
 */
export async function processServer({ version, port, command, env, home: kept, jars, themeFolder, onLog }) {
  const dist = await distribution(version);
  const homes = join(state, "homes");
  await mkdir(homes, { recursive: true });
  const home = kept ?? (await mkdtemp(join(homes, `${version}-`)));
  await makeHome(home, dist);
  await placeJars(join(home, "providers"), jars);
  await linkThemes(join(home, "themes"), themeFolder);

  let log = "";
  let child;
  const host = { log: () => log };
  const kill = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  host.start = async () => {
    const args = [join(home, "bin/kc.sh"), ...command, `--http-port=${port}`, "--http-host=127.0.0.1"];
    // A group of its own: kc.sh and Java are stopped together, and by us, not by the terminal's Ctrl-C.
    child = spawn("sh", args, {
      cwd: home,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        log += `${line}\n`;
        onLog?.(line);
      });
    host.ended = new Promise((resolve) => {
      child.once("error", (error) => resolve(error.message));
      child.once("close", (code) => resolve(`its process ended with code ${code}.`));
    });
  };
  host.stop = async () => {
    kill("SIGTERM");
    const late = sleep(STOP_TIMEOUT, "late", { ref: false });
    if ((await Promise.race([host.ended, late])) === "late") kill("SIGKILL");
    await host.ended;
  };
  host.remove = async () => {
    if (child) await host.stop();
    if (!kept) await rm(home, { recursive: true, force: true });
  };
  host.abandon = () => {
    kill(kept ? "SIGTERM" : "SIGKILL");
    if (!kept) rmSync(home, { recursive: true, force: true });
  };
  return host;
}
