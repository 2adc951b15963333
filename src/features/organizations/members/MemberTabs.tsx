import { useAccess } from "~/data/access/access";
import { LISTS_MEMBERS, MANAGES_ORGANIZATIONS } from "~/data/access/organizations";
import { Invitations } from "~/features/organizations/members/Invitations";
import { Members } from "~/features/organizations/members/Members";
import type { Organization } from "~/features/organizations/organization";
import { useT } from "~/i18n/useT";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

/** The members of an organization and, from 26.5 on, who is invited to it. */
export function MemberTabs({ organization }: { organization: Organization }) {
  const t = useT();
  const access = useAccess();
  const hasInvitations = t.ifThere("invitations") !== undefined && access(MANAGES_ORGANIZATIONS).length === 0;
  const members = <Members organization={organization} />;
  if (!hasInvitations) return members;
  return (
    <RoutableTabs
      inside="members"
      label={t("members")}
      tabs={{
        ...(access(LISTS_MEMBERS).length === 0 && { list: { testId: "organization-members-tab", content: members } }),
        invitations: {
          testId: "organization-invitations-tab",
          content: <Invitations organization={organization} />,
        },
      }}
    />
  );
}
