import { DecisionEffect } from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import { decisionOf, evaluationOf } from "~/features/permissions/evaluation/decision";

const question = { user: "u", resourceType: "Users", users: "anna", groups: "staff", authScopes: "" };

test("asks about the object of the chosen type, with all scopes or one", () => {
  expect(evaluationOf(question)).toMatchObject({
    userId: "u",
    resourceType: "Users",
    resources: [{ name: "anna", scopes: [] }],
  });
  expect(evaluationOf({ ...question, authScopes: "view" }).resources).toEqual([
    { name: "anna", scopes: [{ name: "view" }] },
  ]);
});

test("distinguishes scopes that a permission denies from those that none is about", () => {
  const result = {
    resource: { name: "anna" },
    status: DecisionEffect.Deny,
    allowedScopes: [],
    deniedScopes: [{ name: "view" }, { name: "manage" }, { name: "impersonate" }],
    policies: [
      { policy: { name: "view staff" }, status: DecisionEffect.Deny, scopes: ["view-members"] },
      { policy: { name: "manage all" }, status: DecisionEffect.Permit, scopes: ["manage"] },
    ],
  };
  const type = { type: "Users", scopes: [], aliases: { view: ["view-members"] } };
  expect(decisionOf(result, type)).toMatchObject({
    name: "anna",
    isPermitted: false,
    denied: ["impersonate", "manage", "view"],
    unmentioned: ["impersonate"],
  });
});
