/** Redirects allowed within the window (milliseconds); the next one would be a loop. */
const MOST = 2;
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
 * @returns false when two were made in the last 30 s
 */
export function mayRedirect(cause: RedirectCause): boolean {
  const stamps = recent(cause);
  if (stamps.length >= MOST) return false;
  sessionStorage.setItem(keyOf(cause), [...stamps, Date.now()].join());
  return true;
}

/** Forgets the redirects of a cause: a sign-in succeeded, or the administrator tries again. */
export const forgetRedirects = (cause: RedirectCause) => sessionStorage.removeItem(keyOf(cause));
