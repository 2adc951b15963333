import { env } from "~/data/auth/env";
import { forceRefresh, session, sessionId } from "~/data/auth/session";

/** Milliseconds between two messages (product specification §9). */
const INTERVAL = 5000;
/**
 * Intervals without an answer after which none is expected any more: 10 s. They are counted, because after a sleep of
 * the machine the clock is far ahead of the frame.
 */
const TIMEOUT = 2;

/** Path of the page that compares this browser's sign-in cookie with a session; the version makes it cacheable. */
const frameUrl = () =>
  `${env().serverBaseUrl}/realms/${encodeURIComponent(env().realm)}/protocol/openid-connect/login-status-iframe.html?version=${env().resourceVersion}`;

/**
 * Watches whether this browser is still signed in: a hidden frame on the server's own page gets a message every 5 s. Does
 * nothing, after a warning in the browser's log, where the browser keeps cookies from such a frame; the next refresh
 * shows it then.
 * @returns ends the watch
 */
export function watchSession(): () => void {
  // on plain http browsers keep cookies from the server's page, which would only write an error to the console
  if (!window.isSecureContext) return () => undefined;
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "keycloak-session-iframe";
  frame.src = frameUrl();
  const origin = new URL(env().serverBaseUrl).origin;
  let unanswered = 0;
  const stop = () => {
    clearInterval(asking);
    window.removeEventListener("message", hear);
    frame.remove();
  };
  const ask = () => {
    if (session.get().is !== "in") return;
    if (unanswered > TIMEOUT) {
      // what administrators of other consoles search the web for
      console.warn("Timeout when waiting for 3rd party check iframe message.");
      return stop();
    }
    unanswered++;
    frame.contentWindow?.postMessage(`${env().clientId} ${sessionId()}`, origin);
  };
  const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.contentWindow) return;
    unanswered = 0;
    if (data === "error") stop();
    if (data === "changed") void check();
  };
  const check = async () => {
    const before = sessionId();
    await forceRefresh().catch(() => undefined);
    // The same session lives on, only the cookie is gone or hidden from the frame: there is nothing to watch.
    if (session.get().is !== "in" || sessionId() !== before) return;
    console.warn("The browser blocks third-party cookies: a sign-out elsewhere is only noticed with the next refresh.");
    stop();
  };
  frame.addEventListener("load", ask, { once: true });
  window.addEventListener("message", hear);
  const asking = setInterval(ask, INTERVAL);
  document.body.append(frame);
  return stop;
}
