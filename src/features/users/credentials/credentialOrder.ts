import type CredentialRepresentation from "@keycloak/keycloak-admin-client/lib/defs/credentialRepresentation";

/** A credential that the server keeps itself. */
export type Credential = CredentialRepresentation & { id: string };

/** Credentials of one type, in their order. */
export interface CredentialGroup {
  type: string;
  credentials: Credential[];
}

/** Credentials by their type; the types in the order in which the first credential of each comes. */
export function grouped(credentials: readonly Credential[]): CredentialGroup[] {
  const types = new Set(credentials.map(({ type = "" }) => type));
  return [...types].map((type) => ({ type, credentials: credentials.filter((one) => (one.type ?? "") === type) }));
}

/** The ids of credentials of one type, in their order. */
export const idsOf = ({ credentials }: CredentialGroup) => credentials.map(({ id }) => id);

/** The type of a credential as it is shown. */
export const upper = (type: string) => type.charAt(0).toUpperCase() + type.slice(1);

/** A credential to be moved behind another one, to the first place where `after` is left out. */
export interface Move {
  id: string;
  after?: string;
}

/** The longest part of a list whose positions rise: what need not be moved. */
function rising(positions: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const [at, position] of positions.entries()) {
    const before = best.filter((_, index) => (positions[index] ?? 0) < position);
    const longest = before.reduce((one, other) => (other.length > one.length ? other : one), []);
    best[at] = [...longest, position];
  }
  return new Set(best.reduce((one, other) => (other.length > one.length ? other : one), []));
}

/**
 * The fewest moves that bring ids into an order, to be made one after the other: the server moves one credential at a
 * time, to the first place or behind another one.
 * @param now ids in the order that the server has
 * @param wanted the order to come to; an id that the server does not have any more is left out, a new one comes last
 */
export function movesTo(now: readonly string[], wanted: readonly string[]): Move[] {
  const target = [...wanted.filter((id) => now.includes(id)), ...now.filter((id) => !wanted.includes(id))];
  const positions = target.map((id) => now.indexOf(id));
  const staying = rising(positions);
  return target.flatMap((id, index) =>
    staying.has(now.indexOf(id)) ? [] : index === 0 ? { id } : { id, after: target[index - 1] },
  );
}
