import type { Change } from "~/data/write/merge";
import { confirm } from "~/kit/dialog/confirm";

/** Asks before the saving of events is switched off; settles with true where it is not. */
export async function confirmSwitchOff(changes: Change[], field: string): Promise<boolean> {
  if (!changes.some(({ path, to }) => path[0] === field && to === false)) return true;
  return confirm({ title: "events-disable-title", body: "events-disable-confirm", label: "confirm", danger: true });
}
