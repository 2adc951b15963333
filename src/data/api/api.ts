import KeycloakAdminClient, { fetchWithError } from "@keycloak/keycloak-admin-client";
import { env } from "~/data/auth/env";
import { GarbageError, NoAnswerError, statusOf } from "~/data/api/errors";
import { extra } from "~/data/api/extra";
import { checkPath, checkSegment } from "~/data/api/paths";
import { isRecord } from "~/data/browser/record";
import { forceRefresh, token } from "~/data/auth/session";
import { type Patience, withSlowPrompt } from "~/data/api/waiting";

type Fn = (...args: never[]) => Promise<unknown>;
type Methods<Resource> = {
  [Name in keyof Resource & string]: Resource[Name] extends Fn ? Name : never;
}[keyof Resource & string];
type ClientCalls = {
  [
    Resource in Exclude<keyof KeycloakAdminClient, Methods<KeycloakAdminClient>> &
      string as `${Resource}.${Methods<KeycloakAdminClient[Resource]>}`
  ]: KeycloakAdminClient[Resource];
};
type Extra = typeof extra;
type MethodOf<Name extends string, Resource> = Name extends `${string}.${infer Method}`
  ? Method extends keyof Resource
    ? Resource[Method] extends Fn
      ? Resource[Method]
      : never
    : never
  : never;

/** `"resource.method"` of the admin client, or of `extra.ts` for endpoints it lacks: call, cache key and log line. */
export type CallName = keyof ClientCalls | keyof Extra;

type FnOf<Name extends CallName> = Name extends keyof Extra
  ? (...args: Parameters<Extra[Name]> extends [unknown, ...infer Rest] ? Rest : []) => ReturnType<Extra[Name]>
  : Name extends keyof ClientCalls
    ? MethodOf<Name, ClientCalls[Name]>
    : never;

/** Arguments of a call. */
export type Input<Name extends CallName> = Parameters<FnOf<Name>>;
/** What a call answers. */
export type Output<Name extends CallName> = Exclude<Awaited<ReturnType<FnOf<Name>>>, undefined | null>;

/** Calls that answer a list of objects. */
export type ListCall = { [Name in CallName]: Output<Name> extends readonly object[] ? Name : never }[CallName];
/** An object of the list that a call answers. */
export type RowOf<Name extends CallName> = Output<Name> extends readonly (infer Row extends object)[] ? Row : never;

/** Which part of a list is requested: `first` is 0-based, `max` the rows of a page. */
export interface PageQuery {
  first: number;
  max: number;
  [filter: string]: unknown;
}

/** The rows of a list's answer. */
export const asRows = <Name extends ListCall>(answer: Output<Name>) => answer as unknown as RowOf<Name>[];

/** Several calls with their arguments, each checked on its own. */
export type ReadsOf<Names extends readonly CallName[]> = {
  readonly [Index in keyof Names]: readonly [Names[Index], ...Input<Names[Index]>];
};
/** What several calls answer, in their order. */
export type OutputsOf<Names extends readonly CallName[]> = { -readonly [Index in keyof Names]: Output<Names[Index]> };

/** The answers of several reads, in their order. */
export const outputsOf = <Names extends readonly CallName[]>(answers: unknown[]) => answers as OutputsOf<Names>;

/** The realm a call works on, and the signal that ends it. */
export interface CallOptions extends Patience {
  realm: string;
  signal?: AbortSignal;
}

/** What `extra.ts` gets to make its requests with. */
export interface Http {
  realm: string;
  /**
   * One request below `adminBaseUrl`, with the bearer token and the rules of every call.
   * @param path below `{adminBaseUrl}`, encoded
   */
  request<T>(method: string, path: string, init?: RequestParts): Promise<T>;
  /** One such request that reads a file: its bytes as they come. */
  file(path: string, query?: RequestParts["query"]): Promise<Blob>;
}

/** What a request of `extra.ts` has besides its path. */
export interface RequestParts {
  query?: Record<string, string | number | undefined>;
  /** A form is sent as multipart, a text as `type` says, anything else as JSON. */
  body?: FormData | string | object;
  /** Media type of a body that is a text, e.g. `application/yaml`; plain text when left out. */
  type?: string;
}

