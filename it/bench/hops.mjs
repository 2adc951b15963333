// Hops between places by the side navigation and between tabs, and typing into the largest form.
import { covered, freshProfile, recordTraffic, slowDown } from "./load.mjs";

const ROLES = ["nav-item-roles", 'tbody a[href*="/roles/"]'];
/**
 * Tours by what they lead through, each from the roles and back to them. Of a place: id of the entry of the navigation or
 * test id of the tab, what the page shows when it is there and the page before does not.
 */
export const tours = {
  "client scopes, user federation, roles": [
    ["nav-item-client-scopes", 'tbody a[href*="/client-scopes/"]'],
    ["nav-item-user-federation", '[data-testid="ldap-card"]'],
    ROLES,
  ],
  "users, groups, sessions, events": [
    ["nav-item-users", 'tbody a[href*="/users/"]'],
    ["nav-item-groups", 'tbody a[href*="/groups/"]'],
    ["nav-item-sessions", 'tbody a[href*="/users/"]'],
    ROLES,
    ["nav-item-events", 'tbody a[href*="/users/"]'],
    ROLES,
  ],
  "realm settings, their sessions and tokens, roles": [
    ["nav-item-realm-settings", '[data-testid="realmSettingsGeneralTab-save"]'],
    ["rs-sessions-tab", '[data-testid="sessions-tab-save"]'],
    ["rs-tokens-tab", '[data-testid="tokens-tab-save"]'],
    ROLES,
  ],
};
/** The tour where the realm has many clients. */
export const clientsTour = [["nav-item-clients", 'tbody a[href*="/clients/"]'], ROLES];
/** Key strokes that are typed, one at a time. */
const STROKES = 50;
/** Milliseconds that anything may take. */
const PATIENCE = 60_000;

/** Runs in the page: clicks an entry of the navigation or a tab; milliseconds until what it leads to was painted. */
function hop([entry, content]) {
  const start = performance.now();
  const painted = new Promise((resolve, reject) => {
    const look = () => {
      const found = document.querySelector(content);
      if (!found?.checkVisibility() || !found.textContent.trim()) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    setTimeout(() => reject(new Error(`${entry}: nothing came`)), 30_000);
  });
  (document.getElementById(entry) ?? document.querySelector(`[data-testid="${entry}"]`)).click();
  return painted;
}

/**
 * Opens the role list of the big realm and goes round a tour twice.
 * @returns { first, second: ms of each hop of a round, calls: admin calls of both rounds, heap: bytes in use at the end,
 *   after a collection }
 */
export const takeTour = (url, cookies, tour) =>
  freshProfile(cookies, async (context) => {
    const page = await context.newPage();
    const traffic = await recordTraffic(page);
    await page.goto(`${url}/admin/master/console/#/big/roles`);
    await page.locator('tbody a[href*="/roles/"]').first().waitFor({ timeout: PATIENCE });
    await traffic.quiet();
    const before = traffic.hops().length;
    const rounds = [];
    for (let round = 0; round < 2; round++) {
      const times = [];
      for (const place of tour) {
        times.push(await page.evaluate(hop, place));
        await traffic.quiet(500);
      }
      rounds.push(times);
    }
    await traffic.quiet();
    const calls = traffic
      .hops()
      .slice(before)
      .filter((one) => new URL(one.url).pathname.startsWith("/admin/realms/"));
    await traffic.cdp.send("HeapProfiler.enable");
    await traffic.cdp.send("HeapProfiler.collectGarbage");
    const { usedSize } = await traffic.cdp.send("Runtime.getHeapUsage");
    return { first: rounds[0], second: rounds[1], calls: calls.length, heap: usedSize };
  });

/**
 * Types into a field with the CPU slowed.
 * @param place what follows the # of the address
 * @param opener test id of what opens the field, where it is not there at once
 * @param testId of the field; the first one that has it
 * @returns { longest }: milliseconds of the longest task between the first key stroke and the last
 */
export const typeInto = (url, cookies, slowdown, { place, opener, testId }) =>
  freshProfile(cookies, async (context) => {
    const page = await context.newPage();
    await page.goto(`${url}/admin/master/console/#${place}`);
    if (opener) await page.getByTestId(opener).click({ timeout: PATIENCE });
    const field = page.getByTestId(testId).first();
    await field.waitFor({ timeout: PATIENCE });
    const traffic = await recordTraffic(page);
    await traffic.quiet();
    await slowDown(traffic.cdp, slowdown);
    await field.focus();
    await traffic.cdp.send("Performance.enable");
    await page.evaluate(watchTasks);
    for (let stroke = 0; stroke < STROKES; stroke++) {
      await page.keyboard.press("a");
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    return { longest: await page.evaluate(longestTask) };
  });

/** Runs in the page: begins to look for long tasks. */
function watchTasks() {
  window.longest = 0;
  // told for tasks of 50 ms and more; shorter ones are none that anybody feels
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ entryTypes: ["longtask"] });
}

/** Runs in the page: milliseconds of the longest task since it was looked for; 0 for none of 50 ms. */
const longestTask = () => new Promise((done) => setTimeout(() => done(window.longest), 200));

/** Pixels of a turn of the wheel, and how many turns. */
const [TURN, TURNS] = [300, 60];

/**
 * Moves from cell to cell of the grid of texts by keys, then turns the wheel over it, with the CPU slowed.
 * @param place what follows the # of the address
 * @returns { keys, wheel }: milliseconds of the longest task of each
 */
export const moveInGrid = (url, cookies, slowdown, place) =>
  freshProfile(cookies, async (context) => {
    const page = await context.newPage();
    await page.goto(`${url}/admin/master/console/#${place}`);
    const grid = page.getByRole("grid");
    await grid.locator("tbody td").nth(2).click({ timeout: PATIENCE });
    const traffic = await recordTraffic(page);
    await traffic.quiet();
    await slowDown(traffic.cdp, slowdown);
    const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await page.evaluate(watchTasks);
    for (let stroke = 0; stroke < STROKES; stroke++) {
      await page.keyboard.press(stroke % 5 ? "ArrowDown" : "ArrowRight");
      await frame();
    }
    const keys = await page.evaluate(longestTask);
    await page.evaluate(() => (window.longest = 0));
    for (let turn = 0; turn < TURNS; turn++) {
      await page.mouse.wheel(0, TURN);
      await frame();
    }
    return { keys, wheel: await page.evaluate(longestTask) };
  });

/**
 * Evaluates the access token that a user of the big realm would get for a client.
 * @param id of the client
 * @returns { ownMs }: milliseconds until all claims show, without those that the page waited for answers
 */
export const evaluateToken = (url, cookies, id) =>
  freshProfile(cookies, async (context) => {
    const page = await context.newPage();
    await page.goto(
      `${url}/admin/master/console/#/big/clients/${id}/clientScopes/evaluate?result=tab-generated-access-token`,
    );
    const user = page.getByTestId("user").getByRole("combobox");
    await user.waitFor({ timeout: PATIENCE });
    await user.fill("user-00001");
    const option = page.getByRole("option", { name: "user-00001", exact: true });
    await option.waitFor({ timeout: PATIENCE });
    const traffic = await recordTraffic(page);
    await traffic.quiet(500);
    const from = Date.now();
    await option.click();
    await page.getByText("claim100", { exact: true }).first().waitFor({ timeout: PATIENCE });
    const end = Date.now();
    const waits = traffic.hops().flatMap(({ wait }) => (wait ? [wait] : []));
    return { ownMs: end - from - covered(waits, end) };
  });
