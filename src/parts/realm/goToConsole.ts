import { env } from "~/data/auth/env";
import { giveUpForms } from "~/data/write/drafts";
import type { Address } from "~/place";

/**
 * Leaves for a place in the console of another realm: with its realm the session is gone of who signed in to this one.
 * @returns never settles: what is read again meanwhile would go to the sign-in of the realm that is gone
 */
export function goToConsole(realm: string, place: Address): Promise<never> {
  giveUpForms();
  window.location.assign(`${env().adminBaseUrl}/admin/${encodeURIComponent(realm)}/console/#${place}`);
  return new Promise(() => undefined);
}