/** The body as fetch takes it; the type of a form, with its boundary, is fetch's to say. */
function bodyOf({ body, type = "text/plain" }: RequestParts): { body?: BodyInit; headers?: Record<string, string> } {
  if (body === undefined || body instanceof FormData) return { body };
  if (typeof body === "string") return { body, headers: { "content-type": type } };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

/** One client per call: the admin client takes a signal only for all its calls, and its realm is one mutable field. */
function clientFor({ realm, signal }: CallOptions): KeycloakAdminClient {
  // the admin client hands these to fetch; its own type names only a part of them
  const options: RequestInit = { signal };
  const client = new KeycloakAdminClient({
    baseUrl: env().adminBaseUrl,
    realmName: realm,
    requestOptions: options,
    // 404 rejects like any refusal, so that a page never gets null for its object
    requestArgOptions: { catchNotFound: false },
  });
  client.registerTokenProvider({ getAccessToken: token });
  return client;
}

/** Requests of `extra.ts` go the same way as the admin client's own: one base path, one token, one error class. */
function httpFor({ realm, signal }: CallOptions): Http {
  async function send(method: string, path: string, accept: string, parts: RequestParts = {}): Promise<Response> {
    checkPath(path);
    const url = new URL(env().adminBaseUrl + path);
    for (const [name, value] of Object.entries(parts.query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const { body, headers: own } = bodyOf(parts);
    const headers = { authorization: `Bearer ${await token()}`, accept, ...own };
    return fetchWithError(url, { method, headers, body, signal });
  }
  return {
    realm,
    async request(method, path, parts) {
      const text = await (await send(method, path, "application/json", parts)).text();
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    },
    file: async (path, query) => (await send("GET", path, "*/*", { query })).blob(),
  };
}

async function once(name: CallName, args: unknown[], options: CallOptions): Promise<unknown> {
  const own = (extra as Record<string, (http: Http, ...args: never[]) => Promise<unknown>>)[name];
  if (own) return own(httpFor(options), ...(args as never[]));
  const [resource = "", method = ""] = name.split(".");
  const target = (
    clientFor(options) as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>
  )[resource];
  if (!target?.[method]) throw new Error(`Unknown call ${name}`);
  return target[method](...args);
}

/** Refuses a realm that does not stay a segment of the address; that of a call's own argument counts more. */
function checkRealm(name: CallName, [first]: unknown[], { realm }: CallOptions): void {
  checkSegment(realm);
  // the body of a new realm
  if (name !== "realms.create" && isRecord(first) && first.realm !== undefined) checkSegment(first.realm);
}

/** A 401 with a token we believe valid (another signing key, a revoked session) is tried once more with a new token. */
async function withFreshToken<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
    await forceRefresh();
    return run();
  }
}

/** `fetch` says by a TypeError that no answer came; anywhere else one is a mistake of ours. */
function noAnswer(error: unknown): never {
  throw error instanceof TypeError ? new NoAnswerError(error.message) : error;
}

/**
 * Calls the server for one realm.
 * @param name `resource.method`
 * @param args what the method takes
 * @param options realm (a bulk run keeps the one it started in) and signal
 * @returns the parsed answer
 * @throws NetworkError for an answer that is no success, GarbageError for one that is no JSON, CancelledError when the
 *   administrator cancels it (offered after 15 s), NoAnswerError when none came, UnsafePathError when an argument would
 *   not stay a segment of the address (nothing was sent), WrongObjectError when another object was answered
 *
 * A sign-in that has to come first does not count as waiting for the server.
 */
export async function callIn<Name extends CallName>(
  options: CallOptions,
  name: Name,
  ...args: Input<Name>
): Promise<Output<Name>> {
  checkRealm(name, args, options);
  await token();
  const attempt = (signal: AbortSignal) => once(name, args, { ...options, signal }).catch(noAnswer);
  const result = await withFreshToken(() => withSlowPrompt(options.signal, attempt, options));
  if (typeof result === "string" && result.trim() !== "") throw new GarbageError(`${name}: ${result.slice(0, 200)}`);
  return result as Output<Name>;
}
