import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { Button, Flex, FlexItem, Label, LabelGroup } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useEach } from "~/data/query/useEach";
import { useLoad } from "~/data/query/useLoad";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { Choice } from "~/kit/controls/Choice";
import { useTyped } from "~/kit/controls/useTyped";
import { Typeahead } from "~/kit/form/kinds/Typeahead";
import { useListState } from "~/kit/list/useListState";
import { GroupPicker } from "~/parts/groups/GroupPicker";

/** Most users offered at once. */
const MOST = 20;

interface Props extends UserTabProps {
  /** Groups the user is in. */
  joined: GroupRepresentation[];
  /** Ids of groups that are joined and left in thought. */
  join: string[];
  leave: string[];
}

/** Chooses what the roles of the user are compared with; kept in the address. */
export function AccessControls({ user, joined, join, leave }: Props) {
  const t = useT();
  const { filters, change } = useListState();
  const { view = "" } = filters;
  return (
    <Flex alignItems={{ default: "alignItemsCenter" }}>
      <FlexItem>
        <Choice
          testId="access-view"
          label={t("gatehouse.accessView")}
          value={view}
          options={{
            "": t("gatehouse.accessAll"),
            with: t("gatehouse.accessWith"),
            groups: t("gatehouse.accessGroups"),
          }}
          onChange={(next) => change({ filters: { view: next, with: "", join: "", leave: "", difference: "" } })}
        />
      </FlexItem>
      {view === "with" && (
        <OtherUser user={user} chosen={filters.with} onChoose={(id) => change({ filters: { with: id } })} />
      )}
      {view === "groups" && (
        <>
          <Joining joined={joined} join={join} onChange={(ids) => change({ filters: { join: ids.join(" ") } })} />
          <FlexItem grow={{ default: "grow" }}>
            <Typeahead
              id="access-leave"
              label={t("gatehouse.accessLeave")}
              inputLabel={t("gatehouse.accessLeave")}
              placeholder={t("gatehouse.accessLeave")}
              choices={joined.map(({ id = "", path = "" }) => ({ key: id, text: path }))}
              chosen={leave}
              isMulti
              onChoose={(id) =>
                change({
                  filters: {
                    leave: (leave.includes(id) ? leave.filter((one) => one !== id) : [...leave, id]).join(" "),
                  },
                })
              }
              onClear={() => change({ filters: { leave: "" } })}
            />
          </FlexItem>
        </>
      )}
    </Flex>
  );
}

/** Groups that are joined in thought. */
function Joining({ joined, join, onChange }: Pick<Props, "joined" | "join"> & { onChange: (ids: string[]) => void }) {
  const t = useT();
  const [picking, setPicking] = useState(false);
  const groups = useEach("groups.findOne", join, (id) => [{ id }]);
  return (
    <>
      <FlexItem>
        <Button variant="secondary" data-testid="access-join" onClick={() => setPicking(true)}>
          {t("gatehouse.accessJoin")}
        </Button>
      </FlexItem>
      {join.length > 0 && (
        <FlexItem>
          <LabelGroup aria-label={t("gatehouse.accessJoin")}>
            {join.map((id) => {
              const name = groups.get(id)?.path ?? id;
              return (
                <Label
                  key={id}
                  variant="outline"
                  closeBtnAriaLabel={t(["gatehouse.closeChip", { name }])}
                  onClose={() => onChange(join.filter((one) => one !== id))}
                >
                  {name}
                </Label>
              );
            })}
          </LabelGroup>
        </FlexItem>
      )}
      {picking && (
        <Suspense>
          <GroupPicker
            title={() => "selectGroups"}
            ok="join"
            isMulti
            excluded={[...joined.map(({ id = "" }) => id), ...join]}
            onClose={() => setPicking(false)}
            onPick={(picked) => onChange([...new Set([...join, ...picked.map(({ id = "" }) => id)])])}
          />
        </Suspense>
      )}
    </>
  );
}

interface OtherProps extends UserTabProps {
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Finds another user; nothing is requested before something is typed, because a list of all would read them from LDAP. */
function OtherUser({ user, chosen, onChoose }: OtherProps) {
  const t = useT();
  const [typed, setTyped] = useTyped();
  const found = useLoad(["users like", typed], async (read) =>
    typed ? read("users.find", { search: typed, max: MOST, briefRepresentation: true }) : [],
  );
  const ids = chosen ? [chosen] : [];
  const known = useEach("users.findOne", ids, (id) => [{ id }]);
  const users = [...known.values(), ...(found.data ?? [])].filter(({ id }) => id !== user.id);
  const choices = [...new Map(users.map(({ id = "", username = id }) => [id, { key: id, text: username }])).values()];
  return (
    <FlexItem grow={{ default: "grow" }}>
      <Typeahead
        id="access-with"
        label={t("gatehouse.accessOther")}
        inputLabel={t("gatehouse.accessOther")}
        placeholder={t("gatehouse.accessOther")}
        choices={choices}
        chosen={ids}
        onSearch={setTyped}
        onChoose={onChoose}
        onClear={() => onChoose("")}
      />
    </FlexItem>
  );
}
