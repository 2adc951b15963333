/**
 * Whether a text, encoded, stays one segment of an address: browsers shorten an address by `.` and `..`, also when they
 * are encoded, and an empty segment leaves the address of something else.
 */
export const isSegment = (text: string) => text !== "" && text !== "." && text !== "..";

/** Path of a realm below the admin base address. */
export const realmPath = (realm: string) => `/admin/realms/${encodeURIComponent(realm)}`;
