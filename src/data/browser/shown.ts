/** Realm, place, object and tab that the page shows, in one text. */
let shown = "";
/** The same without the tab. */
let object = "";

/** What the page shows now. A later question is compared with it: whether it still has its page. */
export const placeShown = (): string => shown;

/** The object whose page is shown, whichever tab of it. What was deleted is compared with it: whether its page is to be left. */
export const objectShown = (): string => object;

/**
 * Says what the page shows from now on.
 * @param place with the tab
 * @param without the tab; the same when left out
 */
export function setPlaceShown(place: string, without = place): void {
  shown = place;
  object = without;
}
