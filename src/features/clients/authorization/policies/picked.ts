import { useWatch } from "react-hook-form";
import type { Picked } from "~/data/api/authorization";
import { isRecord } from "~/data/browser/record";

const isPicked = (entry: unknown): entry is Picked => isRecord(entry) && typeof entry.id === "string";

/** The objects in a value of a form; what has no id is left out. */
export const pickedIn = (value: unknown): Picked[] => (Array.isArray(value) ? value.filter(isPicked) : []);

/** The ids of the objects that a field holds. */
export const usePickedIds = (name: string): string[] => pickedIn(useWatch({ name, exact: true })).map(({ id }) => id);
