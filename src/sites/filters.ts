/** Names that tabs of several places have in the search part of their address. */

/** A list of roles that somebody or something has. */
export const roleFilters = ["inherited"];

const eventTimes = ["dateFrom", "dateTo", "from", "to"];

/** A list of admin events, among other lists (`EventTabs`). */
export const adminEventFilters = [
  "list",
  "resourceTypes",
  "operationTypes",
  "resourcePath",
  "authRealm",
  "authClient",
  "authUser",
  "authIpAddress",
  ...eventTimes,
];

/** A list of user events. */
export const userEventFilters = ["user", "type", "client", "ipAddress", ...eventTimes];
