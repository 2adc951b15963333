import { Agent, type RequestArgs } from "@keycloak/keycloak-admin-client/lib/resources/agent.js";
import { UnsafePathError, WrongObjectError } from "~/data/api/errors";
import { isRecord } from "~/data/browser/record";
import { isSegment } from "~/data/api/segment";

/**
 * Refuses what cannot be a segment of an address.
 * @throws UnsafePathError
 */
export function checkSegment(value: unknown): void {
  if (!isSegment(String(value ?? ""))) throw new UnsafePathError(`No segment of an address: ${String(value)}`);
}

/**
 * Refuses an address in which a segment is empty, `.` or `..`.
 * @param path encoded, begins with `/`
 * @throws UnsafePathError
 */
export function checkPath(path: string): void {
  for (const segment of path.split("/").slice(1)) checkSegment(decodeURIComponent(segment));
}

/** Parameters of a template, e.g. `/{id}/consents/{clientId}`. */
const paramsIn = (template = "") => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** The parameter at the end of a template, where it holds the id of the object that is read. */
const idIn = ({ method, path = "" }: RequestArgs) => (method === "GET" ? /\{(id|\w+Id)\}$/.exec(path)?.[1] : undefined);

function checkAnswer(answer: unknown, id: unknown): void {
  if (!isRecord(answer) || typeof answer.id !== "string" || answer.id === id) return;
  throw new WrongObjectError(`Requested ${String(id)}, the answer is about ${answer.id}`);
}

/**
 * Makes the admin client refuse arguments that do not stay segments of the address, before anything is sent, and answers
 * about another object than the one requested. It fills its templates with `.` and `..` as they are and lets the browser
 * shorten the address. Only its agent knows which arguments go into the path and which into query or body, where `..` is
 * a text like any other; it has no hook, so its two methods are wrapped here, once for all calls. The realm of the base
 * path is not in these templates: `callIn` looks at it.
 */
function guard(kind: "request" | "updateRequest"): void {
  const make = Agent.prototype[kind];
  Agent.prototype[kind] = function guarded(this: Agent, args: RequestArgs) {
    const send = make.call(this, args);
    const [params, id] = [paramsIn(args.path), idIn(args)];
    return async (given: Record<string, unknown> = {}, second?: object) => {
      for (const param of params) checkSegment(given[param]);
      const answer: unknown = await send(given, second);
      if (id) checkAnswer(answer, given[id]);
      return answer;
    };
  };
}

guard("request");
guard("updateRequest");
