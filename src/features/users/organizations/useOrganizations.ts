import { unlessRefused, useLoad } from "~/data/query/useLoad";
import type { OrganizationMembership } from "~/features/users/page/membership";
import type { UserTabProps } from "~/features/users/page/user";
import { useCollator } from "~/i18n/useT";
import { useListState } from "~/kit/list/useListState";

/**
 * The organizations of a user by name (`GET organizations/members/{user}/organizations`) with the type of each
 * membership, which the server returns for one at a time (`GET organizations/{id}/members/{user}`): read are those that
 * the page of the list shows, all of them only where the list is searched, sorted or filtered.
 * @returns `rows` are undefined until the first answer
 */
export function useOrganizations({ user: { id } }: UserTabProps) {
  const { compare } = useCollator();
  const { search, sort, filters, page, size } = useListState();
  const isFiltered = search !== "" || sort !== "" || Boolean(filters.membershipType);
  const [from, to] = isFiltered ? [0, Infinity] : [(page - 1) * size, page * size];
  const { data, error, refresh } = useLoad(["memberships", id, from, to], async (read) => {
    const organizations = await read("organizations.memberOrganizations", { userId: id });
    const sorted = organizations.toSorted((a, b) => compare(a.name ?? "", b.name ?? ""));
    const shown = sorted.slice(from, to).flatMap((one) => one.id ?? []);
    const members = await Promise.all(
      shown.map((orgId) => unlessRefused(read("organizations.getMember", { orgId, userId: id }))),
    );
    const types = new Map(shown.map((orgId, index) => [orgId, members[index]?.membershipType]));
    return sorted.map(({ id: orgId = "", domains = [], ...one }): OrganizationMembership => {
      // the server has no order for them
      const ordered = domains.toSorted((a, b) => compare(a.name ?? "", b.name ?? ""));
      return { ...one, domains: ordered, orgId, membershipType: types.get(orgId) };
    });
  });
  return { rows: data, error, refresh };
}
