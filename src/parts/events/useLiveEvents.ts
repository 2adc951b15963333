import { useEffect, useState } from "react";
import type { ListCall } from "~/data/api/api";
import { session } from "~/data/auth/session";
import { refreshCall } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";

/** Milliseconds between two reads. */
const EVERY = 5000;
/** Milliseconds without input after which it stops: each refresh of the token prolongs the session. */
const IDLE = 5 * 60_000;

const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"];

/**
 * Calls `read` every 5 s while the tab shows and is signed in, and `stop` when nobody has touched the page for 5 minutes.
 * @returns ends it
 */
function follow(read: () => void, stop: () => void): () => void {
  let touched = Date.now();
  const touch = () => (touched = Date.now());
  const timer = setInterval(() => {
    if (Date.now() - touched >= IDLE) stop();
    // a read without a session would prompt for the sign-in that the administrator has put aside
    else if (!document.hidden && session.get().is === "in") read();
  }, EVERY);
  inputs.forEach((name) => window.addEventListener(name, touch, { passive: true }));
  return () => {
    clearInterval(timer);
    inputs.forEach((name) => window.removeEventListener(name, touch));
  };
}

/**
 * Reads a list of events again and again.
 * @param from its call
 * @returns how it stands and its switch; `stopped`: it ended by itself
 */
export function useLiveEvents(from: ListCall): { is: "off" | "on" | "stopped"; set: (on: boolean) => void } {
  const realm = useRealm();
  const [is, setIs] = useState<"off" | "on" | "stopped">("off");
  useEffect(() => {
    if (is !== "on") return undefined;
    return follow(
      () => void refreshCall(realm, from),
      () => setIs("stopped"),
    );
  }, [is, realm, from]);
  return { is, set: (on) => setIs(on ? "on" : "off") };
}
