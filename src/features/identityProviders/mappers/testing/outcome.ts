import type { Mapper } from "~/features/identityProviders/mappers/mapper";
import { type Pasted, textOf } from "~/features/identityProviders/mappers/testing/pasted";
import type { Text } from "~/i18n/useT";
import { textIn } from "~/kit/form/values";
import { rowsIn } from "~/kit/form/kinds/rows";
import { patternOf } from "~/parts/identityProviders/patternOf";

/** What a mapper gives for what was pasted, why it gives nothing, or that only the server can tell. */
export interface Outcome {
  is: "given" | "nothing" | "unknown";
  text: Text;
}

/** A mapper with its settings at hand. */
interface MapperInput extends Pasted {
  alias: string;
  settingOf: (name: string) => string;
}

/** Largest of Java's integers: the server compares no number beyond it with a text. */
const LARGEST = 2 ** 31 - 1;

const given = (text: Text): Outcome => ({ is: "given", text });
const nothing = (text: Text): Outcome => ({ is: "nothing", text });
const unknown: Outcome = { is: "unknown", text: "gatehouse.mapperUnknown" };
const unfinished = nothing("gatehouse.mapperUnfinished");

const attribute = (name: string, value: string) =>
  name ? given(["gatehouse.mapperAttribute", { name, value }]) : unfinished;
const note = (name: string, value: string) => (name ? given(["gatehouse.mapperNote", { name, value }]) : unfinished);
const role = ({ settingOf }: MapperInput) =>
  settingOf("role") ? given(["gatehouse.mapperRole", { name: settingOf("role") }]) : unfinished;
const group = ({ settingOf }: MapperInput) =>
  settingOf("group") ? given(["gatehouse.roleOfGroup", { path: settingOf("group") }]) : unfinished;

/** Whether a value is the one that a text means, as the server compares them; of a list one has to be. */
function equals(wanted: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((one) => equals(wanted, one));
  if (typeof value === "boolean") return value === (wanted.toLowerCase() === "true");
  if (typeof value !== "number") return value === wanted;
  if (!Number.isInteger(value)) return wanted.trim() !== "" && Number(wanted) === value;
  return Math.abs(value) <= LARGEST && /^[+-]?\d+$/.test(wanted) && Number(wanted) === value;
}

/** Whether a value is a text that a pattern means as a whole; of a list one has to be. */
const matches = (pattern: string, value: unknown) =>
  [value].flat().some((one) => patternOf(pattern)?.test(textOf(one)));

/** Why a claim or attribute is not as wanted; undefined where it is. */
function reasonOf({ find, missing }: Pasted, name: string, wanted: string, isPattern: boolean): Text | undefined {
  const value = find(name);
  if (value === undefined) return missing(name);
  const isRight = isPattern ? matches(wanted, value) : equals(wanted, value);
  return isRight ? undefined : ["gatehouse.claimDiffers", { name, value: textOf(value), wanted }];
}

/** Tests the claims or attributes that a mapper lists, each with what it wants of it. */
function rules(input: MapperInput, list: string, pattern: string) {
  const isPattern = input.settingOf(pattern) === "true";
  return rowsIn(input.settingOf(list)).map(({ key, value }) => ({
    key,
    reason: reasonOf(input, key, value, isPattern),
  }));
}

/** What a mapper gives where all that it lists is as wanted. */
const whereAll = (list: string, pattern: string, what: (input: MapperInput) => Outcome) => (input: MapperInput) => {
  const wrong = rules(input, list, pattern).find(({ reason }) => reason !== undefined);
  return wrong?.reason ? nothing(wrong.reason) : what(input);
};

const CLAIMS = ["claims", "are.claim.values.regex"] as const;
const ATTRIBUTES = ["attributes", "are.attribute.values.regex"] as const;
/** Settings that list claims or attributes, and whether what is wanted of them are patterns. */
const patterned = [CLAIMS, ATTRIBUTES];

const ofClaims = (what: (input: MapperInput) => Outcome) => whereAll(...CLAIMS, what);
const ofAttributes = (what: (input: MapperInput) => Outcome) => whereAll(...ATTRIBUTES, what);

/** Properties of a user, who has one value of each; the server knows them however they are written. */
const SINGLE = ["email", "firstname", "lastname"];

/** The attribute of a user that a claim or SAML attribute becomes. */
function imported({ settingOf, find, missing }: MapperInput, name: string): Outcome {
  if (!name) return unfinished;
  const to = settingOf("user.attribute");
  const values = [find(name)].flat().filter((value) => value !== undefined && value !== null);
  if (values.length === 0) return nothing(missing(name));
  const taken = SINGLE.includes(to.toLowerCase()) ? values.slice(0, 1) : values;
  return attribute(to, taken.map(textOf).join(", "));
}

