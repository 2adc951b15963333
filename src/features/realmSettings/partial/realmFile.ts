import { isRecord } from "~/data/browser/record";
import { withoutMasks } from "~/data/write/merge";
import type { Text } from "~/i18n/useT";
import { jsonOrText, jsonProblem } from "~/kit/form/json";

/** What a partial import takes out of the file of a realm, in the order it is shown. */
export const kinds = ["users", "groups", "clients", "identityProviders", "realmRoles", "clientRoles"] as const;

/** One kind of what a partial import takes. */
export type Kind = (typeof kinds)[number];

/** What happens to what is there already. */
export type Rule = "FAIL" | "SKIP" | "OVERWRITE";

/** A realm as it is in a file. */
export type RealmFile = Record<string, unknown>;

/** Most characters of a file. */
const LONGEST = 5 * 1024 * 1024;

/** Parts of a realm beside its own settings that the server leaves out of a partial import. */
const UNSUPPORTED = [
  "authenticationFlows",
  "authenticatorConfig",
  "clientScopes",
  "clientPolicies",
  "clientProfiles",
  "components",
  "defaultGroups",
  "federatedUsers",
  "localizationTexts",
  "organizations",
  "requiredActions",
  "scopeMappings",
  "clientScopeMappings",
  "userFederationMappers",
  "userFederationProviders",
];

/**
 * The realms in the text of a file: one, or several in an array.
 * @returns none for an empty text, and for one with which something is wrong
 */
export function realmsIn(text: string): { realms: RealmFile[]; problem?: Text } {
  if (text.length > LONGEST) return { realms: [], problem: "gatehouse.importTooLong" };
  if (text.trim() === "") return { realms: [] };
  // a text that is no JSON stays one
  const content = jsonOrText(text);
  const realms = Array.isArray(content) ? content : [content];
  return realms.every(isRecord) ? { realms } : { realms: [], problem: jsonProblem(text, "gatehouse.noRealmFile") };
}

/** The objects in a part of a file. */
export const listIn = (part: unknown) => (Array.isArray(part) ? part.filter(isRecord) : []);

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);
const rolesOf = ({ roles }: RealmFile) => (isRecord(roles) ? roles : {});

/** How many of a kind are in a file. */
export function countOf(realm: RealmFile, kind: Kind): number {
  const { realm: ofRealm, client } = rolesOf(realm);
  if (kind === "realmRoles") return lengthOf(ofRealm);
  if (kind !== "clientRoles") return lengthOf(realm[kind]);
  return isRecord(client) ? Object.values(client).reduce((sum: number, roles) => sum + lengthOf(roles), 0) : 0;
}

/** Parts of a file that hold something and that no partial import takes. */
export const unsupportedIn = (realm: RealmFile): string[] =>
  UNSUPPORTED.filter((name) => {
    const part = realm[name];
    return lengthOf(part) > 0 || (isRecord(part) && Object.keys(part).length > 0);
  });

/** The mappers of the providers in a file: with a provider that is overwritten, the server deletes those it has. */
function mappersIn({ identityProviders, identityProviderMappers }: RealmFile): RealmFile {
  const aliases = listIn(identityProviders).map(({ alias }) => alias);
  const mappers = listIn(identityProviderMappers).filter(({ identityProviderAlias: of }) => aliases.includes(of));
  return mappers.length > 0 ? { identityProviderMappers: mappers } : {};
}

/** The groups of a file: the server knows one by its path, and fails over one without. */
const groupsIn = ({ groups }: RealmFile): unknown =>
  Array.isArray(groups)
    ? groups.map((group: unknown) => {
        if (!isRecord(group) || typeof group["name"] !== "string") return group;
        // with a slash it would be the path of another group
        return group["path"] || group["name"].includes("/") ? group : { ...group, path: `/${group["name"]}` };
      })
    : groups;

/**
 * What is sent for the chosen kinds, without the masks of secrets, which would become the secrets themselves; the file
 * stays as it is, for another try.
 */
export function partOf(realm: RealmFile, chosen: readonly Kind[]): RealmFile {
  const { realm: ofRealm, client } = rolesOf(realm);
  const roles = {
    ...(chosen.includes("realmRoles") && { realm: ofRealm }),
    ...(chosen.includes("clientRoles") && { client }),
  };
  const plain = kinds.filter((kind) => kind !== "realmRoles" && kind !== "clientRoles" && chosen.includes(kind));
  return withoutMasks({
    ...Object.fromEntries(plain.map((kind) => [kind, realm[kind]])),
    ...(chosen.includes("groups") && { groups: groupsIn(realm) }),
    ...(chosen.includes("identityProviders") && mappersIn(realm)),
    ...(Object.keys(roles).length > 0 && { roles }),
  });
}
