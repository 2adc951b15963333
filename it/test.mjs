// The tests: unit tests and the jar, then the browser specs on a real server. Ends with "N passed, N failed".
//   npm test                            everything
//   npm test -- <name>                  what has the name in its path, unit test or spec
//   npm run it [-- <name>]              browser specs only
//   npm run it -- --version 26.5.6      the specs tagged @smoke on other servers (several: with commas)
//   … --kind container|process          instead of: a container where an engine runs
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { main, Problem, root, run } from "../maven/cli.mjs";
import { VERSION } from "../maven/dist.mjs";
import { allFeatures, startServer } from "../maven/server.mjs";
import { makeJar, selectTheme } from "../maven/theme.mjs";
import { checkJar } from "./jar.mjs";
import { providersJar } from "./providers.mjs";
import { browser } from "./support/browser.mjs";
import { TRUSTING, trustedCertificate } from "./trusted.mjs";

/**
 * Unlike a server for a short time (`QUICK_START`) with Java's second compiler, without which each key of a SAML client
 * takes 20 s, but at ten times its thresholds: at its own it takes half of the server's processor time.
 */
const LONG_RUN = {
  JAVA_OPTS_APPEND:
    "-XX:Tier4InvocationThreshold=50000 -XX:Tier4MinInvocationThreshold=6000 " +
    "-XX:Tier4CompileThreshold=150000 -XX:Tier4BackEdgeThreshold=400000",
};

/**
 * What the shared server does not keep need not be written, and what its users' passwords protect is nothing: at the
 * usual cost of their hashes each user who is made and each sign-in takes it 0.1 s.
 */
const NOTHING_TO_KEEP = [
  "--db=dev-mem",
  "--spi-password-hashing-argon2-iterations=1",
  "--spi-password-hashing-argon2-memory=64",
];

/** As in production: to read the theme anew takes the server 0.1 s for each page that loads, its files the browser as well. */
const caches = (version) =>
  ["cache-themes=true", "cache-templates=true", "static-max-age=2592000"].map(
    (setting) => `--spi-theme${version.startsWith("26.2.") ? "-" : "--"}${setting}`,
  );

/** Applications to which it sends security events may run on this machine. */
const NEAR = ["--spi-ssf-transmitter--default--allow-insecure-push-targets=true"];

const totals = { passed: 0, failed: 0, skipped: 0 };

function add(passed, failed, skipped) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

/** A step that must not end the others: its failure is shown and counted. */
async function step(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    add(0, 1, 0);
  }
}

/** Files below a folder that are tests by their ending and have one of the names in their path. */
function find(folder, ending, names) {
  if (!existsSync(join(root, folder))) return [];
  const paths = readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`);
  return paths.filter((path) => ending.test(path) && (!names.length || names.some((name) => path.includes(name))));
}

/** Runs a test runner of node_modules and reads the report it writes; a run without a report counts as a failure. */
async function runner(script, args, report, env) {
  await rm(report, { force: true });
  const { code } = await run(process.execPath, [join(root, "node_modules", script), ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  if (!existsSync(report)) throw new Problem(`${script} ended with code ${code} and without a report.`);
  return JSON.parse(await readFile(report, "utf8"));
}

async function unitTests(files) {
  const report = join(root, "target/jest.json");
  const args = ["--json", `--outputFile=${report}`, "--runTestsByPath", ...files];
  const result = await runner("jest/bin/jest.js", args, report, {});
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = result;
  add(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, numPendingTests + numTodoTests);
}

async function jarTests() {
  for (const [name, problem] of Object.entries(await checkJar())) {
    console.log(`  ${problem ? "✘" : "✓"} ${name}${problem ? `: ${problem}` : ""}`);
    add(problem ? 0 : 1, problem ? 1 : 0, 0);
  }
}

async function browserTests(files, { version, kind, smoke }) {
  const program = await browser();
  const jar = await makeJar();
  const providers = [await providersJar(), await trustedCertificate()];
  console.log(`Starting Keycloak ${version} …`);
  const features = allFeatures(version);
  const args = [...NOTHING_TO_KEEP, ...caches(version), ...TRUSTING, ...NEAR];
  const server = await startServer({ version, kind, jar, providers, features, args, env: LONG_RUN });
  try {
    console.log(`Keycloak ${version} runs as a ${server.kind} at ${server.url}, browser: ${program}`);
    await selectTheme(server.url);
    const report = join(root, "target/playwright.json");
    const args = ["test", "--config=it/playwright.config.ts", ...(smoke ? ["--grep=@smoke"] : []), ...files];
    const result = await runner("@playwright/test/cli.js", args, report, {
      GATEHOUSE_URL: server.url,
      GATEHOUSE_VERSION: version,
      GATEHOUSE_KIND: server.kind,
      GATEHOUSE_JAR: jar,
      GATEHOUSE_BROWSER: program,
    });
    const { expected, unexpected, flaky, skipped } = result.stats;
    // Errors outside tests: a spec that does not load, a worker that died.
    add(expected + flaky, unexpected + (unexpected ? 0 : result.errors.length), skipped);
    if (flaky) console.log(`${flaky} of them passed at the second try only.`);
  } finally {
    await server.remove();
  }
}

await main(async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { browser: { type: "boolean" }, version: { type: "string" }, kind: { type: "string", default: "auto" } },
  });
  const smoke = values.version !== undefined;
  const specs = find("it/specs", /\.spec\.ts$/, names);
  const units = values.browser || smoke ? [] : find("src", /\.test\.tsx?$/, names);
  if (!specs.length && !units.length) throw new Problem(`No test has ${names.join(" or ")} in its path.`);

  await mkdir(join(root, "target"), { recursive: true });
  if (units.length) await step(() => unitTests(units));
  if (!names.length && !values.browser && !smoke) await step(jarTests);
  if (specs.length)
    for (const version of (values.version ?? VERSION).split(","))
      await step(() => browserTests(specs, { version, kind: values.kind, smoke }));

  const { passed, failed, skipped } = totals;
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
});
