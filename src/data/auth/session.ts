import type Keycloak from "keycloak-js";
import {
  askQuietly,
  endOf,
  hereForServer,
  newAdapter,
  refreshAdapter,
  startAdapter,
  type User,
  userOf,
} from "~/data/auth/adapter";
import { anyDirty, dropDrafts, dropDraftsOfOthers, forgetTab, leaveToDrafts } from "~/data/write/drafts";
import { persistedCache } from "~/data/query/persistedCache";
import { forgetRedirects, isAnswered, mayRedirect, type RedirectCause } from "~/data/auth/redirectLoop";
import { forgetPersonalPreferences, onSignOutElsewhere, preference, setPreference } from "~/data/browser/preferences";
import { env } from "~/data/auth/env";
import { SignInError, signInFailure } from "~/data/auth/signInFailure";
import { askSecondWindow, handOver, isSignInWindow } from "~/data/auth/signInWindow";
import { createStore } from "~/data/browser/store";

/** Seconds a token must still be valid to be used (product specification §9). */
const MARGIN = 5;
/** First and longest pause, in milliseconds, between two tries to reach the server. */
const PAUSE = { first: 2000, longest: 30_000 };
/** Milliseconds after the end at which the session is checked: a refresh a moment too early would prolong an idle session. */
const AFTER_END = 3000;
/** Longest delay, in milliseconds, that a timer of the browser takes. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** A place where calls wait until somebody opens it or sends them away. */
interface Gate {
  passed: Promise<void>;
  open: () => void;
  refuse: (reason: Error) => void;
}

/** Makes a closed gate. It may be refused while nobody waits. */
function deferred(): Gate {
  let open = () => {};
  let refuse: Gate["refuse"] = () => {};
  const passed = new Promise<void>((resolve, reject) => {
    open = resolve;
    refuse = reject;
  });
  passed.catch(() => undefined);
  return { passed, open, refuse };
}

/** How the administrator stands with the server. Times are epoch milliseconds of this browser's clock. */
export type Session =
  | { is: "out" }
  /** `warnAt`: the end is announced from then on; `prolongs`: a refresh moves the end, else the longest session is reached. */
  | { is: "in"; user: User; expiresAt?: number; warnAt?: number; prolongs: boolean }
  /** No valid session; the page stays. `asking`: a call waits and the administrator has not put the question aside. */
  | { is: "ended"; user: User; failure: SignInError; asking: boolean }
  /** The session may well go on, but nobody answers; tried again at `retryAt`. */
  | { is: "unreachable"; user: User; failure: SignInError; asking: boolean; retryAt: number };

/** The session as the page knows it now. */
export const session = createStore<Session>({ is: "out" });

let adapter: Keycloak | undefined;
let user: User = { sub: "" };
let refreshing: Promise<void> | undefined;
/** Closed while the session is ended or nobody answers. */
let gate: Gate | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
/** Seconds the latest refresh token lives. */
let life = 0;

const keycloak = () => (adapter ??= newAdapter());

/**
 * Signs in: takes the answer out of the address or, in a browser that was signed in, gets one without leaving the page;
 * else redirects to sign-in, which returns to the same address, hash included.
 *
 * @param meanwhile called as soon as the request is sent and will most likely not send the page away
 * @returns "redirecting" when the page is about to be left or, as a second window, closed
 * @throws SignInError
 */
export async function start(meanwhile: () => void = () => undefined): Promise<"in" | "redirecting"> {
  // the adapter takes it out of the address
  const answered = isAnswered();
  const started = startAdapter(keycloak());
  if (answered && !isSignInWindow()) meanwhile();
  if (!(await started) && (answered || !(await startQuietly(meanwhile)))) {
    // where nobody is known to be signed in, nothing names the realm
    if (preference("gatehouse.signedIn")[env().realm]) setSignedIn(false);
    return redirect("load", answered);
  }
  setSignedIn(true);
  forgetRedirects("load");
  const { token = "", refreshToken = "", idToken = "" } = keycloak();
  if (isSignInWindow() && handOver({ token, refreshToken, idToken })) return "redirecting";
  user = userOf(keycloak());
  forgetOthers(user.sub);
  window.addEventListener("online", retryNow);
  onSignOutElsewhere(env().realm, signedOutElsewhere);
  signedIn();
  return "in";
}

/** Remembers whether somebody is signed in to this realm's console; undefined, which JSON leaves out, after sign-out. */
const setSignedIn = (is: boolean | undefined) =>
  setPreference("gatehouse.signedIn", { ...preference("gatehouse.signedIn"), [env().realm]: is });

/** Forgets what is another user's than this one, who signed in: their session may have ended without a sign-out. */
function forgetOthers(sub: string): void {
  const { realm } = env();
  const users = preference("gatehouse.users");
  if ((users[realm] ?? sub) !== sub) forgetPersonalPreferences();
  setPreference("gatehouse.users", { ...preference("gatehouse.users"), [realm]: sub });
  dropDraftsOfOthers(sub);
}

async function startQuietly(meanwhile: () => void): Promise<boolean> {
  if (!preference("gatehouse.signedIn")[env().realm] || isSignInWindow()) return false;
  if (!(await askQuietly(keycloak(), meanwhile))) return false;
  // an adapter can be started once
  adapter = newAdapter();
  return startAdapter(adapter);
}

