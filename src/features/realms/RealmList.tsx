import { Button, DropdownItem, Label, ToolbarItem } from "@patternfly/react-core";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useWhoami } from "~/data/access";
import { useAction } from "~/data/action";
import { addAlert } from "~/data/alerts";
import { env } from "~/data/env";
import type { RealmName } from "~/data/extra";
import { useRealm } from "~/data/useRealm";
import { forgetRealms, useRecentRealms } from "~/data/recentRealms";
import { CreateRealm } from "~/features/realms/CreateRealm";
import { useServerText, useT } from "~/i18n/useT";
import { confirm } from "~/kit/confirm";
import { KebabMenu, TextMenu } from "~/kit/Menu";
import { List, preloadList } from "~/kit/List";
import { PageHeading } from "~/kit/Page";
import { to } from "~/routes";

/** Starts the list's first read while the page's code is on its way. */
export const preload = ({ realm = "" }) => preloadList(realm, "ui.realmNames");

/** The realms of the server that the administrator may see. */
export default function RealmList() {
  const t = useT();
  const label = useServerText();
  const current = useRealm();
  const { createRealm } = useWhoami();
  const navigate = useNavigate();
  const recent = useRecentRealms();
  const [creating, setCreating] = useState(false);
  const deletion = useAction(
    async (call, names: string[]) => {
      const results = await Promise.allSettled(names.map((realm) => call("realms.del", { realm })));
      forgetRealms(names.filter((_, index) => results[index]?.status === "fulfilled"));
      for (const result of results) if (result.status === "rejected") throw result.reason;
    },
    { done: "deletedSuccessRealmSetting", failed: "deleteError" },
  );
  const remove = async (rows: RealmName[], clear?: () => void) => {
    const names = rows.map(({ name }) => name).filter((name) => name !== env().masterRealm);
    if (names.length < rows.length) addAlert("cantDeleteMasterRealm", "warning");
    if (names.length === 0) return;
    const question = {
      title: ["deleteConfirmRealm", { count: names.length, name: names[0] ?? "" }],
      body: "deleteConfirmRealmSetting",
      details: <NameList names={names} />,
      label: "delete",
      danger: true,
    } as const;
    if (!(await confirm(question)) || (await deletion.run(names))) return;
    clear?.();
    if (names.includes(current)) void navigate(to("realms", { realm: env().masterRealm }));
  };
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
          { name: "name", label: "name", cell: ({ name }) => <RealmLink name={name} isCurrent={name === current} /> },
          {
            name: "displayName",
            label: "displayName",
            cell: ({ displayName }) => (displayName ? label(displayName) : "—"),
          },
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
            {recent.length === 3 && (
              <ToolbarItem>
                <TextMenu label="recentRealms">
                  {recent.map(({ name }) => (
                    <DropdownItem key={name} onClick={() => void navigate(to("dashboard", { realm: name }))}>
                      {name}
                    </DropdownItem>
                  ))}
                </TextMenu>
              </ToolbarItem>
            )}
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
      {creating && <CreateRealm onClose={() => setCreating(false)} />}
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

/** Technical names of what is about to be deleted. */
function NameList({ names }: { names: string[] }) {
  return (
    <ul className="gh-names">
      {names.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
