// Types, lint, format, sizes, unit and architecture tests: what every commit passes. Needs no server.
//   npm run check -- --sources   without the tests, for who runs them with the others
import { spawnSync } from "node:child_process";

const steps = [
  ["message keys", "node", ["maven/keys.mjs"]],
  ["types", "tsc", []],
  ["lint", "oxlint", ["--deny-warnings"]],
  ["format", "prettier", ["--check", "--cache", "--log-level", "warn", "."]],
  // tells on stderr what is over the size budget
  ["sizes", "node", ["maven/build.mjs"]],
];
if (!process.argv.includes("--sources")) steps.push(["unit tests", "jest", []]);
const started = Date.now();
for (const [name, command, args] of steps) {
  const at = Date.now();
  const { status } = spawnSync(command === "node" ? command : `node_modules/.bin/${command}`, args, {
    stdio: ["inherit", name === "sizes" ? "ignore" : "inherit", "inherit"],
  });
  if (status !== 0) {
    console.error(`check: ${name} failed`);
    process.exit(1);
  }
  console.log(`check: ${name} in ${((Date.now() - at) / 1000).toFixed(1)} s`);
}
console.log(`check: everything in ${((Date.now() - started) / 1000).toFixed(1)} s`);
