import type { Failure } from "~/data/api/errors";

/** The server has one object of a name and owner (409): the error is the name's. */
export const nameTaken = ({ status }: Failure) => (status === 409 ? ("name" as const) : undefined);
