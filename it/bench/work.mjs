// What the largest tables and runs take of the processor, without a browser: the wall's clock would count what else runs.
import * as esbuild from "esbuild";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../maven/cli.mjs";

const SOURCE = `
export { tableOf } from "~/data/files/userTable";
export { guess } from "~/features/userImport/mapping";
export { readRows } from "~/features/userImport/wanted";
`;

/** Bundles what is measured for Node. */
async function load() {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-bench-"));
  const outfile = join(folder, "work.mjs");
  try {
    await esbuild.build({
      stdin: { contents: SOURCE, resolveDir: root },
      absWorkingDir: root,
      bundle: true,
      format: "esm",
      platform: "node",
      loader: { ".properties": "text" },
      outfile,
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds that the processor works for something. */
function processorTime(work) {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

const PROFILE = {
  attributes: [{ name: "username" }, { name: "email" }, { name: "level", validators: { integer: { min: 1, max: 9 } } }],
  unmanaged: false,
  emailAsUsername: false,
};
const OPTIONS = { separator: "|", temporary: true, update: true, resetPasswords: false };
const TARGETS = [
  ["username", "Username"],
  ["email", "Email"],
  ["attributes.level", "Level"],
];

const users = (count) =>
  `username;level;email\n${Array.from({ length: count }, (_, n) => `user${n};1;u${n}@x.y`).join("\n")}`;

/**
 * Measures work that grows with the administrator's files.
 * @returns rows for the report: what, milliseconds of the processor, the most that is allowed
 */
export async function measureWork() {
  const { tableOf, guess, readRows } = await load();
  const [many, some] = [users(50_000), users(5000)];
  const read = () => {
    const table = tableOf(some);
    return readRows(table, guess(table.columns, TARGETS), PROFILE, OPTIONS);
  };
  return [
    ["a table of 50,000 users is read", processorTime(() => tableOf(many)), 2000],
    ["5,000 rows of an import are checked", processorTime(read), 4000],
  ];
}
