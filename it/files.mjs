import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** The paths of all files below a folder, sorted. */
export async function files(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
