import { MASK } from "~/data/write/merge";

/** How a table is written: RFC 4180 with another delimiter where wanted, UTF-8 with or without a byte order mark. */
export interface CsvFormat {
  delimiter: "," | ";" | "\t";
  bom: boolean;
}

/** How lists are written to files; remembered in this browser. */
export interface ExportFormat extends CsvFormat {
  format: "csv" | "json";
}

/**
 * Properties that hold secrets, by the end of their names in lower case without dots, dashes and blanks:
 * `clientSecret`, `client.secret.rotated`, `keystorePassword`, `saml.signing.private.key`…
 */
const SECRET = new RegExp(
  `(?:${[
    "secret",
    "secretrotated",
    "password",
    "passwd",
    "passphrase",
    "bindcredential",
    "privatekey",
    "authorizationheader",
    "registrationaccesstoken",
    "accesstoken",
    "refreshtoken",
    "secretdata",
    "credentialdata",
    // whoever has it can accept the invitation
    "invitelink",
    "hashedsaltedvalue",
    "^credentials",
    "^salt",
    "^token",
    "^idtoken",
  ].join("|")})$`,
);

/** Whether a property of this name holds a secret, whatever its value. */
export const isSecret = (name: string): boolean => SECRET.test(name.toLowerCase().replace(/[^a-z\d]/g, ""));

/**
 * A copy of an answer without its secrets at any depth: properties with such a name and masked values are left out.
 * @param value as JSON knows it
 */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== MASK).map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, item]) => !isSecret(name) && item !== MASK)
      .map(([name, item]) => [name, withoutSecrets(item)]),
  );
}

/**
 * One cell. A spreadsheet takes what starts with `= + - @` (also full-width, also after a tab or line break) for a
 * formula: an apostrophe in front says that it is text. What any delimiter could tear apart is quoted, because a
 * spreadsheet may expect another one.
 */
function cell(text: string): string {
  const shown = text === MASK ? "" : text;
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(shown) ? `'${shown}` : shown;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a table, with its end. */
export const csvLine = (cells: string[], { delimiter }: CsvFormat): string => `${cells.map(cell).join(delimiter)}\r\n`;

/** What is in front of the first line. */
export const csvStart = ({ bom }: CsvFormat): string => (bom ? "\uFEFF" : "");
