// Weight and speed, side by side with the stock console. Fails where a target is missed.
//   npm run bench                       everything; the data are loaded once and kept, that takes minutes
//   npm run bench -- --runs 3           fewer runs than 5
//   npm run bench -- --only compare     one part, or several with commas: work, compare, details, counted, before, hops,
//                                       typing, realms
//   npm run bench -- --only clients     10,000 clients, loaded in minutes: runs only by name
//   npm run bench -- --only people      100,000 users and 10,000 groups, loaded in ten minutes: runs only by name
import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { main, Problem, root, state } from "../maven/cli.mjs";
import { startServer } from "../maven/server.mjs";
import { adminClient, makeJar } from "../maven/theme.mjs";
import { clientsTour, evaluateToken, moveInGrid, takeTour, tours, typeInto } from "./bench/hops.mjs";
import { freshProfile, loadBeforeSignIn, loadPlace, signInCookies } from "./bench/load.mjs";
import { attributedRole, countedKinds, listOf, longFlow, manyTexts, mappedClient } from "./bench/objects.mjs";
import {
  beforeSignIn,
  compared,
  detailed,
  evaluated,
  grown,
  moved,
  refreshed,
  toured,
  typed,
  worked,
} from "./bench/report.mjs";
import { measureWork } from "./bench/work.mjs";
import { loadBig } from "./data/big.mjs";

const STOCK = "keycloak.v2";
const OURS = "gatehouse";
const PARTS = ["work", "compare", "details", "counted", "before", "hops", "typing", "realms"];
const PEOPLE = "people";
const CLIENTS = "clients";

const REALMS = "/master/realms";
/** Pages that are measured side by side; what shows when a page is there, where it is not the first row of a list. */
const COMPARED = {
  "List of realms": { place: REALMS },
  "Roles of the big realm": { place: "/big/roles" },
  "Clients of the big realm": { place: "/big/clients" },
  "Settings of the big realm": { place: "/big/realm-settings", shows: '[data-testid="realmSettingsGeneralTab-save"]' },
};
/** Lists that may not depend on how many users and groups there are. */
const OF_PEOPLE = { users: "/big/users", groups: "/big/groups" };
/** How many of a kind a realm has that is measured against another. */
const COUNTS = {
  "identity-providers": [10, 200],
  organizations: [10, 1_000],
  members: [10, 5_000],
  resources: [10, 500],
  // both fill the page
  policies: [20, 2_000],
};
const MANY_CLIENTS = 10_000;
/** What the server of the people holds more of. */
const MANY_PEOPLE = { users: 100_000, groups: 10_000 };
/** A hop takes a tenth of the time of a load, and any pause of the machine is more of it: tours are gone more often. */
const HOP_RUNS = 2;
/** Sign-ins of a tour through sessions and events. */
const SIGN_INS = 150;

const select = (url, adminTheme) =>
  adminClient(url).realms.update({ realm: "master" }, { realm: "master", adminTheme });

