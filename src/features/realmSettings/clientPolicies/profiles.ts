import type ClientPolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientPolicyRepresentation";
import type ClientProfileRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientProfileRepresentation";
import { isRecord } from "~/data/browser/record";
import { type Call, useAction } from "~/data/write/action";
import { changePolicies, changeProfiles, replaced, without } from "~/features/realmSettings/clientPolicies/lists";
import { confirm } from "~/kit/dialog/confirm";
import type { Text } from "~/i18n/useT";

/** The policies that a profile is in. */
const policiesWith = (policies: readonly ClientPolicyRepresentation[], profile: string) =>
  policies.filter(({ profiles = [] }) => profiles.includes(profile));

/** Names of the policies that a profile is in. */
export const usersOf = (policies: readonly ClientPolicyRepresentation[], profile: string) =>
  policiesWith(policies, profile).map(({ name = "" }) => name);

/**
 * Changes the profiles that policies name; nothing is written where none names this one.
 * @returns the policies that named it, as they were
 */
async function changeUses(call: Call, profile: string, next: readonly string[]) {
  const { policies = [] } = await call("clientPolicies.listPolicies", {});
  const users = policiesWith(policies, profile);
  if (users.length === 0) return users;
  await changePolicies(call, (all) =>
    all.map(({ profiles = [], ...policy }) => ({
      ...policy,
      profiles: profiles.flatMap((name) => (name === profile ? next : [name])),
    })),
  );
  return users;
}

/** Gives policies a profile back that was taken out of them, in its place. */
const restoreUses = (call: Call, profile: string, users: readonly ClientPolicyRepresentation[]) =>
  changePolicies(call, (all) =>
    all.map((policy) => {
      const { profiles: before = [] } = users.find(({ name }) => name === policy.name) ?? {};
      const { profiles = [] } = policy;
      if (!before.includes(profile) || profiles.includes(profile)) return policy;
      return { ...policy, profiles: profiles.toSpliced(before.indexOf(profile), 0, profile) };
    }),
  );

/** Takes a profile away unless policies name it, e.g. by a write whose answer was lost. */
async function dropUnused(call: Call, profile: string) {
  const { policies = [] } = await call("clientPolicies.listPolicies", {});
  if (usersOf(policies, profile).length === 0) await changeProfiles(call, (profiles) => without(profiles, profile));
}

/**
 * Writes name and description of a profile. Policies know it by its name: they follow it, because the server refuses
 * every write of policies while one of them names a profile that is not there. Where a write fails it keeps its name, and
 * can be renamed once more.
 */
export async function writeProfile(call: Call, name: string, next: ClientProfileRepresentation) {
  const renamed = (profile: ClientProfileRepresentation) => ({
    ...profile,
    name: next.name,
    description: next.description,
  });
  const { name: newName = name } = next;
  const { policies = [] } = await call("clientPolicies.listPolicies", {});
  if (newName === name || usersOf(policies, name).length === 0)
    return changeProfiles(call, (profiles) => replaced(profiles, name, renamed));
  // both are there until all policies have the new name
  await changeProfiles(call, (profiles) =>
    profiles.flatMap((profile) => (profile.name === name ? [profile, renamed(profile)] : [profile])),
  );
  const rename = changeUses(call, name, [newName]).then(() => changeProfiles(call, (all) => without(all, name)));
  return rename.catch(async (error: unknown) => {
    await Promise.allSettled([changeUses(call, newName, [name]).then(() => dropUnused(call, newName))]);
    throw error;
  });
}

/**
 * Says what is wrong with a list of profiles: the server takes one without a profile that policies name, and refuses
 * every write of policies from then on.
 * @param stored the profiles of the realm as they are; what is missing already is no error here
 * @param typed what is to be written in their place
 */
export function usedProfileGone(
  policies: readonly ClientPolicyRepresentation[],
  stored: readonly { name?: string }[],
  typed: readonly { name?: unknown }[],
): Text | undefined {
  const gone = stored.flatMap(({ name = "" }) => {
    const users = typed.some((one) => one.name === name) ? [] : usersOf(policies, name);
    return users.length > 0 ? [{ profile: name, policies: users.join(", ") }] : [];
  });
  return gone[0] && ["gatehouse.usedProfileGone", gone[0]];
}

/** The server fails over an executor without settings (500), also where its type has none. */
function withSettings({ executors, ...profile }: ClientProfileRepresentation): ClientProfileRepresentation {
  // what was typed may be anything
  if (!Array.isArray(executors)) return { ...profile, executors };
  const whole = executors.map((one) => (isRecord(one) ? { ...one, configuration: one.configuration ?? {} } : one));
  return { ...profile, executors: whole };
}

/**
 * Writes a list of profiles that was changed as a whole (`PUT client-policies/profiles`).
 * @param before the list as the server has it now
 * @param inWords says a text in the administrator's language
 * @throws Error where a policy names one that would be gone, also one that somebody else made meanwhile
 */
export async function writeProfiles(
  call: Call,
  before: readonly ClientProfileRepresentation[],
  profiles: ClientProfileRepresentation[],
  inWords: (text: Text) => string,
) {
  const { policies = [] } = await call("clientPolicies.listPolicies", {});
  const wrong = usedProfileGone(policies, before, profiles);
  if (wrong) throw new Error(inWords(wrong));
  await call("clientPolicies.createProfiles", { profiles: profiles.map(withSettings) });
}

/**
 * Deletes a profile after asking (`PUT client-policies/profiles`); before that it is taken out of policies that it is in.
 * @param policies those of the realm
 * @param leave the page of a profile that is gone
 */
export function useDeleteProfile(policies: readonly ClientPolicyRepresentation[], leave?: () => unknown) {
  const deletion = useAction(
    async (call, name: string) => {
      const users = await changeUses(call, name, []);
      await changeProfiles(call, (profiles) => without(profiles, name)).catch(async (error: unknown) => {
        // they enforce it as before
        if (users.length > 0) await Promise.allSettled([restoreUses(call, name, users)]);
        throw error;
      });
    },
    { done: "deleteClientSuccess", failed: "deleteClientError", leave },
  );
  return async (name: string) => {
    const users = usersOf(policies, name);
    const yes = await confirm({
      title: "deleteClientProfileConfirmTitle",
      body: ["deleteClientProfileConfirm", { profileName: name }],
      names: [name],
      consequences: users.length > 0 ? ["gatehouse.profileInUse", { policies: users.join(", ") }] : undefined,
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(name);
  };
}