async function redirect(cause: RedirectCause, answered?: boolean): Promise<"redirecting"> {
  if (!mayRedirect(cause, answered))
    throw new SignInError("loop", "Two redirects to sign-in within 30 s did not help.");
  await keycloak().login({ redirectUri: hereForServer() });
  return "redirecting";
}

/** New tokens are there: waiting calls go on, and the end of the session is known anew. */
function signedIn(): void {
  clearTimeout(timer);
  tries = 0;
  const before = life;
  const { at: expiresAt, life: now } = endOf(keycloak());
  life = now;
  // The longest session cuts the life of each further refresh token; the idle time gives all of them the same.
  const prolongs = life >= before - 1;
  const warnAt = expiresAt && expiresAt - (prolongs ? Math.min(60, life / 4) : 60) * 1000;
  session.set({ is: "in", user, expiresAt, warnAt, prolongs });
  if (expiresAt) timer = setTimeout(refresh, Math.min(LONGEST_TIMER, expiresAt + AFTER_END - Date.now()));
  gate?.open();
  gate = undefined;
}

async function renew(): Promise<void> {
  try {
    adapter = await refreshAdapter(keycloak());
    signedIn();
  } catch (error) {
    failed(await signInFailure(error));
  }
}

/** One refresh at a time, whoever asks. Never rejects: what follows a failure is decided here. */
const refresh = (): Promise<void> => (refreshing ??= renew().finally(() => (refreshing = undefined)));

function failed(failure: SignInError): void {
  clearTimeout(timer);
  gate ??= deferred();
  if (failure.why === "offline" || failure.why === "server") {
    const pause = Math.min(PAUSE.longest, PAUSE.first * 2 ** tries++);
    timer = setTimeout(refresh, pause);
    const old = session.get();
    const asking = old.is !== "unreachable" || old.asking;
    session.set({ is: "unreachable", user, failure, asking, retryAt: Date.now() + pause });
    return;
  }
  keycloak().clearToken();
  const ended = (failure: SignInError) => session.set({ is: "ended", user, failure, asking: true });
  // Of the other reasons the sign-in page knows no more than we do: they are shown here.
  if (failure.why !== "session" || anyDirty()) ended(failure);
  else redirect("ended").catch(ended);
}

async function untilSignedIn(): Promise<void> {
  session.set((old) => ("asking" in old ? { ...old, asking: true } : old));
  await gate?.passed;
}

/**
 * The access token, refreshed when less than 5 s of it are left; a new one counts however short its life is. While the
 * session is ended or the server does not answer it waits until that is over.
 * @throws SignInError when the administrator gives up waiting
 */
export async function token(): Promise<string> {
  for (let isNew = false; ; isNew = !gate) {
    const { authenticated, token } = keycloak();
    if (authenticated && token && (isNew || !keycloak().isTokenExpired(MARGIN))) return token;
    await (gate ? untilSignedIn() : refresh());
  }
}

/**
 * Gets a new token although this one looks valid: the server refused it (401), or the session is to be prolonged.
 * @throws like `token`
 */
export async function forceRefresh(): Promise<void> {
  if (!gate) await refresh();
  if (gate) await untilSignedIn();
}

/** Tries at once to reach the server, instead of at `retryAt`. */
export function retryNow(): void {
  if (session.get().is === "unreachable") void refresh();
}

/** The administrator does not want to wait: waiting calls are rejected, the next one requests a token again. */
export function giveUp(): void {
  const state = session.get();
  if (!("asking" in state)) return;
  gate?.refuse(state.failure);
  gate = deferred();
  session.set({ ...state, asking: false });
}

/**
 * Signs in again in a second window while the page stays as it is; has to be called in a click. Where another user
 * signs in there, this tab goes through sign-in as well, without the drafts.
 * @returns "blocked" when the browser opens no window, "closed" when it was closed without a sign-in
 * @throws SignInError when the server refuses the new tokens
 */
export async function signInAgain(): Promise<"in" | "blocked" | "closed"> {
  const answer = await askSecondWindow(window.location.origin + window.location.pathname);
  if (typeof answer === "string") return answer;
  const next = newAdapter();
  await startAdapter(next, answer);
  if (userOf(next).sub !== user.sub) {
    dropDrafts();
    await next.login({ redirectUri: hereForServer() });
  }
  adapter = next;
  user = userOf(next);
  life = 0;
  signedIn();
  return "in";
}

/** Signs in again in this tab, and comes back to this address; what was typed waits there as a draft. */
export async function signInHere(): Promise<void> {
  forgetRedirects("ended");
  leaveToDrafts();
  await keycloak().login({ redirectUri: hereForServer() });
}

/**
 * Signs out here and on the server. This browser forgets the administrator, the realms and what the server answered: drafts,
 * recent and pinned realms, copies of server info and texts. What was chosen for the browser stays (`preferences.ts`).
 */
export async function signOut(): Promise<void> {
  forgetTab();
  forgetPersonalPreferences();
  setSignedIn(undefined);
  await persistedCache.close();
  await keycloak().logout({ redirectUri: hereForServer() });
}

/** Another tab has signed out. Unsaved work is still in the page, and waits as a draft until the next sign-in. */
function signedOutElsewhere(): void {
  void persistedCache.close();
  if (!anyDirty()) forgetTab();
}

/** Leaves for the administrator's own account, which links back to this address. */
export const openAccount = (): Promise<void> => keycloak().accountManagement();

/** Id of the session on the server, as the `sid` claim names it. */
export const sessionId = (): string | undefined => keycloak().sessionId;
