// npm run dev: a server that reads the theme from a folder; each change of src or theme is built and shows in the
// browser.
//   npm run dev -- [--port 8080] [--version 26.7.3]
import { watch } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { main, root, state } from "./cli.mjs";
import { VERSION } from "./dist.mjs";
import { ADMIN, allFeatures, checkPort, startServer } from "./server.mjs";
import { selectTheme } from "./theme.mjs";

/**
 * Tells open pages to reload: an event stream for EventSource on a port of its own; returns its origin and the call.
 */
async function reloader() {
  const pages = new Set();
  const events = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Access-Control-Allow-Origin": "*" });
    response.flushHeaders();
    pages.add(response);
    request.on("close", () => pages.delete(response));
  }).listen(0, "localhost");
  await once(events, "listening");
  const reload = () => pages.forEach((page) => page.write("data: reload\n\n"));
  return { origin: `http://localhost:${events.address().port}`, reload };
}

/** Calls back after changes below the folders: once for many that come together, and never twice at a time. */
function onChange(folders, callback) {
  let timer;
  let queue = Promise.resolve();
  for (const folder of folders)
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name?.includes(".generated.")) return;
      clearTimeout(timer);
      timer = setTimeout(() => (queue = queue.then(callback)), 50);
    });
}

await main(async () => {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "8080" }, version: { type: "string", default: VERSION } },
  });
  const { version } = values;
  const port = await checkPort(Number(values.port));
  const { origin, reload } = await reloader();
  const outdir = join(state, "dev/theme");
  const make = () => build({ outdir, reload: origin, quiet: true });
  const rebuild = async () => {
    const started = Date.now();
    try {
      await make();
      console.log(`Built in ${Date.now() - started} ms`);
      reload();
    } catch (error) {
      // esbuild has shown what is wrong with the sources already.
      console.error(error.errors ? "The build failed." : error);
    }
  };
  // without a first build there is nothing to show
  await make();
  onChange(["src", "theme"], rebuild);
  console.log(`Starting Keycloak ${version} …`);
  const home = join(state, `dev-${version}`);
  const server = await startServer({ version, port, themeFolder: outdir, home, features: allFeatures(version) });
  await selectTheme(server.url);
  console.log(`Ready: ${server.url}/admin/master/console/ (${ADMIN.username} / ${ADMIN.password}); stop with Ctrl-C.`);
});
