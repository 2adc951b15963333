import { Label, ToolbarItem } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { useMissingIn } from "~/data/access/access";
import { requiredPermissions } from "~/data/access/requiredPermissions";
import type { RealmName } from "~/data/api/extra";
import { useRealm } from "~/data/query/useRealm";
import { AddRealm } from "~/features/realms/AddRealm";
import { RecentRealms } from "~/features/realms/RecentRealms";
import { useDeleteRealms } from "~/parts/realm/useDeleteRealms";
import { useServerText, useT } from "~/i18n/useT";
import { KebabMenu } from "~/kit/controls/Menu";
import { DeniableItem } from "~/kit/controls/Write";
import { List } from "~/kit/list/List";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

/** The realms of the server that the administrator may see. */
export default function RealmList() {
  const t = useT();
  const label = useServerText();
  const current = useRealm();
  const remove = useDeleteRealms("realms");
  return (
    <>
      <PageHeading title={t("manageRealms")} />
      <List
        listId="realms"
        label="selectRealm"
        from="ui.realmNames"
        id={({ name }) => name}
        search="search"
        selectable
        defaultSort="name"
        columns={[
          {
            name: "name",
            label: "name",
            text: ({ name }) => name,
            cell: ({ name }) => <RealmLink name={name} isCurrent={name === current} />,
          },
          { name: "displayName", label: "displayName", text: ({ displayName }) => label(displayName) },
        ]}
        actions={[
          {
            label: "delete",
            run: (row) => void remove([row]),
            item: (row) => <DeleteRealms realms={[row]} onClick={() => void remove([row])} />,
          },
        ]}
        toolbar={(selected, clear) => (
          <>
            <AddRealm />
            <RecentRealms />
            <ToolbarItem>
              <KebabMenu testId="kebab" isDisabled={selected.length === 0}>
                <DeleteRealms testId="delete" realms={selected} onClick={() => void remove(selected, clear)} />
              </KebabMenu>
            </ToolbarItem>
          </>
        )}
        empty={{ title: "gatehouse.noRealms", body: "realmExplain", children: <AddRealm ifUnnamed /> }}
      />
    </>
  );
}

interface DeleteProps {
  realms: readonly RealmName[];
  testId?: string;
  onClick: () => void;
}

/** Deletes realms; off where the only one may not be deleted. Of several the server refuses each by itself. */
function DeleteRealms({ realms, ...props }: DeleteProps) {
  const t = useT();
  const only = realms.length === 1 ? realms[0]?.name : undefined;
  const lacking = useMissingIn(only, requiredPermissions["realms.del"]);
  return (
    <DeniableItem {...props} call="realms.del" denial={lacking.length > 0 ? { missing: lacking } : undefined}>
      {t("delete")}
    </DeniableItem>
  );
}

/** Name of a realm that leads to it; the realm in force is plain text with a badge. */
function RealmLink({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  const t = useT();
  const text = <bdi>{name}</bdi>;
  if (!isCurrent) return <Link to={to("dashboard", { realm: name })}>{text}</Link>;
  return (
    <>
      {text}{" "}
      <Label isCompact color="blue" title={t("currentRealmExplain")}>
        {t("currentRealm")}
      </Label>
    </>
  );
}
