import type { Write } from "~/data/access/permissions";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { PageHeading } from "~/kit/page/Page";

interface Props {
  /** Id of the menu. */
  id: string;
  title: string;
  /** The call that deletes the object. */
  call: Write;
  testId?: string;
  onDelete: () => void;
}

/** The heading of an object of the authorization services, with the menu that deletes it. */
export function DeletableHeading({ id, title, call, testId = "delete-resource", onDelete }: Props) {
  const t = useT();
  return (
    <PageHeading
      title={title}
      actions={
        <ActionMenu id={id}>
          <WriteItem call={call} testId={testId} isDanger onClick={onDelete}>
            {t("delete")}
          </WriteItem>
        </ActionMenu>
      }
    />
  );
}
