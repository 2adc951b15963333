/** Whether a value is an object with keys: neither null nor a list nor a file. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof File);
