import type PolicyEvaluationResponse from "@keycloak/keycloak-admin-client/lib/defs/policyEvaluationResponse";
import type ResourceEvaluation from "@keycloak/keycloak-admin-client/lib/defs/resourceEvaluation";
import type { Call } from "~/data/write/action";

/** What the server evaluates: may this user, in this client and with these roles, do that? */
export interface Question {
  /** Internal id of the client. */
  client: string;
  /** Id of the user. */
  user: string;
  /** Names of roles; those of the user where there is none. */
  roleIds: string[];
  /** The evaluation is about a type of resources. */
  byType: boolean;
  resourceType: string;
  /** Names of scopes of the resource type. */
  authScopes: string[];
  /** Ids of resources and names of their scopes; all scopes where none is chosen. */
  resources: { key: string; value: string[] }[];
  /** Attributes of the request. */
  attributes: { key: string; custom: string; value: string }[];
}

/** What stands for an attribute that has no text here. */
export const CUSTOM = "custom";

/** The time of the request. */
export const DATE_TIME = "kc.time.date_time";

/** A time as the platform's input gives it, as the server takes it: `yyyy-MM-dd HH:mm:ss`. */
const timeText = (local: string) => `${local.replace("T", " ")}${/T\d\d:\d\d$/.test(local) ? ":00" : ""}`;

/** Id of the value of an attribute, as automation knows it: its key in camel case; of the first row with that key. */
export function valueId(attributes: Question["attributes"], index: number): string | undefined {
  const nameIn = ({ key, custom }: Question["attributes"][number]) => (key === CUSTOM ? custom : key);
  const names = attributes.map(nameIn);
  const name = names[index] ?? "";
  if (name === "" || names.indexOf(name) !== index) return undefined;
  return `${name.replaceAll(/[^a-z0-9]+(.)/gi, (_, letter: string) => letter.toUpperCase())}-value`;
}

/** Values of rows by their keys, each key once. */
function byKey<Value>(rows: readonly (readonly [key: string, value: Value])[]): [string, Value[]][] {
  const values = new Map<string, Value[]>();
  for (const [key, value] of rows) values.set(key, [...(values.get(key) ?? []), value]);
  return [...values];
}

/** Names of scopes; one row without any means all of the resource's. */
const scopesOf = (rows: string[][]) =>
  rows.some((names) => names.length === 0) ? [] : [...new Set(rows.flat())].map((name) => ({ name }));

/**
 * The body of `POST clients/{id}/authz/resource-server/policy/evaluate`. Rows without a choice are left out; without any
 * the server evaluates everything that is protected. Of several rows about one resource or attribute the server would see
 * one: they are put together, and the values of an attribute are separated by commas, as it takes them.
 */
export function evaluationOf(question: Question): ResourceEvaluation {
  const { client, user, roleIds, byType, resourceType, authScopes, resources, attributes } = question;
  const entries = attributes.flatMap(({ key, custom, value }): [string, string][] => {
    const name = key === CUSTOM ? custom.trim() : key;
    return name === "" || value === "" ? [] : [[name, key === DATE_TIME ? timeText(value) : value]];
  });
  const resourceRows = resources.flatMap(({ key, value }): [string, string[]][] => (key === "" ? [] : [[key, value]]));
  return {
    roleIds,
    clientId: client,
    userId: user,
    entitlements: false,
    context: { attributes: Object.fromEntries(byKey(entries).map(([name, values]) => [name, values.join(",")])) },
    resources: byType
      ? [{ type: resourceType, scopes: scopesOf([authScopes]) }]
      : byKey(resourceRows).map(([_id, rows]) => ({ _id, scopes: scopesOf(rows) })),
  };
}

/** More resources than a client has of one type. */
const ALL = 100_000;

/**
 * What the server decides (`POST clients/{id}/authz/resource-server/policy/evaluate`). Of a type that no resource of the
 * client's own has, however it is written, the server would decide about everything: then there is no result.
 * @param id internal id of the client whose resources they are
 */
export async function evaluate(call: Call, id: string, question: Question): Promise<PolicyEvaluationResponse> {
  const { byType, resourceType: type } = question;
  if (byType) {
    // a part of the type, in any case, is found as well
    const found = await call("ui.authorizationResources", { id, owner: id, type, first: 0, max: ALL });
    if (!found.some((one) => one.type === type)) return {};
  }
  return call("clients.evaluateResource", { id }, evaluationOf(question));
}