/** The role of a claim with one value. */
function claimRole(input: MapperInput, name: string, wanted: string): Outcome {
  if (!name) return unfinished;
  const reason = reasonOf(input, name, wanted, false);
  return reason ? nothing(reason) : role(input);
}

/** The role of a Keycloak elsewhere: one of its realm, or `client.role`. */
function externalRole(input: MapperInput): Outcome {
  const external = input.settingOf("external.role");
  const dot = external.lastIndexOf(".");
  const claim = dot < 0 ? "realm_access.roles" : `resource_access.${external.slice(0, dot)}.roles`;
  return external ? claimRole(input, claim, external.slice(dot + 1)) : unfinished;
}

/** The role of a SAML attribute with one value. */
function samlRole(input: MapperInput): Outcome {
  const { settingOf, named, missing } = input;
  const names = [settingOf("attribute.name").trim(), settingOf("attribute.friendly.name").trim()] as const;
  const name = names[0] || names[1];
  const values = named?.(...names);
  if (!values) return nothing(missing(name));
  const wanted = settingOf("attribute.value");
  if (values.includes(wanted)) return role(input);
  return nothing(["gatehouse.claimDiffers", { name, value: textOf(values), wanted }]);
}

/** A note for each claim that is as wanted. */
function notes(input: MapperInput): Outcome[] {
  const all = rules(input, ...CLAIMS);
  const right = all.filter(({ reason }) => reason === undefined);
  if (right.length > 0) return right.map(({ key }) => note(key, textOf(input.find(key))));
  return all[0]?.reason ? [nothing(all[0].reason)] : [unfinished];
}

const changes: Record<string, (text: string) => string> = {
  uppercase: (text) => text.toUpperCase(),
  lowercase: (text) => text.toLowerCase(),
  localpart: (text) => (text.includes("@") ? text.slice(0, text.lastIndexOf("@")) : text),
};

const targets: Record<string, "gatehouse.mapperBrokerId" | "gatehouse.mapperBrokerUsername"> = {
  BROKER_ID: "gatehouse.mapperBrokerId",
  BROKER_USERNAME: "gatehouse.mapperBrokerUsername",
};

/** The user name that a template makes; a change is cut from a variable as greedily as the server does it. */
function username({ settingOf, alias, variable }: MapperInput): Outcome {
  const template = settingOf("template");
  if (!template) return unfinished;
  if (template.includes("${UUID")) return unknown;
  const value = template.replaceAll(
    /\$\{([^}]+?)(?:\s*\|\s*(\S+)\s*)?\}/g,
    (_, name: string, change: string | undefined) => {
      const text = name === "ALIAS" ? alias : (variable(name) ?? name);
      return change ? (changes[change]?.(text) ?? text) : text;
    },
  );
  return given([targets[settingOf("target")] ?? "gatehouse.mapperUsername", { value }]);
}

const types: Record<string, (input: MapperInput) => Outcome | Outcome[]> = {
  "hardcoded-attribute-idp-mapper": ({ settingOf }) => attribute(settingOf("attribute"), settingOf("attribute.value")),
  "hardcoded-user-session-attribute-idp-mapper": ({ settingOf }) =>
    note(settingOf("attribute"), settingOf("attribute.value")),
  "oidc-hardcoded-role-idp-mapper": role,
  "oidc-hardcoded-group-idp-mapper": group,
  "oidc-user-attribute-idp-mapper": (input) => imported(input, input.settingOf("claim")),
  "oidc-role-idp-mapper": (input) => claimRole(input, input.settingOf("claim"), input.settingOf("claim.value")),
  "oidc-advanced-role-idp-mapper": ofClaims(role),
  "oidc-advanced-group-idp-mapper": ofClaims(group),
  "oidc-user-session-note-idp-mapper": notes,
  "oidc-username-idp-mapper": username,
  "keycloak-oidc-role-to-role-idp-mapper": externalRole,
  "saml-user-attribute-idp-mapper": (input) =>
    imported(input, input.settingOf("attribute.name") || input.settingOf("attribute.friendly.name")),
  "saml-role-idp-mapper": samlRole,
  "saml-advanced-role-idp-mapper": ofAttributes(role),
  "saml-advanced-group-idp-mapper": ofAttributes(group),
  "saml-username-idp-mapper": username,
};

/** What a mapper does with what was pasted, read from its settings as the server (26.2 to 26.7) reads them. */
export function outcomesOf(
  { identityProviderMapper = "", config = {} }: Mapper,
  alias: string,
  pasted: Pasted,
): Outcome[] {
  const settingOf = (name: string) => textIn(config[name]);
  const isJava = patterned.some(
    ([list, flag]) => settingOf(flag) === "true" && rowsIn(settingOf(list)).some(({ value }) => !patternOf(value)),
  );
  const type = types[identityProviderMapper];
  return type && !isJava ? [type({ ...pasted, alias, settingOf })].flat() : [unknown];
}
