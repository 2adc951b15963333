import { Button, PageSection } from "@patternfly/react-core";
import { useMemo, useState, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { bulkRuns } from "~/data/bulk/bulkRuns";
import { useAllData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { tableOf } from "~/data/files/userTable";
import { ImportColumns } from "~/features/userImport/ImportColumns";
import { ImportFile, noSource, type Source } from "~/features/userImport/ImportFile";
import { ImportPlan } from "~/features/userImport/ImportPlan";
import type { Profile } from "~/features/userImport/mapping";
import type { ImportOptions } from "~/features/userImport/wanted";
import { useMapping } from "~/features/userImport/useMapping";
import { useT } from "~/i18n/useT";
import { saveFile } from "~/kit/controls/saveFile";
import { useUnsaved } from "~/kit/form/useUnsaved";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

const defaults: ImportOptions = { separator: "|", temporary: true, update: true, resetPasswords: false };

/**
 * Makes and changes users by a file, with no more rights than it takes for one user: `POST users`, `PUT users/{id}`,
 * groups. A dry run previews every row first.
 */
export default function UserImport() {
  const t = useT();
  const [metadata, config, required] = useAllData(
    ["users.getProfileMetadata", {}],
    ["users.getProfile", {}],
    ["authenticationManagement.getRequiredActions"],
  );
  const { registrationEmailAsUsername: emailAsUsername = false } = useRealmRepresentation();
  const policy: string = config.unmanagedAttributePolicy ?? "DISABLED";
  const profile = useMemo(
    (): Profile => ({
      attributes: metadata.attributes ?? [],
      unmanaged: policy === "ENABLED" || policy === "ADMIN_EDIT",
      emailAsUsername,
    }),
    [metadata, policy, emailAsUsername],
  );
  const [source, setSource] = useState<Source>(noSource);
  const [options, setOptions] = useState(defaults);
  const [started, setStarted] = useState(false);
  // no draft of it, because of the passwords
  useUnsaved("user import", source.text !== "");
  const { text, delimiter } = source;
  const table = useMemo(() => tableOf(text, delimiter), [text, delimiter]);
  const columns = useMapping(table.columns, profile);
  const isReady = text !== "" && !table.error;
  const passwords = useMemo(
    () =>
      table.rows.flatMap(({ cells }) =>
        cells.flatMap((cell, index) =>
          columns.mapping[index] === "password" && typeof cell === "string" && cell ? cell : [],
        ),
      ),
    [table, columns.mapping],
  );
  const take = (next: Source) => {
    setSource(next);
    setStarted(false);
  };
  return (
    <>
      <PageHeading title={t("gatehouse.importUsers")} subtitle={t("gatehouse.importHelp")} />
      {started && <ImportState />}
      <ImportFile source={source} table={table} passwords={passwords} onChange={take} />
      {isReady && (
        <ImportColumns table={table} profile={profile} columns={columns} options={options} onOptions={setOptions} />
      )}
      {isReady && (
        <ImportPlan
          // another file, column or separator: what was found out does not hold any more; other options change no question
          key={JSON.stringify([columns.mapping, options.separator, source.id, delimiter])}
          table={table}
          profile={profile}
          actions={required}
          mapping={columns.mapping}
          isComplete={columns.isComplete}
          options={options}
          onStart={() => {
            // nothing of the file stays here, because it may hold passwords
            setSource(noSource);
            setStarted(true);
          }}
        />
      )}
    </>
  );
}

/** How the import goes that was started here, what came of it, and the rows that failed as a file. */
function ImportState() {
  const t = useT();
  const realm = useRealm();
  const runs = useSyncExternalStore(bulkRuns.subscribe, bulkRuns.get);
  const run = runs.findLast((one) => one.realm === realm && one.call === "users.create");
  const hasEnded = run?.phase === "ended";
  const save = () => {
    const file = run?.control.leftover();
    if (file) saveFile(file.name, file.parts, file.type);
  };
  return (
    <PageSection role="status" data-testid="import-state">
      {run && (
        <p>
          {hasEnded
            ? t(["gatehouse.importEnded", { done: run.done, failed: run.failed }])
            : t("gatehouse.importStarted")}
        </p>
      )}
      {hasEnded && run.leftover && (
        <Button variant="link" isInline onClick={save}>
          {t(run.leftover)}
        </Button>
      )}{" "}
      <Link to={to("users")}>{t("titleUsers")}</Link>
    </PageSection>
  );
}
