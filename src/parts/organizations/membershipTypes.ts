import type { Translate } from "~/i18n/i18n";
import type { Column } from "~/kit/list/columns";

/** Type of a membership: the organization manages the user, whom its identity provider brought in. */
export const MANAGED = "MANAGED";

const types = { [MANAGED]: MANAGED, UNMANAGED: "UNMANAGED" } as const;

const isKnown = (type: string): type is keyof typeof types => type in types;

/** What has a type of membership: a user in an organization, or an organization of a user. */
interface Membership {
  id?: string;
  membershipType?: string;
}

/** The column that says the type of a membership. */
export const membershipColumn = (t: Translate): Column<Membership> => ({
  name: "membershipType",
  label: "membershipType",
  text: ({ membershipType = "" }) => (isKnown(membershipType) ? t(types[membershipType]) : membershipType),
});

/** What a list of memberships is filtered by. */
export const membershipFilter = {
  name: "membershipType",
  label: "filterByMembershipType",
  any: "gatehouse.anyMembership",
  testId: "checkbox-filter-select",
  options: types,
} as const;
