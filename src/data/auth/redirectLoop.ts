/** Redirects allowed within the window (milliseconds); the next one would be a loop. */
const MOST = 2;
/** The same for pages without an answer of sign-in: loaded again by hand before it came, or it gets lost on its way. */
const MOST_UNANSWERED = 10;
const WINDOW = 30_000;

/** `load`: the page came without a usable answer of sign-in. `ended`: a session that had begun was refused. */
export type RedirectCause = "load" | "ended";

const keyOf = (cause: RedirectCause) => `gatehouse.redirects ${cause}`;

function recent(cause: RedirectCause): number[] {
  const stamps = (sessionStorage.getItem(keyOf(cause)) ?? "").split(",").map(Number);
  return stamps.filter((stamp) => stamp > 0 && Math.abs(Date.now() - stamp) < WINDOW);
}

/**
 * Asks before a redirect to sign-in that nobody clicked for, and remembers it in this tab.
 * @param answered sign-in has come back before it, in vain
 * @returns false when two were made in the last 30 s, or ten for pages that sign-in did not come back to
 */
export function mayRedirect(cause: RedirectCause, answered = true): boolean {
  const stamps = recent(cause);
  if (stamps.length >= (answered ? MOST : MOST_UNANSWERED)) return false;
  sessionStorage.setItem(keyOf(cause), [...stamps, Date.now()].join());
  return true;
}

/** Whether sign-in has come back to this page, with a code or an error in its address. */
export function isAnswered(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.has("state") && (query.has("code") || query.has("error"));
}

/** Forgets the redirects of a cause: a sign-in succeeded, or the administrator tries again. */
export const forgetRedirects = (cause: RedirectCause) => sessionStorage.removeItem(keyOf(cause));
