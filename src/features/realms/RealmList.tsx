import { DropdownItem, Label, ToolbarItem } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { useRealm } from "~/data/query/useRealm";
import { AddRealm } from "~/features/realms/AddRealm";
import { RecentRealms } from "~/features/realms/RecentRealms";
import { useDeleteRealms } from "~/parts/realm/useDeleteRealms";
import { useServerText, useT } from "~/i18n/useT";
import { KebabMenu } from "~/kit/controls/Menu";
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
        actions={[{ label: "delete", run: (row) => void remove([row]) }]}
        toolbar={(selected, clear) => (
          <>
            <AddRealm />
            <RecentRealms />
            <ToolbarItem>
              <KebabMenu testId="kebab" isDisabled={selected.length === 0}>
                <DropdownItem data-testid="delete" onClick={() => void remove(selected, clear)}>
                  {t("delete")}
                </DropdownItem>
              </KebabMenu>
            </ToolbarItem>
          </>
        )}
      />
    </>
  );
}

/** Name of a realm that leads to it; the realm in force is plain text with a badge. */
function RealmLink({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  const t = useT();
  if (!isCurrent) return <Link to={to("dashboard", { realm: name })}>{name}</Link>;
  return (
    <>
      <bdi>{name}</bdi>{" "}
      <Label isCompact color="blue" title={t("currentRealmExplain")}>
        {t("currentRealm")}
      </Label>
    </>
  );
}
