import { isRecord } from "~/data/browser/record";

/** Tokens that a second window hands to the page that opened it. */
export interface Tokens {
  token: string;
  refreshToken: string;
  idToken: string;
}

/**
 * Hash of the address the second window comes back to: below the console, the only registered redirect of the client.
 */
const MARK = "#gatehouse-sign-in=";

/** Milliseconds between two looks whether the second window was closed: there is no event for it. */
const LOOK = 500;

function tokensIn(data: unknown, nonce: string): Tokens | undefined {
  if (!isRecord(data) || data.gatehouseSignIn !== nonce) return undefined;
  const { token, refreshToken, idToken } = data;
  if (typeof token !== "string" || typeof refreshToken !== "string" || typeof idToken !== "string") return undefined;
  return { token, refreshToken, idToken };
}

/** Whether this page is the second window of another one. */
export const isSignInWindow = () => window.location.hash.startsWith(MARK);

/**
 * In the second window: hands the tokens to the page that opened it and closes. Only a page of the own origin hears
 * them.
 * @returns false when no page waits any more (it was closed, or a login page cut the tie): this window then is an
 *   ordinary console at the start address
 */
export function handOver(tokens: Tokens): boolean {
  const gatehouseSignIn = window.location.hash.slice(MARK.length);
  const opener: Window | null = window.opener;
  if (!opener || opener.closed) {
    window.history.replaceState(window.history.state, "", window.location.pathname);
    return false;
  }
  opener.postMessage({ gatehouseSignIn, ...tokens }, window.location.origin);
  window.close();
  return true;
}

/**
 * Opens the second window and waits for its tokens; has to be called in a click, else browsers block the window.
 * @param consoleUrl address of the console, without hash
 * @returns "blocked" when the browser opens no window, "closed" when it was closed without a sign-in
 */
export function askSecondWindow(consoleUrl: string): Promise<Tokens | "blocked" | "closed"> {
  // random, not for secrecy: a window that answers late must not be taken for the one that is waited for
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const second = window.open(`${consoleUrl}${MARK}${nonce}`, "_blank", "popup,width=520,height=720");
  if (!second) return Promise.resolve("blocked");
  return new Promise((resolve) => {
    const end = (result: Tokens | "closed") => {
      clearInterval(looking);
      window.removeEventListener("message", hear);
      resolve(result);
    };
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== second) return;
      const tokens = tokensIn(event.data, nonce);
      if (tokens) end(tokens);
    };
    // found closed twice: between the looks the last message of the window has arrived
    let wasClosed = false;
    const looking = setInterval(() => {
      if (wasClosed) end("closed");
      wasClosed = second.closed;
    }, LOOK);
    window.addEventListener("message", hear);
  });
}
