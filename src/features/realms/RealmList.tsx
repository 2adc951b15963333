import { Button, DropdownItem, Label, ToolbarItem } from "@patternfly/react-core";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useWhoami } from "~/data/access";
import { loadChunk } from "~/data/newVersion";
import { useRealm } from "~/data/useRealm";
import { useRecentRealms } from "~/data/recentRealms";
import { useDeleteRealms } from "~/features/realms/useDeleteRealms";
import { useServerText, useT } from "~/i18n/useT";
import { KebabMenu, TextMenu } from "~/kit/Menu";
import { List, preloadList } from "~/kit/List";
import { PageHeading } from "~/kit/Page";
import { type PageModule, to } from "~/routes";

/** Starts the list's first read while the page's code is on its way. */
export const preload: PageModule["preload"] = ({ realm = "" }, search) => preloadList(realm, "ui.realmNames", search);

/** The form comes when it is opened: most visits of the list are for looking. */
const CreateRealm = lazy(() =>
  loadChunk(async () => ({ default: (await import("~/features/realms/CreateRealm")).CreateRealm })),
);

/** The realms of the server that the administrator may see. */
export default function RealmList() {
  const t = useT();
  const label = useServerText();
  const current = useRealm();
  const { createRealm } = useWhoami();
  const [creating, setCreating] = useState(false);
  const remove = useDeleteRealms();
  return (
    <>
      <PageHeading title={t("manageRealms")} />
      <List
        label="selectRealm"
        from="ui.realmNames"
        id={({ name }) => name}
        search="search"
        selectable
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
        toolbar={(ticked, clear) => (
          <>
            {createRealm && (
              <ToolbarItem>
                <Button data-testid="add-realm" onClick={() => setCreating(true)}>
                  {t("createRealm")}
                </Button>
              </ToolbarItem>
            )}
            <RecentRealms />
            <ToolbarItem>
              <KebabMenu testId="kebab" isDisabled={ticked.length === 0}>
                <DropdownItem data-testid="delete" onClick={() => void remove(ticked, clear)}>
                  {t("delete")}
                </DropdownItem>
              </KebabMenu>
            </ToolbarItem>
          </>
        )}
      />
      {creating && (
        <Suspense>
          <CreateRealm onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Name of a realm that leads to it; the realm in force is plain text with a badge. */
function RealmLink({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  const t = useT();
  if (!isCurrent) return <Link to={to("dashboard", { realm: name })}>{name}</Link>;
  return (
    <>
      {name}{" "}
      <Label isCompact color="blue" title={t("currentRealmExplain")}>
        {t("currentRealm")}
      </Label>
    </>
  );
}

/** The realms opened last, once there are three of them. */
function RecentRealms() {
  const navigate = useNavigate();
  const recent = useRecentRealms();
  if (recent.length < 3) return null;
  return (
    <ToolbarItem>
      <TextMenu label="recentRealms">
        {recent.map(({ name }) => (
          <DropdownItem key={name} onClick={() => void navigate(to("dashboard", { realm: name }))}>
            {name}
          </DropdownItem>
        ))}
      </TextMenu>
    </ToolbarItem>
  );
}
