import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { fieldText } from "~/data/api/failureText";
import { type Change, changesBetween } from "~/data/write/merge";
import type { Profile } from "~/features/userImport/mapping";
import { brokenRules } from "~/features/userImport/validate";
import type { ImportOptions, ReadRow, Wanted } from "~/features/userImport/wanted";
import type { Text } from "~/i18n/useT";

/** A user that is there. */
export type Existing = UserRepresentation & { id: string };

/** A group by the path that a file names. */
export interface KnownGroup {
  id: string;
  path: string;
}

/** What the server knows about what the rows name. */
export interface Found {
  /** By user name. */
  users: ReadonlyMap<string, Existing>;
  /** Whose e-mail address it is. */
  emails: ReadonlyMap<string, Existing[]>;
  /** By the path in the file; undefined for one that does not exist. */
  groups: ReadonlyMap<string, KnownGroup | undefined>;
  /** Ids of the groups that users are in, by the id of the user; of the groups that rows name. */
  memberships: ReadonlyMap<string, ReadonlySet<string>>;
  /** Required actions that are on. */
  actions: ReadonlySet<string>;
}

export type Status = "new" | "changed" | "same" | "conflict" | "invalid";

/** What would become of a row. */
export interface PlannedRow {
  id: string;
  at: number;
  wanted: Wanted;
  status: Status;
  /** Why nothing becomes of it, or what is to be known. */
  reasons: Text[];
  /** Who is changed. */
  user?: Existing;
  changes: Change[];
  /** Groups that are joined. */
  joins: KnownGroup[];
  /** The user gets the password of the file. */
  setsPassword: boolean;
}

/** The user with what a row says: required actions are added, attributes that it does not name stay. */
function withWanted(user: UserRepresentation, wanted: Wanted): UserRepresentation {
  const { firstName, lastName, email, enabled, emailVerified, attributes, requiredActions } = wanted;
  const said = Object.entries({ firstName, lastName, email, enabled, emailVerified });
  return {
    ...user,
    ...Object.fromEntries(said.filter(([, value]) => value !== undefined)),
    ...(attributes && { attributes: { ...user.attributes, ...attributes } }),
    ...(requiredActions && { requiredActions: [...new Set([...(user.requiredActions ?? []), ...requiredActions])] }),
  };
}

/** What of a user a row changes. */
export const changesBy = (user: UserRepresentation, wanted: Wanted): Change[] =>
  changesBetween(user, withWanted(user, wanted));

/** Whether a row is going to be written. */
export const isRun = ({ status }: PlannedRow) => status === "new" || status === "changed";

/** Groups and required actions that the server does not know; what a user has already is nothing new. */
function unknownNames({ groups = [], requiredActions = [] }: Wanted, found: Found, user?: Existing): Text[] {
  const missing = groups.filter((path) => !found.groups.get(path));
  const known = new Set([...found.actions, ...(user?.requiredActions ?? [])]);
  const off = requiredActions.filter((action) => !known.has(action));
  const unknown = missing.map((path): Text => ["gatehouse.importNoGroup", { path }]);
  for (const action of off) unknown.push(["gatehouse.importNoAction", { action }]);
  return unknown;
}

/** Rows that say the same of a user name or e-mail address as one before. */
function seenBefore(rows: ReadRow[], key: "username" | "email"): Map<ReadRow, number> {
  const first = new Map<string, number>();
  const again = new Map<ReadRow, number>();
  for (const row of rows) {
    const value = row.wanted[key];
    if (!value) continue;
    const before = first.get(value);
    if (before === undefined) first.set(value, row.at);
    else again.set(row, before);
  }
  return again;
}

/**
 * Tells what would become of each row, without writing.
 * @param sharedEmails several users may have one e-mail address
 */
export function planRows(
  rows: ReadRow[],
  found: Found,
  profile: Profile,
  options: ImportOptions,
  sharedEmails: boolean,
): PlannedRow[] {
  const names = seenBefore(rows, "username");
  const emails = sharedEmails ? new Map<ReadRow, number>() : seenBefore(rows, "email");
  return rows.map((row): PlannedRow => {
    const { at, wanted } = row;
    const user = found.users.get(wanted.username);
    const member = found.memberships.get(user?.id ?? "");
    const joins = (wanted.groups ?? []).flatMap((path) => {
      const group = found.groups.get(path);
      return group && !member?.has(group.id) ? [group] : [];
    });
    const setsPassword = wanted.password !== undefined && (!user || options.resetPasswords);
    const changes = user ? changesBy(user, wanted) : [];
    const planned = { id: String(at), at, wanted, user, joins, changes, setsPassword };
    const invalid = row.errors.concat(unknownNames(wanted, found, user));
    if (row.errors.length === 0) {
      const after = user ? { ...wanted, ...withWanted(user, wanted), groups: [], requiredActions: [] } : wanted;
      const broken = brokenRules(profile, wanted, after, user !== undefined);
      invalid.push(...broken.map((error) => ({ text: fieldText(error) })));
    }
    if (invalid.length > 0) return { ...planned, status: "invalid", reasons: invalid };
    const taken = sharedEmails ? [] : (found.emails.get(wanted.email ?? "") ?? []).filter(({ id }) => id !== user?.id);
    const conflicts: Text[] = taken.map(({ username = "" }) => ["gatehouse.importEmailTaken", { name: username }]);
    const [sameName, sameEmail] = [names.get(row), emails.get(row)];
    if (sameName !== undefined) conflicts.push(["gatehouse.importTwice", { row: sameName }]);
    else if (sameEmail !== undefined) conflicts.push(["gatehouse.importEmailTwice", { row: sameEmail }]);
    if (conflicts.length > 0) return { ...planned, status: "conflict", reasons: conflicts };
    if (!user) return { ...planned, status: "new", reasons: [] };
    if (!options.update) return { ...planned, status: "same", reasons: ["gatehouse.importLeft"] };
    const isChanged = changes.length > 0 || joins.length > 0 || setsPassword;
    const isFederated = isChanged && user.federationLink !== undefined;
    return {
      ...planned,
      status: isChanged ? "changed" : "same",
      reasons: isFederated ? ["gatehouse.importFederated"] : [],
    };
  });
}
