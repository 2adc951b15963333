// Failures injected between page and server; what succeeds always comes from the real server.
import type { Page, Route } from "@playwright/test";

/** How a call fails. */
export type Fault = 403 | 404 | 500 | "hang" | "garbage" | "network";

export const faults: Fault[] = [403, 404, 500, "hang", "garbage", "network"];

/** The message that an injected refusal carries in its body. */
export const MESSAGE = "Injected by the test";

/**
 * Lets the calls to an address fail until the fault is lifted.
 * @param method only calls with this method; others reach the server
 * @returns lifts the fault
 */
export async function inject(page: Page, address: RegExp, fault: Fault, method = "GET"): Promise<() => void> {
  let on = true;
  await page.route(address, async (route: Route) => {
    if (!on || route.request().method() !== method) return route.fallback();
    if (fault === "network") return route.abort();
    if (fault === "garbage") return route.fulfill({ contentType: "text/html", body: "<h1>A proxy's page</h1>" });
    if (fault !== "hang") return route.fulfill({ status: fault, json: { error: MESSAGE } });
  });
  return () => (on = false);
}

/**
 * Holds requests to an address back; then they reach the server.
 * @param method only requests with this method
 * @returns lets them go on
 */
export async function hold(page: Page, address: RegExp, method = "GET"): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(address, async (route) => {
    if (route.request().method() === method) await held;
    await route.fallback();
  });
  return go;
}

/** The browser's own line about a request that the test made fail; the only one that may show. */
export const browserLine = (fault: Fault | number) =>
  typeof fault === "number"
    ? new RegExp(`^error: Failed to load resource: the server responded with a status of ${fault} `)
    : /^error: Failed to load resource: net::ERR_FAILED /;

/** What the page says about a read that failed. */
export const words: Record<Fault, string> = {
  403: "You do not have permission to access this resource",
  404: `Not found: ${MESSAGE}`,
  500: MESSAGE,
  hang: "You stopped waiting for the server.",
  garbage: "The answer did not come from the server's administration interface.",
  network: "The server cannot be reached.",
};

/** Lets the clock of the page reach the moment at which a call that hangs is shown, as soon as one hangs. */
export async function untilShown(page: Page) {
  const shown = page.getByTestId("waiting-calls");
  await page.clock.fastForward(15_500);
  return shown;
}
