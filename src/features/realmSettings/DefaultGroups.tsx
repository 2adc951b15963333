import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { Content, ToolbarItem } from "@patternfly/react-core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { SEES_USERS } from "~/data/access/readers";
import { unlessGone } from "~/data/api/errors";
import { useCan } from "~/data/access/permissions";
import { useData } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import { RichText } from "~/i18n/RichText";
import { useT } from "~/i18n/useT";
import { HelpLink } from "~/kit/controls/HelpLink";
import { useWhyNot, WriteButton } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import type { RowAction } from "~/kit/list/columns";
import { LocalList } from "~/kit/list/List";
import { GroupPicker } from "~/parts/groups/GroupPicker";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { to } from "~/routes";

const idOf = ({ id = "" }: GroupRepresentation) => id;

/** Waits for all writes, because the list is read when they are through. @throws what the first that failed threw */
async function all(writes: Promise<unknown>[]) {
  const refused = (await Promise.allSettled(writes)).find((result) => result.status === "rejected");
  if (refused) throw refused.reason;
}

/** The groups that every new user of the realm joins: `GET default-groups`. */
export function DefaultGroups() {
  const t = useT();
  const realm = useRealm();
  const groups = useData("realms.getDefaultGroups", { realm });
  const [isPicking, setPicking] = useState(false);
  const addition = useAction(
    async (call, added: GroupRepresentation[]) => {
      await all(added.map((group) => call("realms.addDefaultGroup", { realm, id: idOf(group) })));
      addAlert(["defaultGroupAdded", { count: added.length }]);
    },
    { failed: "gatehouse.defaultGroupsError" },
  );
  const removal = useAction(
    async (call, removed: GroupRepresentation[]) => {
      // a group that was deleted meanwhile is no default one either
      await all(
        removed.map((group) => call("realms.removeDefaultGroup", { realm, id: idOf(group) }).catch(unlessGone)),
      );
      addAlert(["groupRemove", { count: removed.length }]);
    },
    { failed: "gatehouse.defaultGroupsError" },
  );
  const remove = async (rows: GroupRepresentation[], clear?: () => void) => {
    const yes = await confirm({
      title: ["removeConfirmTitle", { count: rows.length }],
      body: ["removeConfirm", { count: rows.length }],
      names: rows.map(({ path = "" }) => path),
      label: "delete",
      danger: true,
    });
    if (!yes) return;
    clear?.();
    await removal.run(rows);
  };
  // groups are chosen from a list that only they may read
  const lacking = useAccess()(SEES_USERS).slice(0, 1);
  const denial = useCan()("realms.addDefaultGroup");
  const isShort = lacking.length > 0 && denial === undefined;
  const why = useWhyNot();
  const add = { label: "addGroups", call: "realms.addDefaultGroup", onClick: () => setPicking(true) } as const;
  const removeOne: RowAction<GroupRepresentation> = {
    label: "remove",
    call: "realms.removeDefaultGroup",
    run: (row) => void remove([row]),
  };
  const brokering = { 1: <Link to={to("user-federation")} aria-label={t("identityBrokeringLink")} /> };
  const toolbar = (selected: GroupRepresentation[], clear: () => void) => (
    <>
      <ToolbarItem>
        <WriteButton call={add.call} testId="openCreateGroupModal" onClick={add.onClick}>
          {t("addGroups")}
        </WriteButton>
      </ToolbarItem>
      <ToolbarItem>
        <WriteButton
          call="realms.removeDefaultGroup"
          variant="secondary"
          isDisabled={selected.length === 0 || removal.running}
          onClick={() => void remove(selected, clear)}
        >
          {t("remove")}
        </WriteButton>
      </ToolbarItem>
    </>
  );
  return (
    <>
      {isShort && (
        <Content component="p" data-testid="default-groups-fixed">
          {why({ missing: lacking })}
        </Content>
      )}
      <HelpLink question="whatIsDefaultGroups" answer={<RichText text="defaultGroupsHelp" elements={brokering} />} />
      <LocalList
        listId="default-groups"
        label="defaultGroups"
        rows={groups}
        id={idOf}
        search="searchForGroups"
        columns={[
          {
            name: "name",
            label: "groupName",
            text: ({ name = "" }) => name,
            cell: ({ id = "", name }) => (
              <LinkIfThere to={to("group", { ids: id })}>
                <bdi>{name}</bdi>
              </LinkIfThere>
            ),
          },
          { name: "path", label: "path", text: ({ path = "" }) => path },
        ]}
        {...(!isShort && { selectable: true, actions: [removeOne], toolbar })}
        empty={{
          title: "noDefaultGroups",
          body: <RichText text="noDefaultGroupsInstructions" elements={brokering} />,
          action: isShort ? undefined : add,
        }}
      />
      {isPicking && (
        <GroupPicker
          title={() => "addDefaultGroups"}
          ok="add"
          isMulti
          excluded={groups.map(idOf)}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setPicking(false);
            void addition.run(picked);
          }}
        />
      )}
    </>
  );
}
