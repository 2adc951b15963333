const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

/** Id of a user: one that the server makes, or that of who is kept elsewhere. */
const USER_ID = new RegExp(`^(?:${UUID.source}|f:[^:]+:.+)$`, "i");

/** Whether a text is the id of a user; of one who is kept elsewhere it is `f:{storage}:{id there}`. */
export const isUserId = (text: string) => USER_ID.test(text);

/** Identifies an event among the others of a list: its id; older servers answer none. */
export const idOfEvent = (event: object) =>
  "id" in event && typeof event.id === "string" ? event.id : JSON.stringify(Object.values(event));
