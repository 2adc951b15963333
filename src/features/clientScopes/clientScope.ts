import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import { useMemo } from "react";
import type { Call } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import { useAllData } from "~/data/query/cache";
import type { Failure } from "~/data/api/errors";
import { dotted, fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import { OPENID_CONNECT } from "~/parts/clients/protocols";
import { isParameterized, type ScopeType } from "~/parts/clients/scopeTypes";

/** A client scope with its type, which the server keeps in two lists of the realm and not in the scope. */
export interface ClientScope extends ClientScopeRepresentation {
  type: ScopeType;
}

const DEFAULTS = "clientScopes.listDefaultClientScopes";
const OPTIONALS = "clientScopes.listDefaultOptionalClientScopes";

const add = {
  default: "clientScopes.addDefaultClientScope",
  optional: "clientScopes.addDefaultOptionalClientScope",
} as const;

const remove = {
  default: "clientScopes.delDefaultClientScope",
  optional: "clientScopes.delDefaultOptionalClientScope",
} as const;

/** The reads that say all of the realm's client scopes. */
const scopeLists = [[DEFAULTS], [OPTIONALS], ["clientScopes.find"]] as const;

type Scopes = ClientScopeRepresentation[];

function withType(scope: ClientScopeRepresentation, defaults: Scopes, optionals: Scopes): ClientScope {
  const isIn = (list: Scopes) => list.some(({ id }) => id === scope.id);
  return { ...scope, type: isIn(defaults) ? "default" : isIn(optionals) ? "optional" : "none" };
}

/** All client scopes of the realm with their types, from three reads. */
export function useClientScopes(): ClientScope[] {
  const [defaults, optionals, scopes] = useAllData(...scopeLists);
  return useMemo(() => scopes.map((scope) => withType(scope, defaults, optionals)), [scopes, defaults, optionals]);
}

/** A client scope with its type, from three reads. */
export function useClientScope(id: string): ClientScope {
  const [defaults, optionals, scope] = useAllData([DEFAULTS], [OPTIONALS], ["clientScopes.findOne", { id }]);
  return useMemo(() => withType(scope, defaults, optionals), [scope, defaults, optionals]);
}

/** Gives a scope a type, whichever the server has now. @param only changes nothing where it has another one by now */
export async function setType(call: Call, id: string, to: ScopeType, only?: ScopeType): Promise<void> {
  const { type } = await readScope(call, id);
  if (only === undefined || type === only) await changeType(call, id, type, to);
}

/** A client scope with its type as the server has it now. */
export async function readScope(call: Call, id: string): Promise<ClientScope> {
  const [scope, defaults, optionals] = await Promise.all([
    call("clientScopes.findOne", { id }),
    call(DEFAULTS),
    call(OPTIONALS),
  ]);
  return withType(scope, defaults, optionals);
}

/**
 * Takes a scope out of the list of its old type and puts it into that of the new one; no call where they are the same. It
 * goes back where the new list is refused.
 */
export async function changeType(call: Call, id: string, from: ScopeType, to: ScopeType): Promise<void> {
  if (from === to) return;
  if (from !== "none") await call(remove[from], { id });
  if (to === "none") return;
  await call(add[to], { id }).catch(async (error: unknown) => {
    if (from !== "none") await call(add[from], { id });
    throw error;
  });
}

/**
 * Makes a client scope and gives it its type.
 * @returns its id
 */
export async function createScope(call: Call, { type, ...scope }: ClientScope): Promise<string> {
  const { id } = await call("clientScopes.create", scope);
  await changeType(call, id, "none", type).catch(async (error: unknown) => {
    // all or nothing: what is left in the form can be saved again
    await call("clientScopes.del", { id }).catch(() =>
      addAlert(["gatehouse.notTakenBack", { name: scope.name ?? "" }], "warning"),
    );
    throw error;
  });
  return id;
}

/** Writes a scope; then its type, by calls of its own, where it is another one than it had before. */
export async function updateScope(call: Call, id: string, { type, ...scope }: ClientScope, before: ScopeType) {
  const change = () => changeType(call, id, before, type);
  // the server makes no default scope a parameterized one: it has to leave the list first
  const isFirst = before === "default" && isParameterized(scope);
  if (isFirst) await change();
  await call("clientScopes.update", { id }, scope).catch(async (error: unknown) => {
    if (isFirst) await changeType(call, id, type, before);
    throw error;
  });
  if (!isFirst) await change();
}

/** What the form of a scope shows. */
export interface ScopeValues {
  name: string;
  description: string;
  type: ScopeType;
  protocol: string;
  attributes: Record<string, unknown>;
}

/** Times of a credential that may be none: the server cannot read an empty text, and keeps what is left out. */
const TIMES = ["vc.expiry_in_seconds", "vc.refresh_interval_in_seconds"];

/** Most characters of an attribute of a scope, which has a column of its own in the server's database. */
export const LONGEST_ATTRIBUTE = 2048;

/** Name of the form field of an attribute. */
export const attribute = (name: string) => `attributes.${dotted(name)}` as const;

/** What a dynamic scope (servers before 26.7) is requested by. */
export const dynamicFormat = (name: string) => `${name}:*`;

/** The form's values of a scope. */
export const toForm = (scope: ClientScope): ScopeValues => ({
  name: scope.name ?? "",
  description: scope.description ?? "",
  type: scope.type,
  protocol: scope.protocol ?? OPENID_CONNECT,
  attributes: toFormMap(scope.attributes),
});

/** The scope that the form's values mean; it is in the parameter `scope` of requests, where blanks separate. */
export function toObject({ name: typed, attributes: shown, ...values }: ScopeValues): ClientScope {
  const name = typed.trim().replaceAll(" ", "_");
  const attributes = fromFormMap(shown);
  // a text that nobody sees is not kept, and neither is what belongs to a protocol that was chosen before
  if (attributes["display.on.consent.screen"] === "false") attributes["consent.screen.text"] = "";
  if ("is.dynamic.scope" in attributes)
    attributes["dynamic.scope.regexp"] = isParameterized({ attributes }) ? dynamicFormat(name) : "";
  // the server reads it whatever the type of the parameter, and the form shows it for one type only
  if (attributes["parameterized.scope.regexp"] && attributes["parameterized.scope.type"] !== "custom")
    attributes["parameterized.scope.regexp"] = "";
  for (const time of TIMES) if (attributes[time] === "") attributes[time] = null;
  if (values.protocol !== "oid4vc")
    for (const key of Object.keys(attributes)) if (key.startsWith("vc.")) delete attributes[key];
  return { ...values, name, attributes };
}

/**
 * The field that a failure is shown at: the server takes only printable ASCII without blank, `"` and `\` as name, no name
 * twice, no parameter for a default scope of a client, as format of one only what it can read, and no credential that is
 * refreshed after its end.
 */
export function refusedField({ status, message }: Failure) {
  const made = /can't be made (parameterized|dynamic)/.exec(message)?.[1];
  if (made) return attribute(`is.${made}.scope`);
  if (message.startsWith("Invalid regex")) return attribute("parameterized.scope.regexp");
  if (message.startsWith("Credential refresh interval")) return attribute("vc.refresh_interval_in_seconds");
  return status === 409 || message.startsWith("Unexpected name") ? "name" : undefined;
}
