// npm start: a server with Gatehouse and demo data, to look at and work with.
//   npm start -- [--port 8080] [--version 26.7.3] [--fresh]      --fresh forgets the data of the last time
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadDemo } from "../it/data/demo.mjs";
import { main, state } from "./cli.mjs";
import { distribution, VERSION } from "./dist.mjs";
import { ADMIN, allFeatures, checkPort, QUICK_START, startServer } from "./server.mjs";
import { makeJar, selectTheme } from "./theme.mjs";

await main(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "8080" },
      version: { type: "string", default: VERSION },
      fresh: { type: "boolean" },
    },
  });
  const { version, fresh } = values;
  const port = await checkPort(Number(values.port));
  await distribution(version);
  console.log("Building the theme …");
  const jar = await makeJar();

  const home = join(state, `start-${version}`);
  if (fresh) await rm(home, { recursive: true, force: true });
  console.log(`Starting Keycloak ${version} (the first time takes a minute) …`);
  const server = await startServer({
    version,
    port,
    mode: "production",
    jar,
    home,
    features: allFeatures(version),
    env: QUICK_START,
  });
  await loadDemo({ url: server.url, onProgress: (step) => console.log(`Demo data: ${step} …`) });
  await selectTheme(server.url, ["master", "demo"]);

  console.log(`
Gatehouse runs:  ${server.url}/admin/master/console/
Sign in with:    ${ADMIN.username} / ${ADMIN.password}
Demo company:    ${server.url}/admin/master/console/#/demo
Stop with Ctrl-C; the data are kept in ${home}.`);
  process.once("beforeExit", () => {
    console.error(`The server ended by itself:\n${server.log().split("\n").slice(-20).join("\n")}`);
    process.exit(1);
  });
});
