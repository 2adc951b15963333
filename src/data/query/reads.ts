import type { Permission } from "~/data/access/access";
import type { CallName, Input, ListCall, PageQuery, ReadsOf } from "~/data/api/api";
import { listState, pageOf } from "~/data/browser/listState";

/** Several calls with their arguments. */
export type Reads = readonly (readonly [CallName, ...Input<CallName>])[];

/**
 * What a place reads at first.
 * @param search what follows `?` in the address, where a list keeps its state
 * @param may tells whether the administrator holds a permission; left out before it is known who that is
 */
export type PlaceReads = (
  params: Record<string, string>,
  search: string,
  may?: (permission: Permission) => boolean,
) => Reads;

/** What a place reads at first for those only who hold a permission: most others would be refused, and the page reads for the rest. */
export const readsFor =
  (permission: Permission, own: PlaceReads): PlaceReads =>
  (params, search, may) =>
    may?.(permission) === false ? [] : own(params, search);

/** Several reads as a list, each checked by its call. */
export const reads = <const Names extends readonly CallName[]>(...all: ReadsOf<Names>) => all as unknown as Reads;

/** Arguments of a list's call for one page, with one row more: it only says that there is a next page. */
export const pageInput = <Name extends ListCall>(query: PageQuery) =>
  [{ ...query, max: query.max + 1 }] as unknown as Input<Name>;

/**
 * The read that a list starts with, by the search part of its address.
 * @param own arguments of its own
 * @param filters names of its filters and of the fields of its panel
 */
export const listRead =
  (from: ListCall, own?: Record<string, unknown>, filters: readonly string[] = []) =>
  (_: Record<string, string>, search: string): Reads => [
    [from, ...pageInput(pageOf(listState(new URLSearchParams(search)), own, filters))],
  ];
