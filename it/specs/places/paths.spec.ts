// Addresses whose parameters mean something else to a browser or a server; generated over all places.
import type { Page } from "@playwright/test";
import type { Place } from "../../../src/place";
import { routes } from "../../../src/siteMap";
import { pathArguments, watchCalls } from "../../support/oddNames";
import { everyAddress } from "../../support/places";
import { expect, test, visit } from "../../support/test";

/** What browsers shorten: the address belongs to no place. */
const steps = (realm: string) => [".", "..", "%2E%2E", `${realm}/../..`];
/** What is a name like any other, and no object has. */
const names = ["%252E", "..;", "%00", "x".repeat(2000)];

const NONE = "no-such-thing";
/** Stands for the parameter that is tried. */
const TRIED = "tried-here";

/** The address of a place with a text, as it is, for one of its parameters. */
const addressWith = ({ path }: Place, odd: string, at: string, realm: string) =>
  path.replace(/:(\w+)[?+]?/g, (_, name: string) => (name === at ? odd : name === "realm" ? realm : NONE));

/** Texts of a realm: requested beside the page, so that they may come as late as on the next one. */
const TEXTS = /^GET \/resources\/(?!\.{1,2}\/)[^/]+\/admin\/[^/]+$/;

/** What was requested, without texts and search parts. */
const addressesOf = (calls: Set<string>) =>
  [...calls].map((call) => call.split("?")[0] ?? "").filter((call) => !TEXTS.test(call));

/** Goes to an address. @returns what was requested there */
async function callsAt(page: Page, calls: Set<string>, address: string): Promise<string[]> {
  calls.clear();
  await visit(page, address);
  return addressesOf(calls);
}

/**
 * Every place meets all texts, each of its parameters in turn: so that its first parameter does not always meet the same,
 * they begin with another at each place. Every parameter meets one of them at least.
 */
const shared = (texts: readonly string[], parameters: readonly string[], turn: number) =>
  Array.from({ length: Math.max(texts.length, parameters.length) }, (_, n) => {
    const at = parameters[(n + turn) % parameters.length] ?? "";
    return [at, texts[n % texts.length] ?? ""] as const;
  });

for (const [turn, [name, place]] of Object.entries<Place>(routes).entries()) {
  test(`${name}: a parameter that is a step or an odd name`, async ({ page, realm, allowConsole }) => {
    allowConsole(/status of 4\d\d/, /^warning: Unable to find out who is signed in/);
    const calls = watchCalls(page);
    const bare = addressWith(place, NONE, "", realm);
    await visit(page, bare);
    // what a page reads once nothing else loads is its own as well
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await visit(page, bare);
    // with nothing kept from before: an object that is missing is looked for once more in what the place reads
    const fresh = addressesOf(calls);
    // where an address has no usable realm, the shell shows the administrator's own
    const shell = [
      // read once nothing else loads, whichever place that is
      "GET /admin/serverinfo",
      // a dead end asks whether the realm is still there, as soon as the realm was read once
      "GET /admin/realms/master",
      `GET /admin/realms/${realm}`,
      ...(await callsAt(page, calls, "/master/no/such/place")),
      ...(await callsAt(page, calls, `/${realm}/no/such/place`)),
    ];
    const parameters = [...place.path.matchAll(/:(\w+)/g)].map(([, at = ""]) => at);
    const usual = new Map<string, string[]>();
    for (const at of parameters) usual.set(at, await callsAt(page, calls, addressWith(place, TRIED, at, realm)));
    for (const [at, odd] of shared(steps(realm), parameters, turn)) {
      const address = addressWith(place, odd, at, realm);
      const requested = await callsAt(page, calls, address);
      await expect(page.locator("main h1"), address).toHaveText("Page not found");
      expect(
        requested.filter((call) => !shell.includes(call)),
        address,
      ).toEqual([]);
    }
    for (const [at, odd] of shared(names, parameters, turn)) {
      const address = addressWith(place, odd, at, realm);
      const requested = await callsAt(page, calls, address);
      const known = usual.get(at) ?? [];
      const meant = known.map((call) => call.replaceAll(TRIED, encodeURIComponent(decodeURIComponent(odd))));
      expect(
        requested.filter((call) => ![...shell, ...fresh, ...known, ...meant].includes(call)),
        address,
      ).toEqual([]);
    }
  });
}

test("further arguments in an address reach no call and are dropped", async ({ page, realm }) => {
  const calls = watchCalls(page);
  const known = new Set(Object.values<Place>(routes).flatMap(({ filters = [] }) => filters));
  const names = [...pathArguments, "realmName", "briefRepresentation"].filter((name) => !known.has(name));
  for (const address of await everyAddress(realm)) {
    await visit(page, `${address}?${new URLSearchParams(names.map((name) => [name, TRIED]))}&size=20`);
    await expect(page, address).toHaveURL(/\?size=20$/);
    expect(
      [...calls].filter((call) => call.includes(TRIED)),
      address,
    ).toEqual([]);
  }
  // the page was there each time: it read what it shows
  expect([...calls].filter((call) => call.includes("max=21"))).not.toEqual([]);
});
