import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { statusOf, unlessGone } from "~/data/api/errors";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { allRows } from "~/data/query/rows";
import { useRealm } from "~/data/query/useRealm";
import { type Call, useAction } from "~/data/write/action";
import type { Organization } from "~/features/organizations/organization";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { runBulk } from "~/kit/list/bulk/BulkRuns";
import { MANAGED } from "~/parts/organizations/membershipTypes";

/** A member of an organization; the list says how each came to be one. */
export interface Member extends UserRepresentation {
  membershipType?: string;
}

/** Who is a member already is what was wanted: the server answers 409. */
export const unlessMember = (error: unknown) => {
  if (statusOf(error) !== 409) throw error;
};

const isManaged = ({ membershipType }: Member) => membershipType === MANAGED;

/**
 * Who joins and leaves an organization: `POST organizations/{id}/members` and `DELETE …/{user}`, several by the kit's
 * queue. It asks only where the organization manages a user, whom the server deletes with the membership.
 */
export function useMembers({ id: orgId = "" }: Organization) {
  const realm = useRealm();
  // servers without the message have no groups of organizations
  const hasGroups = useT().ifThere("showGroupMemberships") !== undefined;
  const leave = (call: Call, { id = "" }: Member) => call("organizations.delMember", { orgId, userId: id });
  const one = useAction(leave, { done: ["organizationUsersLeft", { count: 1 }], failed: "organizationUsersLeftError" });
  const join: BulkAction<Member> = {
    // not the words of the menu, by which scripts find it: this stays on the page beside it
    label: "addRealmUser",
    call: "organizations.addMember",
    run: (call, { id = "" }) => call("organizations.addMember", { orgId, userId: id }).catch(unlessMember),
    done: (count) => ["organizationUsersAdded", { count }],
    failed: "organizationUsersAddedError",
  };
  /** Groups of the organization that removed members were in, by user: they leave them with it. */
  const groupsOf = new Map<string, string[]>();
  const readGroups = async (call: Call, userId: string) => {
    const groups = hasGroups ? await allRows(call, "organizationGroups.ofMember", { orgId, userId }) : [];
    groupsOf.set(
      userId,
      groups.flatMap(({ id = "" }) => id || []),
    );
  };
  const removeMany: BulkAction<Member> = {
    label: "removeMember",
    call: "organizations.delMember",
    run: async (call, member) => {
      const { id: userId = "" } = member;
      // a second try, e.g. after an answer that was lost, finds that the first one removed the member
      const isSecond = groupsOf.has(userId);
      if (!isSecond) await readGroups(call, userId);
      await leave(call, member).catch((error: unknown) => {
        if (!isSecond) throw error;
        return unlessGone(error);
      });
    },
    done: (count) => ["organizationUsersLeft", { count }],
    failed: "organizationUsersLeftError",
    warn: (_, rows) =>
      Promise.resolve(rows.some(isManaged) ? { title: "removeMember", body: "gatehouse.managedMember" } : undefined),
    // whom the server has deleted with the membership, nobody can add again
    undoes: (member, isDone) => isDone && !isManaged(member),
    inverse: {
      ...join,
      run: async (call, member) => {
        await join.run(call, member);
        const { id: userId = "" } = member;
        for (const id of groupsOf.get(userId) ?? [])
          await call("organizationGroups.addMember", { orgId, id, userId }).catch(unlessGone);
      },
    },
  };
  const remove = async (member: Member) => {
    const ask = () =>
      confirm({
        title: "removeMember",
        body: "gatehouse.managedMember",
        names: [member.username ?? ""],
        label: "remove",
        danger: true,
      });
    if (!isManaged(member) || (await ask())) await one.run(member);
  };
  const add = (rows: Member[]) =>
    runBulk({ realm, action: join, rows, id: ({ id = "" }) => id, name: ({ username = "" }) => username });
  return { add, remove, removeMany };
}
