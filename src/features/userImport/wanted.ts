import { unprotected, type Cell, type SourceRow, type Table } from "~/data/files/userTable";
import { keyOf, type Profile, type Target } from "~/features/userImport/mapping";
import type { Text } from "~/i18n/useT";

/** What separates several values in one cell of a CSV. */
export type Separator = "|" | ";" | "," | "\n";

/** How a file is imported. */
export interface ImportOptions {
  separator: Separator;
  /** Passwords have to be changed at the first sign-in. */
  temporary: boolean;
  /** Users that are there already get the values of the file. */
  update: boolean;
  /** They get its passwords, too. */
  resetPasswords: boolean;
}

/** What a row says about a user; what is undefined stays as it is. */
export interface Wanted {
  username: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  enabled?: boolean;
  emailVerified?: boolean;
  attributes?: Record<string, string[]>;
  /** Paths. */
  groups?: string[];
  requiredActions?: string[];
  password?: string;
}

/** A row as it was understood, or why it was not. */
export interface ReadRow {
  at: number;
  wanted: Wanted;
  errors: Text[];
}

const YES = ["true", "1", "yes", "y", "on"];
const NO = ["false", "0", "no", "n", "off"];

/** "Yes" and "no" of the administrator's language, as the list of users exports them. */
interface Words {
  yes: string;
  no: string;
}

/** Turns the cells of rows into users, by the targets of the columns. An empty cell says nothing. */
export function readRows(
  table: Table,
  mapping: Target[],
  profile: Profile,
  options: ImportOptions,
  words: Words,
): ReadRow[] {
  const [yes, no] = [
    [...YES, words.yes.toLowerCase()],
    [...NO, words.no.toLowerCase()],
  ];
  const column = (target: Target) => mapping.indexOf(target);
  const clean = (cell: string) => (table.format === "csv" ? unprotected(cell) : cell);
  const values = (cell: Cell = "") =>
    (Array.isArray(cell) ? cell : clean(cell).split(options.separator)).map((one) => one.trim()).filter(Boolean);
  const one = ({ cells }: SourceRow, target: Target): string | undefined => {
    const cell = cells[column(target)] ?? "";
    return (Array.isArray(cell) ? cell.join() : clean(cell)).trim() || undefined;
  };
  const list = ({ cells }: SourceRow, target: Target): string[] | undefined => {
    const found = values(cells[column(target)]);
    return found.length > 0 ? [...new Set(found)] : undefined;
  };
  const flag = (row: SourceRow, target: "enabled" | "emailVerified", errors: Text[]): boolean | undefined => {
    const text = one(row, target)?.toLowerCase();
    if (text === undefined) return undefined;
    if (!yes.includes(text) && !no.includes(text))
      errors.push(["gatehouse.importNoFlag", { column: target, value: text }]);
    return yes.includes(text);
  };
  const attributes = (row: SourceRow): Record<string, string[]> | undefined => {
    const found = mapping.flatMap((target): [string, string[]][] => {
      const name = /^attributes\.(.+)$/s.exec(target)?.[1];
      if (name === undefined) return [];
      const isMulti = profile.attributes.find((attribute) => attribute.name === name)?.multivalued ?? false;
      const cell = row.cells[column(target)];
      // a single value may hold the separator, and begins and ends as it is
      const kept = isMulti || Array.isArray(cell) ? values(cell) : cell ? [clean(cell)] : [];
      return kept.length > 0 ? [[name, kept]] : [];
    });
    return found.length > 0 ? Object.fromEntries(found) : undefined;
  };
  return table.rows.map((row) => {
    // torn apart: the values are in the wrong columns
    if (row.error) return { at: row.at, wanted: { username: one(row, keyOf(profile)) ?? "" }, errors: [row.error] };
    const errors: Text[] = [];
    const email = one(row, "email")?.toLowerCase();
    const username = profile.emailAsUsername ? email : one(row, "username")?.toLowerCase();
    if (!username) errors.push(["gatehouse.importNoKey", { column: keyOf(profile) }]);
    const password = row.cells[column("password")];
    const wanted = {
      username: username ?? "",
      email,
      firstName: one(row, "firstName"),
      lastName: one(row, "lastName"),
      enabled: flag(row, "enabled", errors),
      emailVerified: flag(row, "emailVerified", errors),
      attributes: attributes(row),
      groups: list(row, "groups")?.map((path) => (path.startsWith("/") ? path : `/${path}`)),
      requiredActions: list(row, "requiredActions"),
      // as it is: blanks belong to it
      password: typeof password === "string" && password !== "" ? password : undefined,
    };
    return { at: row.at, wanted, errors };
  });
}