/** Runs in the page: makes the copies in this browser older than the hour after which they are requested again. */
async function ageCopies() {
  const settled = (request) =>
    new Promise((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
  const database = await settled(indexedDB.open("gatehouse"));
  const copies = database.transaction("kept", "readwrite").objectStore("kept");
  const keys = await settled(copies.getAllKeys());
  for (const key of keys) {
    const copy = await settled(copies.get(key));
    await settled(copies.put({ ...copy, at: copy.at - 61 * 60_000 }, key));
  }
  database.close();
  return keys.length;
}

async function due(profile, url, place, shows) {
  const after = async (page) => {
    if (!(await page.evaluate(ageCopies))) throw new Error("Gatehouse keeps no copies in this browser.");
  };
  await loadPlace(profile, url, place, OURS, { after, shows });
  return loadPlace(profile, url, place, OURS, { shows });
}

/**
 * Loads a page with each theme in turn, in fresh profiles: cold, then warm, then the same with a slowed CPU. The
 * first round only warms the server up.
 * @param shows what is there when the page is; the first row of a list when left out
 * @returns per theme { "cold 1": [measurements], "warm 1", "cold 4", "warm 4", due }
 */
async function measure(url, place, themes, runs, shows) {
  const cookies = await signInCookies(url);
  const samples = Object.fromEntries(themes.map((theme) => [theme, {}]));
  for (let run = 0; run <= runs; run++)
    for (const theme of themes) {
      const take = (name, sample) => run && (samples[theme][name] ??= []).push(sample);
      await select(url, theme);
      for (const slowdown of [1, 4])
        await freshProfile(cookies, async (profile) => {
          for (const name of ["cold", "warm"])
            take(`${name} ${slowdown}`, await loadPlace(profile, url, place, theme, { slowdown, shows }));
          if (theme === OURS && slowdown === 1) take("due", await due(profile, url, place, shows));
        });
      if (run) console.log(`run ${run} of ${runs}: ${theme}`);
    }
  return samples;
}

/** Loads the pages of single objects with each theme in turn, in fresh profiles; the first round only warms the server up. */
async function details(url, runs, report) {
  const cookies = await signInCookies(url);
  const client = await mappedClient(url);
  const pages = {
    "Settings of a client": { place: `/big/clients/${client}/settings`, shows: '[data-testid="clientId"]' },
    "Flow of 60 executions": { place: await longFlow(url), shows: "main table tbody tr, main [role=row]" },
  };
  for (const [what, { place, shows }] of Object.entries(pages)) {
    const samples = { [STOCK]: [], [OURS]: [] };
    for (let run = 0; run <= runs; run++)
      for (const theme of [STOCK, OURS]) {
        await select(url, theme);
        const sample = await freshProfile(cookies, (profile) => loadPlace(profile, url, place, theme, { shows }));
        if (run) samples[theme].push(sample);
      }
    report(detailed(what, samples[STOCK], samples[OURS]));
  }
  await select(url, OURS);
  const evaluations = [];
  for (let run = 0; run < runs; run++) evaluations.push(await evaluateToken(url, cookies, client));
  report(evaluated(evaluations));
}

/** Lists of realms that hold few and many of a kind. */
async function counted(url, runs, report) {
  for (const kind of countedKinds) {
    const samples = [];
    for (const number of COUNTS[kind]) {
      samples.push((await measure(url, await listOf(url, kind, number), [OURS], runs))[OURS]);
    }
    report(grown("counted", `number of ${kind}`, COUNTS[kind].map(String), ...samples));
  }
}

/** Goes round a tour with each theme in turn, as often as asked; the first time only warms the server up. */
async function takeTours(tour, url, runs) {
  const cookies = await signInCookies(url);
  const samples = { [STOCK]: [], [OURS]: [] };
  for (let run = 0; run <= runs; run++)
    for (const theme of [STOCK, OURS]) {
      await select(url, theme);
      const sample = await takeTour(url, cookies, tour);
      if (run) samples[theme].push(sample);
    }
  return { stock: samples[STOCK], gatehouse: samples[OURS] };
}

/** Types into the largest form, and into the longest list of rows, with the CPU slowed 4 times. */
async function strokes(url, runs, report) {
  const cookies = await signInCookies(url);
  const forms = {
    "the LDAP form": { place: "/big/user-federation/ldap/new", testId: "config.connectionUrl.0" },
    "one of 300 attributes": {
      place: `/big/roles/${await attributedRole(url)}/attributes`,
      testId: "attributes-value",
    },
    "one of 15,000 texts": {
      place: await manyTexts(url),
      opener: "editTranslationBtn-0",
      testId: "editTranslationValueInput-0",
    },
    "the token settings": { place: "/big/realm-settings/tokens", testId: "shortVerificationUri" },
  };
  for (const [form, field] of Object.entries(forms)) {
    const samples = [];
    for (let run = 0; run < runs; run++) samples.push(await typeInto(url, cookies, 4, field));
    report(typed(form, samples));
  }
  const moves = [];
  for (let run = 0; run < runs; run++) moves.push(await moveInGrid(url, cookies, 4, await manyTexts(url)));
  report(moved(moves));
}

/** Boots the production server of a home that is kept, with the data in it (`wanted` of `loadBig`); `work` gets its address. */
async function withServer(home, wanted, work) {
  const server = await startServer({
    mode: "production",
    kind: "process",
    home: join(state, home),
    jar: await makeJar(),
    env: { JAVA_OPTS_KC_HEAP: "-Xms512m -Xmx2g" },
  });
  try {
    console.log(`Keycloak ${server.version} runs at ${server.url}; data …`);
    await loadBig({ url: server.url, ...wanted, onProgress: (step) => console.log(`  ${step}`) });
    return await work(server.url);
  } finally {
    await server.remove();
  }
}

/** A second server starts with the data of the first, so that only what it has more of is to be made. */
async function copyData(home) {
  const [from, to] = [`bench/data`, `${home}/data`].map((folder) => join(state, folder));
  if (existsSync(to)) return;
  const part = join(state, `${home}/data.part`);
  await rm(part, { recursive: true, force: true });
  await cp(from, part, { recursive: true });
  await rename(part, to);
}

await main(async () => {
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "5" }, only: { type: "string", default: PARTS.join() } },
  });
  const runs = Number(values.runs);
  const parts = values.only.split(",");
  if (!(runs >= 1)) throw new Problem("--runs takes a number of at least 1.");
  const known = [...PARTS, CLIENTS, PEOPLE];
  if (!parts.every((part) => known.includes(part))) throw new Problem(`--only takes ${known.join(", ")}.`);

  const results = [];
  const report = (result) => {
    results.push(result);
    console.log(`\n${result.text}\n`);
  };
  if (parts.includes("work")) report(worked(await measureWork()));
  const few = {};
  if (parts.some((part) => part !== "work"))
    await withServer("bench", { signIns: parts.includes("hops") ? SIGN_INS : 0 }, async (url) => {
      if (parts.includes("compare"))
        for (const [what, { place, shows }] of Object.entries(COMPARED)) {
          const samples = await measure(url, place, [STOCK, OURS], runs, shows);
          report(compared(what, samples[STOCK], samples[OURS]));
          report(refreshed(what, samples[OURS].due));
        }
      if (parts.includes("details")) await details(url, runs, report);
      if (parts.includes("hops"))
        for (const [name, tour] of Object.entries(tours))
          report(toured(name, await takeTours(tour, url, HOP_RUNS * runs)));
      await select(url, OURS);
      if (parts.includes("counted")) await counted(url, runs, report);
      if (parts.includes(CLIENTS)) few.clients = (await measure(url, "/big/clients", [OURS], runs))[OURS];
      if (parts.includes("typing")) await strokes(url, runs, report);
      if (parts.includes("before")) report(beforeSignIn(await loadBeforeSignIn(url)));
      if (parts.includes("realms")) few.realms = (await measure(url, REALMS, [OURS], runs))[OURS];
      if (parts.includes(PEOPLE))
        for (const [what, place] of Object.entries(OF_PEOPLE))
          few[what] = (await measure(url, place, [OURS], runs))[OURS];
    });
  if (parts.includes("realms")) {
    await copyData("bench-1000");
    const many = await withServer("bench-1000", { realms: 1_000 }, (url) => measure(url, REALMS, [OURS], runs));
    report(grown("realms", "number of realms", ["100", "1,000"], few.realms, many[OURS]));
  }
  if (parts.includes(CLIENTS)) {
    await copyData("bench-clients");
    await withServer("bench-clients", { clients: MANY_CLIENTS }, async (url) => {
      const { [STOCK]: stock, [OURS]: many } = await measure(url, "/big/clients", [STOCK, OURS], runs);
      report(compared("List of 10,000 clients", stock, many));
      report(toured("list of 10,000 clients, roles", await takeTours(clientsTour, url, HOP_RUNS * runs)));
      report(grown("people", "number of clients", ["2,000", "10,000"], few.clients, many));
    });
  }
  if (parts.includes(PEOPLE)) {
    await copyData("bench-people");
    await withServer("bench-people", MANY_PEOPLE, async (url) => {
      for (const [what, place] of Object.entries(OF_PEOPLE)) {
        const many = await measure(url, place, [OURS], runs);
        const counts = what === "users" ? ["10,000", "100,000"] : ["2,000", "10,000"];
        report(grown("people", `number of ${what}`, counts, few[what], many[OURS]));
      }
    });
  }

  const missed = results.reduce((sum, result) => sum + result.missed, 0);
  const verdict = missed ? `${missed} targets missed` : "All targets are met.";
  console.log(verdict);
  await mkdir(join(root, "target"), { recursive: true });
  const texts = ["# Benchmark", ...results.map(({ text }) => text), verdict];
  await writeFile(join(root, "target/bench.md"), `${texts.join("\n\n")}\n`);
  process.exit(missed ? 1 : 0);
});
