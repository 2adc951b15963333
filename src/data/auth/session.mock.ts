import type { SignInError, Why } from "~/data/auth/signInFailure";

/** The time, epoch milliseconds, at which every test of the session starts. */
export const NOW = 1_800_000_000_000;

/** Stands in for keycloak-js: its public state, and a server that answers what the test says. */
export class MockKeycloak {
  static all: MockKeycloak[] = [];
  static signedIn = true;
  /** The page comes with an answer of sign-in, or gets one. */
  static answered = true;
  /** Where sign-in is requested. */
  static auth = "http://localhost/auth";
  /** The server never answers a sign-in. */
  static silent = false;
  static sub = "anna";
  /** Seconds each new refresh token lives; the last one stays. */
  static lives = [1800];
  static answer: () => Promise<unknown> = () => Promise.resolve();
  authenticated = false;
  token?: string;
  idTokenParsed?: object;
  refreshToken = "refresh";
  idToken = "id";
  sessionId = "sid";
  timeSkew = 10;
  refreshTokenParsed?: { exp: number; iat: number };
  expired = false;
  refreshes = 0;
  constructor() {
    MockKeycloak.all.push(this);
  }
  grant() {
    const [life = 1800, ...rest] = MockKeycloak.lives;
    if (rest.length) MockKeycloak.lives = rest;
    const iat = Date.now() / 1000 - this.timeSkew;
    Object.assign(this, {
      authenticated: true,
      subject: MockKeycloak.sub,
      expired: false,
      token: `token ${this.refreshes}`,
    });
    this.idTokenParsed = { sub: MockKeycloak.sub, given_name: "Anna", family_name: 7 };
    this.refreshTokenParsed = { iat, exp: iat + life };
    return true;
  }
  init = jest.fn((given: { token?: string; onLoad?: string }) =>
    MockKeycloak.silent
      ? new Promise<boolean>(() => undefined)
      : Promise.resolve(
          given.token || (MockKeycloak.signedIn && (MockKeycloak.answered || window.location.search))
            ? this.grant()
            : false,
        ),
  );
  login = jest.fn(() => Promise.resolve());
  createLoginUrl = ({ prompt }: { prompt: string }) => Promise.resolve(`${MockKeycloak.auth}?prompt=${prompt}`);
  logout = jest.fn(() => Promise.resolve());
  isTokenExpired = () => this.expired;
  updateToken = () => {
    this.refreshes += 1;
    return MockKeycloak.answer().then(() => this.grant());
  };
  clearToken = () => Object.assign(this, { authenticated: false, token: undefined });
}

const load = async () => ({
  ...(await import("~/data/auth/session")),
  ...(await import("~/data/write/drafts")),
  ...(await import("~/data/auth/signInFailure")),
});

/** Everything of the session as a page has it that was just loaded. */
export type LoadedPage = Awaited<ReturnType<typeof load>>;

/** Loads the modules of the session anew, as a reload of the page does. */
export function reloaded(): Promise<LoadedPage> {
  jest.resetModules();
  return load();
}

/** A page just loaded in a fresh tab, with a server that signs anna in and answers every refresh. */
export function freshPage(): Promise<LoadedPage> {
  jest.useFakeTimers({ now: NOW });
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, "", "/admin/master/console/#/master/realms");
  const block = document.createElement("script");
  document.body.replaceChildren(Object.assign(block, { id: "environment", type: "application/json", text: "{}" }));
  Object.assign(MockKeycloak, { all: [], signedIn: true, answered: true, silent: false, sub: "anna", lives: [1800] });
  answering();
  return reloaded();
}

/** The adapter that was made first. */
export function keycloak(): MockKeycloak {
  const [first] = MockKeycloak.all;
  if (!first) throw new Error("no adapter");
  return first;
}

const failure = (page: LoadedPage, why: Why): SignInError => new page.SignInError(why, `because ${why}`);

/** From now on every refresh fails for this reason. */
export function refusing(page: LoadedPage, why: Why): void {
  MockKeycloak.answer = () => Promise.reject(failure(page, why));
}

/** From now on every refresh succeeds. */
export function answering(): void {
  MockKeycloak.answer = () => Promise.resolve();
}

/** How a promise stands after everything due now has run: its outcome, or "waiting". */
export async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  let state: unknown = "waiting";
  const keep = (outcome: unknown) => (state = outcome);
  promise.then(keep, keep);
  await jest.advanceTimersByTimeAsync(0);
  return state;
}

/** What was typed into a form. */
export const typed = [{ path: ["realm"], from: "", to: "a" }];
