/** Files of each place besides the shell's, by the place's path: numbers of `files`, names below `assets` without `.js`. */
interface PlaceFiles {
  files: string[];
  places: Partial<Record<string, number[]>>;
}

let placeFiles: PlaceFiles | undefined;
const requested = new Set<string>();

const readPlaceFiles = (): PlaceFiles =>
  JSON.parse(document.getElementById("place-files")?.textContent ?? '{"files":[],"places":{}}');

const entry = () => document.querySelector<HTMLScriptElement>("script[data-shell]");

/** Address of the entry module, which names the build: the hash in it covers every file that it leads to. */
export const entryAddress = () => entry()?.src;

/**
 * Address of a file of the console.
 * @param name below the theme's `resources`
 */
export const resource = (name: string): string => `${entry()?.dataset.resources}/${name}`;

/**
 * Requests modules together; the browser would find them one after the other.
 * @param names addresses below the theme's `resources`
 */
export function preload(names: string[]): void {
  for (const name of names) {
    if (requested.has(name)) continue;
    requested.add(name);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = resource(name);
    document.head.append(link);
  }
}

/**
 * Requests all files of a place together, by the list that the build writes into the page.
 * @param path of the place in the site map
 */
export function preloadPlace(path: string): void {
  placeFiles ??= readPlaceFiles();
  const { files, places } = placeFiles;
  preload((places[path] ?? []).map((index) => `assets/${files[index]}.js`));
}
