import { Label, type LabelProps } from "@patternfly/react-core";
import { useId } from "react";
import { useRealmRepresentation } from "~/data/query/realm";
import { useLoad } from "~/data/query/useLoad";
import { type Entry, type Planned, planOf } from "~/features/realmSettings/partial/planned";
import type { Rule } from "~/features/realmSettings/partial/realmFile";
import { type Key, useT } from "~/i18n/useT";
import { LocalList } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";

const statuses = {
  new: { label: "gatehouse.importNew", color: "green" },
  same: { label: "gatehouse.importSame", color: "grey" },
  changed: { label: "gatehouse.importChanged", color: "blue" },
  unknown: { label: "gatehouse.importUnknown", color: "orange" },
} as const satisfies Record<Planned["status"], { label: Key; color: LabelProps["color"] }>;

/** What becomes of an object that is there already. */
const actions = { FAIL: "gatehouse.importStops", SKIP: "skipped", OVERWRITE: "overwritten" } as const;

interface Props {
  entries: readonly Entry[];
  rule: Rule;
}

/** What an import will do, object by object; nothing is written. */
export function ImportPlan({ entries, rule }: Props) {
  const t = useT();
  const state = useLocalListState();
  const { duplicateEmailsAllowed } = useRealmRepresentation();
  const { data, error, refresh } = useLoad(["import plan", useId()], (read) =>
    planOf(read, entries, duplicateEmailsAllowed),
  );
  if (error) return <ErrorAlert error={error} retry={refresh} />;
  if (!data) return <Loading />;
  const statusOf = ({ status }: Planned) => t(statuses[status].label);
  const actionOf = ({ status, isOtherUser, isRefused, isLeftOut }: Planned) => {
    if (isLeftOut) return t(actions.SKIP);
    if (status === "unknown") return "";
    if (isRefused) return t(actions.FAIL);
    if (status === "new") return t("added");
    return t(actions[isOtherUser && rule === "SKIP" ? "FAIL" : rule]);
  };
  return (
    <LocalList
      listId="import-plan"
      label="gatehouse.importPlan"
      // a file can have a name twice
      rows={data.map((row, at) => ({ ...row, at }))}
      id={({ at }) => String(at)}
      search="search"
      state={state}
      columns={[
        { name: "type", label: "type", text: ({ kind }) => t(kind) },
        {
          name: "name",
          label: "name",
          text: ({ client, name }) => (client === undefined ? name : `${client}: ${name}`),
        },
        {
          name: "status",
          label: "status",
          text: statusOf,
          cell: (row) => <Label color={statuses[row.status].color}>{statusOf(row)}</Label>,
        },
        {
          name: "changes",
          label: "gatehouse.importDiffers",
          isOneLine: true,
          text: ({ changes }) => changes.join(", "),
        },
        { name: "action", label: "action", text: actionOf },
      ]}
    />
  );
}
