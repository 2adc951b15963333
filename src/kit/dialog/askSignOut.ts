import { signOut } from "~/data/auth/session";
import { anyDirty } from "~/data/write/drafts";
import { confirm } from "~/kit/dialog/confirm";

/** Signs out (`signOut`), after asking where something is unsaved or still running: drafts go with the session. */
export async function askSignOut(): Promise<void> {
  const question = { title: "signOut", body: "gatehouse.signOutUnsaved", label: "signOut", danger: true } as const;
  if (!anyDirty() || (await confirm(question))) await signOut();
}
