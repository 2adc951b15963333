import type { Policy } from "~/data/api/authorization";
import { labelled } from "~/i18n/serverWords";
import { PolicySelect } from "~/parts/authorization/AuthorizationSelects";
import { decisionStrategy, logicField } from "~/parts/authorization/decisionFields";
import { ClientScopesField } from "~/parts/authorization/policies/ClientScopesField";
import { GroupsField } from "~/parts/authorization/policies/GroupsField";
import { MomentField } from "~/parts/authorization/policies/MomentField";
import { RangeField } from "~/parts/authorization/policies/RangeField";
import { RolesField } from "~/parts/authorization/policies/RolesField";
import type { Key } from "~/i18n/useT";
import type { FieldProps } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import { jsonProblem, objectIn } from "~/kit/form/json";
import { RadioField } from "~/kit/form/kinds/RadioField";
import { LONGEST } from "~/kit/form/values";
import { ClientSelect } from "~/parts/providerSettings/ClientSelect";
import { UserSelect } from "~/parts/users/UserSelect";

/** What the form of a policy holds. */
export interface PolicyValues extends Policy {
  /** Whether a time policy counts at times that come back. */
  repeat?: "repeat" | "notRepeat";
  /** JSON of what a policy of an unknown type has. */
  settings?: string;
}

type Fields = FieldSpec<PolicyValues>[];

/** A field that a component of its own renders. */
const custom = (field: FieldProps & { name: keyof PolicyValues }, Control: (props: FieldProps) => React.ReactNode) =>
  ({ ...field, kind: "custom", render: () => <Control {...field} /> }) as const;

const roles: Fields = [
  custom({ name: "roles", label: "roles", help: "policyRolesHelp", required: true }, RolesField),
  { kind: "switch", name: "fetchRoles", ...labelled("fetchRoles") },
];

const groups: Fields = [
  { kind: "text", name: "groupsClaim", ...labelled("groupsClaim") },
  custom({ name: "groups", label: "groups", help: "policyGroupsHelp", required: true }, GroupsField),
];

const users: Fields = [
  custom({ name: "users", label: "users", help: "policyUsers", required: true }, (props) => (
    <UserSelect {...props} isMulti />
  )),
];

const clients: Fields = [
  custom({ name: "clients", label: "clients", help: "policyClientHelp", required: true }, (props) => (
    <ClientSelect {...props} isMulti byId />
  )),
];

const clientScopes: Fields = [
  custom(
    { name: "clientScopes", label: "clientScopes", help: "clientsClientScopesHelp", required: true },
    ClientScopesField,
  ),
];

const regex: Fields = [
  { kind: "text", name: "targetClaim", ...labelled("targetClaim"), required: true },
  { kind: "text", name: "pattern", ...labelled("regexPattern"), required: true },
  {
    kind: "switch",
    name: "targetContextAttributes",
    ...labelled("targetContextAttributes"),
  },
];

/** Parts of a time that comes back, and what they count. */
export const parts = ["month", "dayMonth", "hour", "minute"] as const;

const bounds = { month: [1, 12], dayMonth: [1, 31], hour: [0, 23], minute: [0, 59] } as const;

const time: Fields = [
  custom({ name: "repeat", label: "repeat", help: "gatehouse.repeatHelp" }, (props) => (
    <RadioField {...props} options={{ notRepeat: "notRepeat", repeat: "repeat" }} />
  )),
  ...parts.map((name) => ({
    ...custom({ name, label: name, help: `${name}Help` }, (props) => (
      <RangeField {...props} min={bounds[name][0]} max={bounds[name][1]} />
    )),
    when: { name: "repeat" as const, is: (repeat: unknown) => repeat === "repeat" },
  })),
  custom({ name: "notBefore", ...labelled("startTime"), helpId: "startTime" }, MomentField),
  custom({ name: "notOnOrAfter", ...labelled("expireTime"), helpId: "expireTime" }, MomentField),
];

const aggregate = (clientId: string, policyId: string | undefined): Fields => [
  custom({ name: "policies", ...labelled("applyPolicy"), required: true }, (props) => (
    <PolicySelect {...props} clientId={clientId} except={policyId} inputLabel="policies" />
  )),
  decisionStrategy(["UNANIMOUS", "AFFIRMATIVE", "CONSENSUS"], "policyDecisionStagey"),
];

const code: Fields = [
  { kind: "code", name: "code", label: "code", help: "policyCodeHelp", height: "37.5rem", isDisabled: true },
];

const json: Fields = [
  {
    kind: "code",
    name: "settings",
    label: "gatehouse.policySettings",
    height: "20rem",
    validate: (text) => (objectIn(text) === null ? jsonProblem(text, "gatehouse.noJsonObject") : undefined),
  },
];

/** The type of old scripts, and of those that were deployed on the server. */
const isScript = (type: string) => type === "js" || type.startsWith("script-");

const ofType: Readonly<Record<string, Fields>> = {
  role: roles,
  group: groups,
  user: users,
  client: clients,
  "client-scope": clientScopes,
  regex,
  time,
};

/**
 * Fields of a policy. The server refuses changes of the type `js`, and of the code of scripts; what is special to a type
 * that is not known here is JSON.
 * @param clientId internal id of the client
 * @param type of the policy
 * @param policyId of one that exists
 */
export function policyFields(clientId: string, type: string, policyId?: string): Fields {
  const isDisabled = type === "js";
  const text: { help?: Key; isDisabled: boolean } = { isDisabled };
  return [
    { ...text, kind: "text", name: "name", label: "name", required: true, maxLength: LONGEST },
    { ...text, kind: "textArea", name: "description", label: "description", maxLength: LONGEST },
    ...(type === "aggregate" ? aggregate(clientId, policyId) : (ofType[type] ?? (isScript(type) ? code : json))),
    logicField(isDisabled),
  ];
}
