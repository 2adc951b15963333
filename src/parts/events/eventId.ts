const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

/** The first id as the server makes them in a text. */
export const idIn = (text = ""): string | undefined => UUID.exec(text)?.[0];

/** Identifies an event among the others of a list: its id; older servers answer none. */
export const idOfEvent = (event: object) =>
  "id" in event && typeof event.id === "string" ? event.id : JSON.stringify(Object.values(event));
