// Finds the browser for the specs, or installs one.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Problem, root, run } from "../../maven/cli.mjs";

/** Chromium without a window's machinery: pages open three times as fast. */
const SHELL = "chromium-headless-shell";

async function inPath(whole) {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  for (const name of whole ? names : [SHELL, ...names]) {
    const { code, output } = await run("which", [name]);
    if (code === 0) return output.trim();
  }
}

/** Debian's own Chromium as root, which needs no download site; elsewhere Playwright's. */
async function install(whole) {
  console.log("No browser found: installing Chromium …");
  const superuser = process.getuid?.() === 0;
  if (superuser && existsSync("/etc/debian_version")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], { env });
    await run("apt-get", ["install", "-y", "--no-install-recommends", whole ? "chromium" : SHELL], { env });
  } else await run("npx", ["playwright", "install", "chromium"], { cwd: root, stdio: "inherit" });
}

/**
 * The browser for the specs: GATEHOUSE_BROWSER, a Chromium or Chrome of this machine, Playwright's own; else one is installed.
 * @param options.whole the browser that people use, for measuring
 * @returns path of the program
 * @throws Problem where none can be had
 */
export async function browser({ whole = false } = {}) {
  const find = async () =>
    process.env.GATEHOUSE_BROWSER ??
    (await inPath(whole)) ??
    [chromium.executablePath()].find((file) => existsSync(file));
  const found = await find();
  if (found) return found;
  await install(whole);
  const installed = await find();
  if (installed) return installed;
  throw new Problem("No browser: install Chromium, or let GATEHOUSE_BROWSER point to one.");
}
