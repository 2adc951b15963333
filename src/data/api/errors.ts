import { NetworkError } from "@keycloak/keycloak-admin-client";
import { isRecord } from "~/data/browser/record";
import type { Text } from "~/i18n/useT";

/** A server validation error of one field; `errorMessage` may be a `${key}` of the message bundle. */
export interface FieldError {
  field: string;
  errorMessage: string;
  params?: string[];
}

/** What is known of a failed call, read once for every way of showing it. */
export interface Failure {
  /** HTTP status; undefined when no answer came. */
  status?: number;
  /** The server's or the browser's message, as it came. */
  message: string;
  description?: string;
  fields: FieldError[];
  /** Seconds the server asks to wait (429, 503), at least one: it must not be called on and on. */
  retryAfter?: number;
}

/** A successful status with a body that is not what the endpoint answers, e.g. a proxy's page. */
export class GarbageError extends Error {}

/** No answer came: no network, no server. */
export class NoAnswerError extends Error {}

/** The administrator gave up waiting for a call. */
export class CancelledError extends Error {}

/** An argument would not stay a segment of the address (`.`, `..`, nothing): nothing was sent. */
export class UnsafePathError extends Error {}

/** The answer is about another object than the one that was requested. */
export class WrongObjectError extends Error {}

/** An object is not in what was read, like a 404 for it. The answer may be older than the object: it is read again first. */
export class MissingError extends NetworkError {
  constructor(name: string) {
    super(name, { response: new Response(null, { status: 404 }), responseData: {} });
  }
}

/** The error for an object that is a part of what was read, and is not there. */
export const notFound = (name: string) => new MissingError(name);

/** For the `catch` of a call whose object may be gone already: a 404 is no error. @throws all others */
export function unlessGone(error: unknown): undefined {
  if (statusOf(error) !== 404) throw error;
  return undefined;
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

function fieldErrors(body: unknown): FieldError[] {
  if (!isRecord(body)) return [];
  const list: unknown[] = Array.isArray(body.errors) ? body.errors : [body];
  const fields = list.flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const field = textOf(entry.field);
    const errorMessage = textOf(entry.errorMessage);
    if (!field || !errorMessage) return [];
    return [{ field, errorMessage, params: Array.isArray(entry.params) ? entry.params.map(String) : undefined }];
  });
  return fields.length === list.length ? fields : [];
}

function retryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined;
}

/**
 * Reads any error into one shape: the server's `error`, else `errorMessage`, `error_description` and field errors, or the
 * message of a plain Error (product specification §8).
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) {
    const body: unknown = error.responseData;
    const record = isRecord(body) ? body : {};
    return {
      status: error.response.status,
      message: textOf(record.error) ?? textOf(record.errorMessage) ?? error.message,
      description: textOf(record.error_description),
      fields: fieldErrors(body),
      retryAfter: retryAfter(error.response.headers.get("retry-after")),
    };
  }
  return { message: error instanceof Error ? error.message : String(error), fields: [] };
}

/** HTTP status of a failed call, undefined when the error is no answer of the server. */
export const statusOf = (error: unknown): number | undefined => failureOf(error).status;

/**
 * Our own words for a failure that the server cannot put into words, undefined where its own message says it.
 * @param isWrite what a gateway has not waited for may be done all the same
 */
export function explain(error: unknown, isWrite = false): Text | undefined {
  if (error instanceof CancelledError) return "gatehouse.errorCancelled";
  if (error instanceof GarbageError) return "gatehouse.errorGarbage";
  if (error instanceof NoAnswerError) return "gatehouse.errorNoAnswer";
  if (error instanceof UnsafePathError) return "gatehouse.errorUnsafePath";
  if (error instanceof WrongObjectError) return "gatehouse.errorWrongObject";
  const status = statusOf(error) ?? 0;
  if (isWrite && status === 504) return "gatehouse.errorLate";
  return [429, 502, 503, 504].includes(status) ? "gatehouse.errorBusy" : undefined;
}
