// Starts real Keycloak servers: as a container through testcontainers, or the same distribution as a process.
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Problem } from "./cli.mjs";
import { containerServer, engineRuns } from "./container.mjs";
import { VERSION } from "./dist.mjs";
import { processServer } from "./process.mjs";

/** The first administrator of every server started here; temporary, so the console shows its banner. */
export const ADMIN = { username: "admin", password: "admin" };

/** Java without its second compiler: a server starts with half the work, but answers more slowly in the long run. */
export const QUICK_START = { JAVA_OPTS_APPEND: "-XX:TieredStopAtLevel=1" };

/** Longest time, in milliseconds, until a started server answers; a first start takes 40 s on two busy cores. */
const START_TIMEOUT = 400_000;

/** Feature names for `--features`, by the first and last minor version of 26 that has them and needs them named. */
const FEATURES = [
  { names: "login:v2,account:v3,admin-fine-grained-authz:v2,transient-users,oid4vc-vci,organization" },
  { names: "declarative-ui,quick-theme,client-secret-rotation,scripts" },
  { names: "dpop,passkeys", to: 3 },
  { names: "dynamic-scopes", to: 6 },
  { names: "spiffe", from: 4 },
  { names: "workflows,client-auth-federated", from: 4, to: 5 },
  { names: "parameterized-scopes,scim-api,ssf", from: 7 },
];

/**
 * All features that add something to the console and are not on by default.
 * @param version of the server; an unknown feature name would stop its start
 * @returns the value for `--features`
 */
export function allFeatures(version = VERSION) {
  const minor = Number(version.split(".")[1]);
  const known = FEATURES.filter(({ from = 0, to = Infinity }) => from <= minor && minor <= to);
  return known.map(({ names }) => names).join();
}

/** Listens for a moment: resolves to the port (for 0 a free one), rejects where it is in use. */
async function tryPort(port) {
  const probe = createServer().listen(port);
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address.port;
}

/**
 * Makes sure that a port can be used.
 * @param port of this machine; 0 for any
 * @returns the port, or a free one for 0
 * @throws Problem where somebody listens there
 */
export async function checkPort(port) {
  return tryPort(port).catch((error) => {
    throw new Problem(
      `Port ${port} cannot be used (${error.code}): stop what listens there, or choose another by --port.`,
    );
  });
}

/** The engine or process that runs each server started here, while it runs. */
const running = new Set();

let watching = false;

/** No server outlives the script that started it, however the script ends. */
function stopWithUs() {
  if (watching) return;
  watching = true;
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const [signal, code] of Object.entries(signals))
    process.once(signal, async () => {
      await Promise.allSettled([...running].map((host) => host.remove()));
      process.exit(code);
    });
  process.once("exit", () => running.forEach((host) => host.abandon()));
}

async function answers(url, host) {
  const end = Date.now() + START_TIMEOUT;
  const ended = host.ended.then((why) => {
    throw new Error(`The server did not start: ${why}`);
  });
  const ready = async () => {
    while (Date.now() < end) {
      const answer = await fetch(`${url}/realms/master`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(250);
    }
    throw new Error(`The server did not answer at ${url} within ${START_TIMEOUT / 1000} s.`);
  };
  await Promise.race([ready(), ended]);
}

/**
 * Starts a Keycloak server; it listens on this machine only and stops when this script ends.
 * @param options.version of the server
 * @param options.port on this machine; 0 takes a free one
 * @param options.mode "dev" (nothing is cached, quick to start) or "production"
 * @param options.kind "container" (through testcontainers), "process", or "auto": a container where an engine runs
 * @param options.jar the theme's jar, and options.providers more jars
 * @param options.themeFolder a build's output folder whose themes are read in place, without a jar; needs a process
 * @param options.features value for `--features`
 * @param options.args further options for kc.sh
 * @param options.relativePath path below which the server answers, as in `--http-relative-path`
 * @param options.home folder with the data, kept between starts; needs a process. Default: a new one, removed at the
 *   end
 * @param options.env environment variables of the server
 * @param options.onLog called with each line the server prints
 * @returns { url, port, version, kind, log(), stop(), start(), remove() }: url without trailing slash, log() what was
 *   printed so far, stop() and start() keep port and data, remove() stops and deletes what is not a given home
 * @throws Problem where the port is in use or the distribution cannot be had; Error with the log when it does not start
 */
export async function startServer(options = {}) {
  const { version = VERSION, mode = "dev", kind = "auto", relativePath = "", features, args = [], env = {} } = options;
  const port = await checkPort(options.port ?? 0);
  const command = mode === "dev" ? ["start-dev"] : ["start", "--db=dev-file", "--http-enabled=true", "--cache=local"];
  if (mode === "production" && !args.some((arg) => arg.startsWith("--hostname=")))
    command.push("--hostname-strict=false");
  if (features) command.push(`--features=${features}`);
  if (relativePath) command.push(`--http-relative-path=${relativePath}`);
  const settings = {
    ...options,
    version,
    port,
    jars: [options.jar, ...(options.providers ?? [])].filter(Boolean),
    command: [...command, ...args],
    env: {
      KC_BOOTSTRAP_ADMIN_USERNAME: ADMIN.username,
      KC_BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
      JAVA_OPTS_KC_HEAP: "-Xms64m -Xmx1g",
      ...(mode === "dev" ? QUICK_START : {}),
      ...env,
    },
  };
  const contained =
    kind === "container" || (kind === "auto" && !options.home && !options.themeFolder && (await engineRuns()));
  const host = await (contained ? containerServer(settings) : processServer(settings));
  const url = `http://localhost:${port}${relativePath}`;

  stopWithUs();
  const start = async () => {
    running.add(host);
    await host.start();
    await answers(url, host);
  };
  const stop = async () => {
    await host.stop();
    running.delete(host);
  };
  const remove = async () => {
    await host.remove();
    running.delete(host);
  };
  await start().catch(async (error) => {
    // What could not be started may be gone already.
    await remove().catch(() => host.abandon());
    throw new Error(`${error.message}\n${host.log().slice(-4_000)}`, { cause: error });
  });
  return { url, port, version, kind: contained ? "container" : "process", log: host.log, start, stop, remove };
}
