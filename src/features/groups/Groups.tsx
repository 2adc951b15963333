import { GroupFrame } from "~/features/groups/GroupFrame";
import { GroupTable } from "~/features/groups/GroupTable";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";

/** The groups of the realm. */
export default function Groups() {
  const t = useT();
  return (
    <>
      <PageHeading title={t("groups")} subtitle={t("groupsDescription")} />
      <GroupFrame>
        <GroupTable />
      </GroupFrame>
    </>
  );
}
