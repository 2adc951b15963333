/** Files of each place besides the shell's, by the place's path: addresses below the theme's `resources`. */
type FilesOfPlaces = Partial<Record<string, string[]>>;

const requested = new Set<string>();

const entry = () => document.querySelector<HTMLScriptElement>("script[data-shell]");

/** Address of the entry module, which names the build: the hash in it covers every file that it leads to. */
export const entryAddress = () => entry()?.src;

/**
 * Address of a file of the console.
 * @param name below the theme's `resources`
 */
export const resource = (name: string): string => `${entry()?.dataset.resources}/${name}`;

/**
 * Requests modules together; the browser would find them one after the other. It has six connections to a server: tokens and
 * reads go before what still waits for one.
 * @param names addresses below the theme's `resources`
 */
export function preload(names: string[]): void {
  for (const name of names) {
    if (requested.has(name)) continue;
    requested.add(name);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.fetchPriority = "low";
    link.href = resource(name);
    document.head.append(link);
  }
}

/**
 * Requests all files of a place together, by the list that the build makes: a module that the page requests with the first
 * one. Without it the browser finds them one after the other.
 * @param path of the place in the site map
 */
export function preloadPlace(path: string): void {
  const list = entry()?.dataset.places;
  if (!list) return;
  const loaded: Promise<{ default: FilesOfPlaces }> = import(resource(list));
  loaded.then(
    (module) => preload(module.default[path] ?? []),
    () => undefined,
  );
}
