// Types, lint, format, sizes, unit and architecture tests: what every commit passes. Needs no server.
//   npm run check -- --sources   without tests and sizes, for who runs all tests: these build the jar, too
import { spawn } from "node:child_process";
import { once } from "node:events";

const started = Date.now();
const since = (at) => `${((Date.now() - at) / 1000).toFixed(1)} s`;

/** Runs one step, named in the output. @returns whether it passed */
async function step(name, command, args) {
  const at = Date.now();
  const program = command === "node" ? command : `node_modules/.bin/${command}`;
  const child = spawn(program, args, { stdio: ["inherit", name === "sizes" ? "ignore" : "inherit", "inherit"] });
  const [status] = await once(child, "close");
  console.log(status === 0 ? `check: ${name} in ${since(at)}` : `check: ${name} failed`);
  return status === 0;
}

/** Runs steps side by side; where one failed the others are told of all the same. */
async function all(...steps) {
  const passed = await Promise.all(steps.map((one) => step(...one)));
  if (passed.includes(false)) process.exit(1);
}

const onlySources = process.argv.includes("--sources");
// the others need what it writes
await all(["message keys", "node", ["maven/keys.mjs"]]);
await all(
  ["types", "tsc", []],
  ["lint", "oxlint", ["--deny-warnings"]],
  ["format", "prettier", ["--check", "--cache", "--log-level", "warn", "."]],
  // tells on stderr what is over the size budget
  ...(onlySources ? [] : [["sizes", "node", ["maven/build.mjs"]]]),
);
if (!onlySources) await all(["unit tests", "jest", []]);
console.log(`check: everything in ${since(started)}`);
