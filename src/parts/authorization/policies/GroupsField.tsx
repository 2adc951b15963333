import { Button } from "@patternfly/react-core";
import { useState } from "react";
import { useAccess } from "~/data/access/access";
import { SEES_USERS } from "~/data/access/readers";
import { useEach } from "~/data/query/useEach";
import { type PickedProps, PickedRows, type PickerProps } from "~/parts/authorization/policies/PickedRows";
import { usePickedIds } from "~/parts/authorization/policies/picked";
import { useT } from "~/i18n/useT";
import { GroupPicker } from "~/parts/groups/GroupPicker";

/** Groups that a policy or permission is about, by their paths. */
export function GroupsField(props: PickedProps) {
  const ids = usePickedIds(props.name);
  // who may not see groups sees ids
  const mayView = useAccess()(SEES_USERS).length === 0;
  const groups = useEach("groups.findOne", mayView ? ids : [], (id) => [{ id }]);
  return (
    <PickedRows
      {...props}
      heading="groups"
      flag="extendChildren"
      flagLabel="extendToChildren"
      hasFlag={(id) => (groups.get(id)?.subGroupCount ?? 1) > 0}
      nameOf={(id) => <bdi>{groups.get(id)?.path ?? id}</bdi>}
      picker={(picker) => <AddGroups {...picker} isSingle={props.stores === "id"} />}
    />
  );
}

function AddGroups({ picked, isDisabled, error, onPick, isSingle }: PickerProps & { isSingle: boolean }) {
  const t = useT();
  const [picking, setPicking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        data-testid="select-group-button"
        isDisabled={isDisabled}
        aria-describedby={error}
        onClick={() => setPicking(true)}
      >
        {t("addGroups")}
      </Button>
      {picking && (
        <GroupPicker
          title={() => "addGroupsToGroupPolicy"}
          ok="add"
          isMulti={!isSingle}
          excluded={picked.map(({ id }) => id)}
          onClose={() => setPicking(false)}
          onPick={(groups) => onPick(groups.map(({ id }) => id))}
        />
      )}
    </>
  );
}
