import { Button, DropdownItem, Label, ToolbarItem } from "@patternfly/react-core";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useWhoami } from "~/data/access";
import { useAction } from "~/data/action";
import { addAlert } from "~/data/alerts";
import { forgetRealm } from "~/data/cache";
import { env } from "~/data/env";
import { failureOf } from "~/data/errors";
import type { RealmName } from "~/data/extra";
import { loadChunk } from "~/data/newVersion";
import { useRealm } from "~/data/useRealm";
import { forgetRealms, useRecentRealms } from "~/data/recentRealms";
import { useServerText, useT } from "~/i18n/useT";
import { confirm } from "~/kit/confirm";
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
  const navigate = useNavigate();
  const recent = useRecentRealms();
  const [creating, setCreating] = useState(false);
  const deletion = useAction(
    async (call, names: string[]) => {
      const results = await Promise.allSettled(names.map((realm) => call("realms.del", { realm })));
      const gone = names.filter((_, index) => results[index]?.status === "fulfilled");
      forgetRealms(gone);
      // before the reads are asked again
      if (gone.includes(current)) await navigate(to("realms", { realm: env().masterRealm }), { flushSync: true });
      gone.forEach(forgetRealm);
      const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
      if (failures.length === 0) return;
      const left = names.filter((name) => !gone.includes(name));
      throw names.length === 1
        ? failures[0]
        : new Error(left.map((name, index) => `${name}: ${failureOf(failures[index]).message}`).join(", "));
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
    if (!(await confirm(question))) return;
    await deletion.run(names);
    clear?.();
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
