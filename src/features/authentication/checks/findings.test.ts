import { flowFindings } from "~/features/authentication/checks/findings";
import { type Execution, treeOf } from "~/features/authentication/details/executionTree";

const one = (id: string, requirement: string, level = 0, rest: Partial<Execution> = {}): Execution => ({
  id,
  displayName: id,
  requirement,
  level,
  providerId: id,
  ...rest,
});
const flow = (id: string, requirement: string, level = 0) =>
  one(id, requirement, level, { providerId: undefined, authenticationFlow: true });
const condition = (requirement = "REQUIRED", level = 1, rest: Partial<Execution> = {}) =>
  one("Condition - user role", requirement, level, {
    providerId: "conditional-user-role",
    configurable: true,
    ...rest,
  });
const configured = { authenticationConfig: "c" };
const found = (...list: Execution[]) =>
  flowFindings(treeOf(list)).map(({ kind, name, because }) => [kind, name, because].filter(Boolean).join(" "));

it("finds nothing in the server's browser flow", () => {
  expect(
    found(
      one("cookie", "ALTERNATIVE"),
      one("spnego", "DISABLED"),
      flow("forms", "ALTERNATIVE"),
      one("password", "REQUIRED", 1),
      flow("second", "CONDITIONAL", 1),
      condition("REQUIRED", 2, configured),
      one("otp", "ALTERNATIVE", 2),
    ),
  ).toEqual([]);
});

it("finds alternatives beside something required or conditional", () => {
  expect(found(one("a", "ALTERNATIVE"), one("b", "REQUIRED"), one("c", "ALTERNATIVE"))).toEqual([
    "ignoredAlternative a b",
    "ignoredAlternative c b",
  ]);
  expect(
    found(
      flow("x", "CONDITIONAL"),
      condition("REQUIRED", 1, configured),
      one("y", "REQUIRED", 1),
      one("a", "ALTERNATIVE"),
    ),
  ).toEqual(["ignoredAlternative a x"]);
  expect(found(one("a", "ALTERNATIVE"), one("b", "DISABLED"))).toEqual([]);
});

it("finds what is behind a step that ends the flow", () => {
  expect(found(one("deny-access-authenticator", "REQUIRED"), one("b", "REQUIRED"))).toEqual([
    "unreachable b deny-access-authenticator",
  ]);
  expect(found(one("allow-access-authenticator", "ALTERNATIVE"), one("b", "ALTERNATIVE"))).toEqual([
    "unreachable b allow-access-authenticator",
  ]);
  expect(found(one("allow-access-authenticator", "REQUIRED"), one("b", "REQUIRED"))).toEqual([]);
});

it("finds a conditional sub-flow without a condition, and a condition that decides nothing", () => {
  expect(found(flow("second", "CONDITIONAL"), condition("DISABLED"), one("otp", "REQUIRED", 1))).toEqual([
    "noCondition second",
  ]);
  expect(found(flow("second", "REQUIRED"), condition("REQUIRED", 1, configured), one("otp", "REQUIRED", 1))).toEqual([
    "strayCondition Condition - user role second",
  ]);
});

it("finds what lacks its settings", () => {
  expect(found(flow("second", "CONDITIONAL"), condition(), one("otp", "REQUIRED", 1))).toEqual([
    "noSettings Condition - user role",
  ]);
  expect(found(one("registration-recaptcha-action", "REQUIRED", 0, { configurable: true }))).toEqual([
    "noSettings registration-recaptcha-action",
  ]);
  expect(found(one("identity-provider-redirector", "REQUIRED", 0, { configurable: true }))).toEqual([]);
});

it("finds where everything is disabled, and looks at nothing below what is disabled", () => {
  expect(found()).toEqual(["nothingEnabled"]);
  expect(found(one("a", "DISABLED"))).toEqual(["nothingEnabled"]);
  expect(found(flow("x", "REQUIRED"), one("a", "DISABLED", 1))).toEqual(["nothingEnabled x"]);
  expect(found(flow("x", "CONDITIONAL"), condition("REQUIRED", 1, configured), one("a", "DISABLED", 1))).toEqual([
    "nothingEnabled x",
  ]);
  expect(found(one("b", "REQUIRED"), flow("x", "DISABLED"), condition("REQUIRED", 1))).toEqual([]);
});

it("finds a password that is enough to sign in, whatever else is disabled", () => {
  const password = one("password", "REQUIRED", 0, { providerId: "auth-username-password-form" });
  const otp = (requirement: string) => one("otp", requirement, 1, { providerId: "auth-otp-form" });
  expect(found(password)).toEqual(["noSecondFactor password"]);
  expect(found(password, flow("second", "DISABLED"), otp("REQUIRED"))).toEqual(["noSecondFactor password"]);
  expect(found(password, flow("second", "REQUIRED"), otp("REQUIRED"))).toEqual([]);
  expect(found(one("passkey", "REQUIRED", 0, { providerId: "webauthn-authenticator-passwordless" }))).toEqual([]);
});

it("says of nothing that it is behind a step that the server leaves out", () => {
  expect(found(one("allow-access-authenticator", "ALTERNATIVE"), one("b", "REQUIRED"))).toEqual([
    "ignoredAlternative allow-access-authenticator b",
  ]);
  expect(found(one("deny-access-authenticator", "REQUIRED"), one("b", "ALTERNATIVE"))).toEqual([
    "ignoredAlternative b deny-access-authenticator",
  ]);
});
