import { isCondition, isNeeded, nameOf, type Node, runOf } from "~/features/authentication/details/executionTree";

/** What is wrong with an execution, by the key of its explanation. */
export type FindingKind =
  | "ignoredAlternative"
  | "unreachable"
  | "noCondition"
  | "strayCondition"
  | "noSettings"
  | "nothingEnabled"
  | "noSecondFactor";

/** Something in a flow that does not do what it looks like. */
export interface Finding {
  kind: FindingKind;
  /** Id of the execution that it is about; undefined for the flow as a whole. */
  id: string | undefined;
  /** What that execution is called; empty for the flow. */
  name: string;
  /** The execution that is the reason, where there is one. */
  because: string;
}

/** Steps that are of no use without settings, beside conditions. */
const NEED_SETTINGS = new Set(["registration-recaptcha-action", "registration-recaptcha-enterprise"]);

/** Steps behind which nothing is tried any more. */
const ALWAYS = new Set(["allow-access-authenticator", "deny-access-authenticator"]);

/** Steps that check a password. */
const PASSWORDS = new Set(["auth-username-password-form", "auth-password-form", "direct-grant-validate-password"]);

/** Steps that check something else than a password. */
const SECOND_FACTORS = new Set([
  "auth-conditional-otp-form",
  "auth-otp-form",
  "auth-recovery-authn-code-form",
  "auth-x509-client-username-form",
  "direct-grant-auth-x509-username",
  "direct-grant-validate-otp",
  "webauthn-authenticator",
  "webauthn-authenticator-passwordless",
]);

const isOn = ({ execution: { requirement } }: Node) => requirement !== "DISABLED";
const is = (requirement: string) => (node: Node) => node.execution.requirement === requirement;

const findingOf = (kind: FindingKind, node: Node | undefined, because?: Node): Finding => ({
  kind,
  id: node?.execution.id,
  name: node ? nameOf(node) : "",
  because: because ? nameOf(because) : "",
});

/** Alternatives beside something required: the server leaves them out. */
function ignored(level: readonly Node[]): Finding[] {
  const required = level.find(isNeeded);
  if (!required) return [];
  return level.filter(is("ALTERNATIVE")).map((node) => findingOf("ignoredAlternative", node, required));
}

/** What stands behind a step that always lets in, or always refuses. */
function unreachable(level: readonly Node[]): Finding[] {
  const run = runOf(level);
  const end = run.find(({ execution }) => ALWAYS.has(execution.providerId ?? ""));
  if (!end) return [];
  const behind = run.slice(run.indexOf(end) + 1);
  // a required step that lets in goes on with the next required one
  const isPassed = is("REQUIRED")(end) && end.execution.providerId === "allow-access-authenticator";
  return isPassed ? [] : behind.map((node) => findingOf("unreachable", node, end));
}

function findingsIn(all: readonly Node[], parent: Node | undefined): Finding[] {
  const on = all.filter(isOn);
  if (on.length === 0) return [findingOf("nothingEnabled", parent)];
  const conditions = on.filter(isCondition);
  const level = on.filter((node) => !isCondition(node));
  const isConditional = parent !== undefined && is("CONDITIONAL")(parent);
  return [
    ...(level.length === 0 ? [findingOf("nothingEnabled", parent)] : []),
    ...(isConditional && conditions.length === 0 ? [findingOf("noCondition", parent)] : []),
    ...(isConditional ? [] : conditions.map((node) => findingOf("strayCondition", node, parent))),
    ...ignored(level),
    ...unreachable(level),
    ...on.flatMap((node) => {
      const { configurable, authenticationConfig, providerId = "" } = node.execution;
      const needs = configurable && (isCondition(node) || NEED_SETTINGS.has(providerId));
      return [
        ...(needs && !authenticationConfig ? [findingOf("noSettings", node)] : []),
        ...(node.execution.authenticationFlow ? findingsIn(node.children, node) : []),
      ];
    }),
  ];
}

/** All nodes that can be reached, those of disabled sub-flows left out. */
const enabled = (all: readonly Node[]): Node[] => all.filter(isOn).flatMap((node) => [node, ...enabled(node.children)]);

/** A password that is enough to sign in; of the steps of extensions it is not known what they check. */
function noSecondFactor(tree: readonly Node[]): Finding[] {
  const steps = enabled(tree).filter(({ execution }) => !execution.authenticationFlow);
  const typeOf = ({ execution: { providerId = "" } }: Node) => providerId;
  const password = steps.find((node) => PASSWORDS.has(typeOf(node)));
  const hasSecond = steps.some((node) => SECOND_FACTORS.has(typeOf(node)));
  return password && !hasSecond ? [findingOf("noSecondFactor", password)] : [];
}

/**
 * What in a flow does not do what it looks like, from the top to the bottom; what is disabled is left out. As the server
 * runs a flow: what is required or conditional is run in order, and where there is any of it alternatives are not run.
 */
export const flowFindings = (tree: readonly Node[]): Finding[] => [
  ...findingsIn(tree, undefined),
  ...noSecondFactor(tree),
];
