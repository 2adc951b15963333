import { prefetch } from "~/data/query/cache";
import type { Place } from "~/place";

/** Asks for the code of a place and its first reads, together; what fails here fails again, and is shown, on the page. */
export function prepare(place: Place, params: Record<string, string>, search = ""): void {
  void place.load().then(
    (page) => page.preload?.(params, search),
    () => undefined,
  );
  void prefetch(params.realm ?? "", place.reads?.(params, search));
}
