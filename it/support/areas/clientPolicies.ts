// Client profiles and policies of a realm: where they are shown, and what the server has.
import type ClientPolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientPolicyRepresentation";
import type ClientProfileRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientProfileRepresentation";
import { admin } from "../server";

/** Address of a list of the client policies, or of what is below it. */
export const at = (realm: string, path = "profiles") => `/${realm}/realm-settings/client-policies/${path}`;
/** Address of a profile. */
export const profileAt = (realm: string, name: string) => at(realm, `${encodeURIComponent(name)}/edit-profile`);
/** Address of a policy. */
export const policyAt = (realm: string, name: string) => at(realm, `${encodeURIComponent(name)}/edit-policy`);

/** The profiles of the realm as the server has them. */
export const profilesOf = async (realm: string) => (await admin.clientPolicies.listProfiles({ realm })).profiles ?? [];
/** The policies of the realm as the server has them. */
export const policiesOf = async (realm: string) => (await admin.clientPolicies.listPolicies({ realm })).policies ?? [];
/** A profile as the server has it. */
export const profileOf = async (realm: string, name: string) =>
  (await profilesOf(realm)).find((profile) => profile.name === name);
/** A policy as the server has it. */
export const policyOf = async (realm: string, name: string) =>
  (await policiesOf(realm)).find((policy) => policy.name === name);

/** Puts a profile beside those of the realm, in place of the one with its name. */
export const putProfile = async (realm: string, profile: ClientProfileRepresentation) =>
  admin.clientPolicies.createProfiles({
    realm,
    profiles: [...(await profilesOf(realm)).filter(({ name }) => name !== profile.name), profile],
  });
/** Puts a policy beside those of the realm, in place of the one with its name. */
export const putPolicy = async (realm: string, policy: ClientPolicyRepresentation) =>
  admin.clientPolicies.updatePolicy({
    realm,
    policies: [...(await policiesOf(realm)).filter(({ name }) => name !== policy.name), policy],
  });
