// What every browser spec starts from: the server, an admin client, a realm of its own, a page that must stay clean.
import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from "@playwright/test";
import { basename } from "node:path";
import { ADMIN } from "../../maven/server.mjs";
import { type Account, admin, createRealm, deleteRealmsOfOthers, server, uniqueName } from "./server";

export { expect };

/** Fills in the login page that is shown and sends it off. */
export async function signIn(page: Page, { username, password }: Account): Promise<void> {
  await page.locator("#username").fill(username);
  const secret = page.locator("#password");
  // a realm with organizations asks for the name first
  if ((await secret.count()) === 0) await page.locator("#kc-login").click();
  await secret.fill(password);
  await page.locator("#kc-login").click();
}

export interface OpenOptions {
  /** Who signs in when the server asks; default the first administrator. */
  as?: Account;
  /** The realm whose console is opened and who signs in there; default master. */
  realm?: string;
  /** Another server's url; default the shared one. */
  url?: string;
}

/**
 * Opens a place of the console and signs in where the server requires it.
 * @param place what follows `#` in the address: "/master/realms"
 */
export async function open(page: Page, place: string, options: OpenOptions = {}): Promise<void> {
  const { as = ADMIN, realm = "master", url = server.url } = options;
  const address = `${url}/admin/${encodeURIComponent(realm)}/console/#${place}`;
  // A page that differs only behind the # would not be loaded again.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.goto(address);
  const login = page.locator("#kc-form-login");
  const console = page.getByRole("main").and(page.locator(":not(:has(#kc-form-login))"));
  await expect(login.or(console).first()).toBeVisible({ timeout: 30_000 });
  if (await login.isVisible()) await signIn(page, as);
  await expect(login).toHaveCount(0);
}

/**
 * Goes on to a place in a console that is open, as a link would; opens the console where none is. Waits until the page is
 * there, or why it cannot be shown, and nothing in it still loads: looked at within the page, because walks through all
 * places go on thousands of times.
 */
export async function visit(page: Page, place: string, options: OpenOptions = {}): Promise<void> {
  const [console, here] = page.url().split("#");
  if (!console?.includes("/console/") || here === undefined) await open(page, place, options);
  else
    await page.evaluate(async (next) => {
      location.hash = next;
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    }, place);
  await waitFor(
    `${place} is shown`,
    page.waitForFunction(
      () =>
        // until the next page is there the one before stays
        document.querySelector(".gh-navigating")?.ariaBusy === "false" &&
        // one with a value is no spinner
        !document.querySelector("main [role=progressbar]:not([aria-valuenow])") &&
        !!document.querySelector("main h1, main .pf-m-danger")?.checkVisibility(),
    ),
  );
}

/** Waits for something within the page, and names it where it never comes: a walk waits for every place in one line. */
export const waitFor = (what: string, waiting: Promise<unknown>): Promise<unknown> =>
  waiting.catch((cause: unknown) => {
    throw new Error(`Waited in vain until ${what}.`, { cause });
  });

/**
 * Ends what fades and moves: halfway there a text has not its contrast. For a few frames, because what follows a change of
 * its parent begins when that has ended.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isCalm = () => {
      const fading = [...document.querySelectorAll<HTMLElement>("[style*=opacity]")];
      const running = document.getAnimations().filter(({ playState }) => playState === "running");
      // what turns for ever has no end
      for (const animation of running)
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      return running.length === 0 && fading.every((element) => getComputedStyle(element).opacity === "1");
    };
    for (let frames = 0; frames < 3; frames = isCalm() ? frames + 1 : 0) await new Promise(requestAnimationFrame);
  });
}

/** A whole browser asks by itself for the icon of pages that name none: those of the server, not ours. */
const BROWSERS_OWN = /\/favicon\.ico\b/;

/** Collects what the console must not show, from all pages of a context: errors, warnings, uncaught errors, policy violations. */
async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  context.on("console", (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type()))
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  await context.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`Content security policy violated: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
    ),
  );
}

async function session(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, "/master/realms");
  const state = await context.storageState();
  await context.close();
  return state;
}

interface TestFixtures {
  /** A realm that the tests of this file share. */
  realm: string;
  /** Takes away what the spec before has left. */
  tidy: void;
  /** What the console showed; every test ends with looking at it. */
  problems: string[];
  /** What this test allows it to show. */
  allowed: RegExp[];
  /** Lets console errors and warnings of this test pass that match one of the patterns ("error: <text> (<address>)"). */
  allowConsole: (...patterns: RegExp[]) => void;
  /**
   * `page`, not signed in, for a spec that needs no other: its browser knows the console, which a context of its own loads
   * and compiles anew.
   */
  signedOutPage: Page;
  /** A page in a context of its own, not signed in, watched and closed like `page`. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** The contexts of this test: first that of `page`, then those of `newPage`. */
  contexts: BrowserContext[];
  /** Closes all pages, before what they read is deleted or switched off. */
  leave: () => Promise<void>;
}

interface WorkerFixtures {
  server: typeof server;
  admin: KeycloakAdminClient;
  /** Cookies of the first administrator, signed in once per worker. */
  signedIn: Awaited<ReturnType<typeof session>>;
  /** The realm of the spec that runs. */
  shared: { file?: string; realm: string };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [async ({}, use) => use(server), { scope: "worker" }],
  admin: [async ({}, use) => use(admin), { scope: "worker" }],
  signedIn: [async ({ browser }, use) => use(await session(browser)), { scope: "worker" }],
  storageState: async ({ signedIn }, use) => use(signedIn),

  tidy: [async ({}, use, { file }) => deleteRealmsOfOthers(file).then(() => use()), { auto: true }],

  shared: [
    async ({}, use) => {
      await use({ realm: "" });
      await deleteRealmsOfOthers();
    },
    { scope: "worker", auto: true },
  ],
  realm: async ({ shared }, use, { file }) => {
    if (shared.file !== file) {
      const realm = uniqueName(basename(file, ".spec.ts"));
      await createRealm({ realm });
      Object.assign(shared, { file, realm });
    }
    await use(shared.realm);
  },

  problems: [
    async ({ context, allowed }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      await use(problems);
      const left = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(left, "errors and warnings in the console").toEqual([]);
    },
    { auto: true },
  ],
  // looked at last, when all pages are closed: a page that is left behind shows something until then
  allowed: async ({}, use) => use([BROWSERS_OWN]),
  allowConsole: async ({ allowed }, use) => use((...patterns) => void allowed.push(...patterns)),
  signedOutPage: async ({ page }, use) => {
    await page.context().clearCookies();
    await use(page);
  },
  newPage: async ({ browser, problems, contexts }, use) =>
    use(async (options) => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, ...options });
      contexts.push(context);
      await watch(context, problems);
      return context.newPage();
    }),
  contexts: async ({ context }, use) => {
    const contexts = [context];
    await use(contexts);
    await Promise.all(contexts.slice(1).map((own) => own.close()));
  },
  leave: async ({ contexts }, use) =>
    use(async () => {
      const pages = contexts.flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.close()));
    }),
});
