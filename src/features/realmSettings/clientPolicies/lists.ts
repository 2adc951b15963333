import type ClientPoliciesRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientPoliciesRepresentation";
import type ClientPolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientPolicyRepresentation";
import type ClientProfileRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientProfileRepresentation";
import type ClientProfilesRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientProfilesRepresentation";
import { notFound } from "~/data/api/errors";
import { useIsFetching } from "~/data/query/cache";
import type { Call } from "~/data/write/action";

/** The read of the profiles, with those that come with the server (`GET client-policies/profiles`). */
export const profilesRead = ["clientPolicies.listProfiles", { includeGlobalProfiles: true }] as const;
/** The read of the policies, with those that come with the server (`GET client-policies/policies`). */
export const policiesRead = ["clientPolicies.listPolicies", { includeGlobalPolicies: true }] as const;

/** The entries of a list: those of the server cannot be changed. */
export interface Entries<Entry> {
  own: Entry[];
  global: Entry[];
}

/** The profiles of the realm and of the server. */
export const profilesIn = ({
  profiles = [],
  globalProfiles = [],
}: ClientProfilesRepresentation): Entries<ClientProfileRepresentation> => ({ own: profiles, global: globalProfiles });

/** The policies of the realm and of the server. */
export const policiesIn = ({
  policies = [],
  globalPolicies = [],
}: ClientPoliciesRepresentation): Entries<ClientPolicyRepresentation> => ({ own: policies, global: globalPolicies });

/** An entry as a row of a list. */
export type Row<Entry> = Entry & { isGlobal: boolean };

/** All entries as rows of a list, the realm's first. */
export const rowsOf = <Entry extends object>({ own, global }: Entries<Entry>): Row<Entry>[] => [
  ...own.map((entry) => ({ ...entry, isGlobal: false })),
  ...global.map((entry) => ({ ...entry, isGlobal: true })),
];

/**
 * Changes the profiles as the server has them now and writes all of them (`PUT client-policies/profiles`): it takes away
 * what is not in the list, and keeps the global ones itself.
 */
export async function changeProfiles(
  call: Call,
  change: (profiles: ClientProfileRepresentation[]) => ClientProfileRepresentation[],
) {
  const { profiles = [] } = await call("clientPolicies.listProfiles", {});
  await call("clientPolicies.createProfiles", { profiles: change(profiles) });
}

/** Changes the policies as the server has them now and writes all of them (`PUT client-policies/policies`). */
export async function changePolicies(
  call: Call,
  change: (policies: ClientPolicyRepresentation[]) => ClientPolicyRepresentation[],
) {
  const { policies = [] } = await call("clientPolicies.listPolicies", {});
  await call("clientPolicies.updatePolicy", { policies: change(policies) });
}

interface Named {
  name?: string;
}

/**
 * The entry of a list that has a name; the very object of the list.
 * @throws NetworkError 404 where there is none
 */
export function named<Entry extends Named>(list: readonly Entry[], name: string): Entry {
  const found = list.find((entry) => entry.name === name);
  if (!found) throw notFound(name);
  return found;
}

/**
 * The entry of a list that has a name; undefined while the list is read again, e.g. because the entry was just made.
 * @throws NetworkError 404 where there is none
 */
export function useNamed<Entry extends Named>(list: readonly Entry[], name: string): Entry | undefined {
  const isFetching = useIsFetching();
  return isFetching ? list.find((entry) => entry.name === name) : named(list, name);
}

/** A list without the entry of a name. */
export const without = <Entry extends Named>(list: readonly Entry[], name: string) =>
  list.filter((entry) => entry.name !== name);

/**
 * A list with another entry in place of the one that has a name.
 * @throws NetworkError 404 where there is none
 */
export function replaced<Entry extends Named>(
  list: readonly Entry[],
  name: string,
  next: (entry: Entry) => Entry,
): Entry[] {
  const old = named(list, name);
  return list.map((entry) => (entry === old ? next(entry) : entry));
}
