import { Alert, Button, Flex, Label, Switch } from "@patternfly/react-core";
import { useMemo, useState } from "react";
import { useWhoami } from "~/data/access/access";
import { useRealm } from "~/data/query/useRealm";
import type { Table } from "~/data/files/userTable";
import { importAction } from "~/features/userImport/importAction";
import { leftoverFile, withoutPasswords } from "~/features/userImport/leftover";
import type { Profile, Target } from "~/features/userImport/mapping";
import { type Found, isRun, planRows } from "~/features/userImport/plan";
import { order, statusColors, statuses, whatOf } from "~/features/userImport/planWords";
import type { ImportOptions, ReadRow } from "~/features/userImport/wanted";
import { useT } from "~/i18n/useT";
import { runBulk } from "~/kit/list/bulk/BulkRuns";
import { LocalList } from "~/kit/list/List";
import { saveFile } from "~/kit/controls/saveFile";
import { WriteButton } from "~/kit/controls/Write";

interface Props {
  table: Table;
  profile: Profile;
  mapping: Target[];
  options: ImportOptions;
  rows: ReadRow[];
  found: Found;
  /** Whether several users may have one e-mail address; undefined where the administrator may not see it. */
  mayShare: boolean | undefined;
  onStart: () => void;
}

/** What would become of each row, the button that does it, and a file of the rows it is not done to. */
export function PlannedRows({ table, profile, mapping, options, rows, found, mayShare, onStart }: Props) {
  const t = useT();
  const realm = useRealm();
  const { userId } = useWhoami();
  const [shared, setShared] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const sharedEmails = mayShare ?? shared;
  const planned = useMemo(
    () => planRows(rows, found, profile, options, sharedEmails),
    [rows, found, profile, options, sharedEmails],
  );
  const todo = planned.filter(isRun);
  const others = planned.filter(({ status }) => status === "conflict" || status === "invalid");
  const fileOf = (failed: { at: number; error: string }[]) =>
    leftoverFile(withoutPasswords(table, mapping), t("gatehouse.importLeftoverName"), failed);
  const save = () => {
    const { name, parts, type } = fileOf(
      others.map(({ at, reasons }) => ({ at, error: reasons.map((reason) => t(reason)).join(" ") })),
    );
    saveFile(name, parts, type);
  };
  const start = () => {
    // before the passwords are gone, and without them: the run outlives this page
    const safe = withoutPasswords(table, mapping);
    const action = importAction(options, userId, {
      label: "gatehouse.importLeftover",
      file: (failed) =>
        leftoverFile(
          safe,
          t("gatehouse.importLeftoverName"),
          failed.map(({ row, error }) => ({ at: row.at, error })),
        ),
    });
    // until it asks or leads on, a second click would be a second run
    setStarting(true);
    void runBulk({
      realm,
      action,
      rows: todo,
      id: ({ id }) => id,
      name: ({ wanted }) => wanted.username,
      onStart,
    }).finally(() => setStarting(false));
  };
  return (
    <>
      <p role="status" data-testid="import-summary">
        {order
          .map((one) => `${t(statuses[one])}: ${planned.filter(({ status }) => status === one).length}`)
          .join(" · ")}
      </p>
      {mayShare === undefined && (shared || planned.some(({ status }) => status === "conflict")) && (
        <Switch
          id="import-shared"
          data-testid="import-shared"
          label={t("gatehouse.importShared")}
          isChecked={shared}
          onChange={(_, on) => setShared(on)}
        />
      )}
      <Flex>
        <WriteButton
          call="users.create"
          testId="import-start"
          isDisabled={todo.length === 0 || isStarting}
          onClick={start}
        >
          {t(["gatehouse.importRows", { rows: todo.length }])}
        </WriteButton>
        {others.length > 0 && (
          <Button variant="secondary" data-testid="import-leftover" onClick={save}>
            {t("gatehouse.importLeftover")}
          </Button>
        )}
      </Flex>
      {mapping.includes("password") && (
        <Alert isInline isPlain variant="info" title={t("gatehouse.importNoPasswords")} />
      )}
      <LocalList
        listId="user-import"
        label="gatehouse.importCheck"
        testId="import-plan"
        rows={planned}
        id={({ id }) => id}
        search="searchByName"
        filters={[
          {
            name: "status",
            label: "status",
            any: "gatehouse.importAnyStatus",
            options: statuses,
            test: ({ status }, value) => status === value,
          },
        ]}
        columns={[
          { name: "username", label: "username", text: ({ wanted }) => wanted.username || "—" },
          { name: "row", label: "gatehouse.importRow", text: ({ at }) => String(at), order: ({ at }) => at },
          {
            name: "status",
            label: "status",
            text: ({ status }) => t(statuses[status]),
            cell: ({ status }) => <Label color={statusColors[status]}>{t(statuses[status])}</Label>,
          },
          { name: "what", label: "gatehouse.importWhat", text: (row) => whatOf(row, t) },
        ]}
      />
    </>
  );
}
