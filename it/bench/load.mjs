// One load of the console in a real browser: how long, and what reached the server.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { ADMIN } from "../../maven/server.mjs";
import { browser } from "../support/browser.mjs";

/** Milliseconds without a request after which a page counts as loaded. */
const QUIET = 2_000;
/** Milliseconds that a load may take, and a page may stay busy. */
const PATIENCE = 60_000;

// As root Chromium needs the first; the others keep it from calling home and from waiting for a graphics card.
const ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
];
ARGS.push("--disable-background-networking", "--disable-component-update", "--disable-sync");

/** What a list shows when it is there. */
const FIRST_ROW = "table tbody a";

/** Runs in every document: tells when an element that says something, or holds a value, was painted. */
function reportFirst(selector) {
  const look = () => {
    const found = document.querySelector(selector);
    // a value is set without a mutation; that of a button is empty
    if (!(found?.value || found?.textContent)?.trim() || !found.checkVisibility()) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => window.firstRow(performance.timeOrigin + performance.now())));
  };
  look();
}

/**
 * Opens a browser profile that was never used, calls `work(context)` and deletes the profile.
 * @param cookies to start with, as `signInCookies` returns them
 */
export async function freshProfile(cookies, work) {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-bench-"));
  const options = {
    executablePath: await browser({ whole: true }),
    args: ARGS,
    locale: "en-US",
    viewport: { width: 1280, height: 900 },
  };
  const context = await chromium.launchPersistentContext(folder, options);
  try {
    await context.addCookies(cookies);
    return await work(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Signs in to a realm's console as the first administrator and returns the cookies. */
export const signInCookies = (url) =>
  freshProfile([], async (context) => {
    const page = await context.newPage();
    await page.goto(`${url}/admin/master/console/#/master/realms`);
    await page.locator("#username").fill(ADMIN.username);
    await page.locator("#password").fill(ADMIN.password);
    await page.locator("#kc-login").click();
    await page.locator("table tbody a").first().waitFor({ timeout: PATIENCE });
    return context.cookies();
  });

/**
 * Collects what a page asks the server: each hop of a redirect is a request of its own, answers from a cache are none.
 * @returns hops {url, from, chunks: [{at, bytes}], wait: [start, end]} (times in ms since 1970) and `quiet()`, which
 *   resolves when nothing was requested for a while, counted from the call on
 */
export async function recordTraffic(page) {
  const cdp = await page.context().newCDPSession(page);
  const hops = [];
  const open = new Map();
  let last = Date.now();
  let offset = 0;
  const listen = (event, listener) =>
    cdp.on(`Network.${event}`, (details) => {
      last = Date.now();
      listener(details, open.get(details.requestId));
    });
  const add = (hop, bytes, timestamp) => {
    hop.chunks.push({ at: timestamp * 1_000 + offset, bytes });
    hop.bytes += bytes;
  };
  const answered = (
    hop,
    { encodedDataLength, timing, fromDiskCache, fromPrefetchCache, fromServiceWorker },
    timestamp,
  ) => {
    hop.cached ||= fromDiskCache || fromPrefetchCache || fromServiceWorker;
    add(hop, encodedDataLength, timestamp);
    if (!timing) return;
    const sent = timing.requestTime * 1_000 + offset;
    hop.wait = [sent + timing.sendEnd, sent + timing.receiveHeadersEnd];
  };
  listen("requestWillBeSent", ({ requestId, request, redirectResponse, timestamp, wallTime }, before) => {
    offset = (wallTime - timestamp) * 1_000;
    if (before && redirectResponse) answered(before, redirectResponse, timestamp);
    if (!request.url.startsWith("http")) return;
    const hop = { url: request.url, from: wallTime * 1_000, bytes: 0, chunks: [], cached: false };
    hops.push(hop);
    open.set(requestId, hop);
  });
  listen("requestServedFromCache", (_, hop) => hop && (hop.cached = true));
  listen("responseReceived", ({ response, timestamp }, hop) => hop && answered(hop, response, timestamp));
  listen("dataReceived", ({ encodedDataLength, timestamp }, hop) => hop && add(hop, encodedDataLength, timestamp));
  listen("loadingFinished", ({ requestId, encodedDataLength, timestamp }, hop) => {
    if (hop) add(hop, encodedDataLength - hop.bytes, timestamp);
    open.delete(requestId);
  });
  listen("loadingFailed", ({ requestId }) => open.delete(requestId));
  await cdp.send("Network.enable");
  const quiet = async (ms = QUIET) => {
    // a page that requests nothing gets the same pause as one that does
    const from = Date.now();
    while ((open.size || Date.now() - Math.max(last, from) < ms) && Date.now() < from + PATIENCE) await sleep(50);
  };
  return { cdp, hops: () => hops.filter(({ cached }) => !cached), quiet };
}

/** Slows the CPU of a page down so many times. */
export const slowDown = (cdp, rate) => cdp.send("Emulation.setCPUThrottlingRate", { rate });

/** Milliseconds covered by any of the intervals before `end`; overlapping ones count once. */
export function covered(intervals, end) {
  let total = 0;
  let reached = 0;
  for (const [from, to] of intervals.sort(([a], [b]) => a - b)) {
    const stop = Math.min(to, end);
    total += Math.max(0, stop - Math.max(from, reached));
    reached = Math.max(reached, stop);
  }
  return total;
}

const bytesUntil = (hops, end) =>
  hops.flatMap(({ chunks }) => chunks).reduce((sum, { at, bytes }) => (at <= end ? sum + bytes : sum), 0);

/**
 * Types the address of a list into a new page, as after closing the one before, and waits for its first row and
 * until no request was made for 2 s.
 * @param context a browser profile
 * @param place what follows the # of the address
 * @param theme that must be the one that answers, else the measurement is worth nothing
 * @param slowdown times that the CPU is slowed
 * @param after called with the page at the end
 * @param shows what is there when the page is; the first row of a list when left out
 * @returns { ms, ownMs, rowBytes, bytes, requests, calls, nodes }: time until the first row, the same without the time that the
 *   page waited for the server's answers, bytes until the first row, bytes and requests in all, requests for the realm's data, elements of the page
 */
export async function loadPlace(context, url, place, theme, options = {}) {
  const { slowdown = 1, after = async () => {}, shows = FIRST_ROW } = options;
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  const traffic = await recordTraffic(page);
  await slowDown(traffic.cdp, slowdown);
  const firstRow = new Promise((resolve) => page.exposeFunction("firstRow", resolve));
  await page.addInitScript(reportFirst, shows);
  const typed = Date.now();
  await page.goto(`${url}/admin/master/console/#${place}`, { waitUntil: "commit" });
  const late = sleep(PATIENCE, undefined, { ref: false });
  const row = await Promise.race([firstRow, late]);
  if (!row) throw new Error(`${theme}: no row within ${PATIENCE / 1_000} s at ${page.url()}`);
  await traffic.quiet();
  const { resourceUrl } = JSON.parse(await page.locator("script#environment").textContent());
  if (!resourceUrl.endsWith(`/${theme}`)) throw new Error(`Measured ${resourceUrl}, not ${theme}`);
  await after(page);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  const hops = traffic.hops();
  const waits = hops.flatMap(({ wait }) => (wait ? [wait] : []));
  return {
    ms: row - typed,
    ownMs: row - typed - covered(waits, row),
    rowBytes: bytesUntil(hops, row),
    bytes: bytesUntil(hops, Infinity),
    requests: hops.length,
    calls: hops.filter((one) => new URL(one.url).pathname.startsWith("/admin/realms/")).length,
    nodes,
  };
}

/**
 * What the console's own page loads before anybody is signed in, up to the request to the login page.
 * @returns { bytes, requests }
 */
export const loadBeforeSignIn = (url) =>
  freshProfile([], async (context) => {
    const page = await context.newPage();
    const traffic = await recordTraffic(page);
    await page.goto(`${url}/admin/master/console/#/master/realms`);
    await page.locator("#username").waitFor({ timeout: PATIENCE });
    const hops = traffic.hops();
    const login = hops.findIndex((hop) => new URL(hop.url).pathname.endsWith("/protocol/openid-connect/auth"));
    const own = hops.slice(0, login);
    return { bytes: bytesUntil(own, Infinity), requests: own.length };
  });
