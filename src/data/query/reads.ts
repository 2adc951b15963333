import type { CallName, Input, ListCall, PageQuery, ReadsOf } from "~/data/api/api";
import { listState, pageOf } from "~/data/browser/listState";

/** Several calls with their arguments. */
export type Reads = readonly (readonly [CallName, ...Input<CallName>])[];

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
