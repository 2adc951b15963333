import { useWatch } from "react-hook-form";
import type { Picked } from "~/data/api/authorization";
import { isRecord } from "~/data/browser/record";

const isPicked = (entry: unknown): entry is Picked => isRecord(entry) && typeof entry.id === "string";

/** The objects in a value of a form, which has them with flags, by their ids, or as one id; others are left out. */
export const pickedIn = (value: unknown): Picked[] =>
  [value].flat().flatMap((entry) => {
    if (typeof entry === "string") return entry === "" ? [] : { id: entry };
    return isPicked(entry) ? entry : [];
  });

/** The ids of the objects that a field holds. */
export const usePickedIds = (name: string): string[] => pickedIn(useWatch({ name, exact: true })).map(({ id }) => id);
