/** Realm, place, object and tab that the page shows, in one text. */
let shown = "";

/** What the page shows now. A later question is compared with it: whether it still has its page. */
export const placeShown = (): string => shown;

/** Says what the page shows from now on. */
export const setPlaceShown = (place: string): void => void (shown = place);
