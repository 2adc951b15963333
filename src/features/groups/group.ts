import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { type Rule, useAccess } from "~/data/access/access";
import { useData } from "~/data/query/cache";
import { byRight } from "~/data/access/permissions";
import { useEach } from "~/data/query/useEach";
import { type Read, unlessRefused, useLoad } from "~/data/query/useLoad";
import { usePlace } from "~/kit/page/place";
import { addressOf, hereNow, match, searchNow } from "~/routes";

/** A group as the server answers it. */
export type Group = GroupRepresentation;

/** Segment that other consoles' addresses have for the groups that a search found; no group of its own. */
const SEARCH = "search";

/** Ids of the groups down to the one of an address; none for that of a search. */
export const idsOf = (chain: string) => chain.split("/").filter((id) => id !== SEARCH);

/** The way to a group as an address has it: the ids joined by `/`. */
export const chainOf = (way: readonly Group[]) => way.map(({ id }) => id).join("/");

/** The groups above the last one of a way, each with its chain. */
export const aboveOf = (way: readonly Group[]) =>
  way.slice(0, -1).map((group, index) => ({ group, chain: chainOf(way.slice(0, index + 1)) }));

/** The groups above a group, outermost first, itself last; cut off at the top where one may not be read. */
async function pathTo(read: Read, group: Group): Promise<Group[]> {
  const way = [group];
  for (let above = group.parentId; above; above = way[0]?.parentId) {
    const id = above;
    const parent = await unlessRefused(read("groups.findOne", { id }));
    if (!parent) break;
    way.unshift(parent);
  }
  return way;
}

/**
 * The group of the address and the way to it. An address that names another way, because the group was moved or the
 * link names only the group itself, is put right.
 * @returns `way` ends with the group; undefined until it is known
 */
export function useGroupHere() {
  const navigate = useNavigate();
  const { place, params } = usePlace();
  const { ids = "" } = params;
  const chain = idsOf(ids);
  const id = chain.at(-1) ?? "";
  const group = useData("groups.findOne", { id });
  // together, not one after the other
  useEach("groups.findOne", chain.slice(0, -1), (id) => [{ id }]);
  const found = useLoad(["way to group", id, group.parentId ?? ""], (read) => pathTo(read, group)).data;
  const way = found?.at(-1)?.id === id ? found : undefined;
  const real = way && !way[0]?.parentId ? chainOf(way) : ids;
  const address = addressOf(place, { ...params, ids: real });
  useEffect(() => {
    // not where the browser has gone on already while this page still shows
    if (real !== ids && match(hereNow())?.params.ids === ids)
      void navigate({ pathname: address, search: searchNow() }, { replace: true });
  }, [real, ids, address, navigate]);
  return { group, ids, way: real === ids ? way : undefined };
}

/** Rights around groups, where the server has no fine-grained ones. */
export function useGroupAccess() {
  const access = useAccess();
  const can = (rule: Rule) => access(rule).length === 0;
  return {
    /** Whether the page of a group may be opened. */
    mayOpen: (group: Group) =>
      can(["query-groups", "view-users"]) || can(["query-groups", "manage-users"]) || group.access?.view === true,
    /** Whether its members may be seen. */
    maySeeMembers: ({ access = {} }: Group) =>
      can("view-users") || access.viewMembers === true || access.manageMembers === true,
    can,
  };
}

/** The group as what its membership may be judged by: the server answers that apart from its settings. */
export const membershipOf = (group: Group) => byRight(group, "manageMembership", "manage");
