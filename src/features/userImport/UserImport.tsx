import { PageSection } from "@patternfly/react-core";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { useAllData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { tableOf } from "~/data/files/userTable";
import { ImportColumns } from "~/features/userImport/ImportColumns";
import { ImportFile, noSource, type Source } from "~/features/userImport/ImportFile";
import { ImportPlan } from "~/features/userImport/ImportPlan";
import type { Profile } from "~/features/userImport/mapping";
import type { ImportOptions } from "~/features/userImport/wanted";
import { useMapping } from "~/features/userImport/useMapping";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

const defaults: ImportOptions = { separator: "|", temporary: true, update: true, resetPasswords: false };

/**
 * Makes and changes users by a file, with no more rights than it takes for one user: `POST users`, `PUT users/{id}`,
 * groups. A dry run tells first what would become of each row.
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
  const { text, delimiter } = source;
  const table = useMemo(() => tableOf(text, delimiter), [text, delimiter]);
  const columns = useMapping(table.columns, profile);
  const isReady = text !== "" && !table.error;
  const take = (next: Source) => {
    setSource(next);
    setStarted(false);
  };
  return (
    <>
      <PageHeading title={t("gatehouse.importUsers")} subtitle={t("gatehouse.importHelp")} />
      {started && (
        <PageSection role="status">
          <p>{t("gatehouse.importStarted")}</p>
          <Link to={to("users")}>{t("titleUsers")}</Link>
        </PageSection>
      )}
      <ImportFile source={source} table={table} onChange={take} />
      {isReady && (
        <ImportColumns table={table} profile={profile} columns={columns} options={options} onOptions={setOptions} />
      )}
      {isReady && (
        <ImportPlan
          // another file, column or option: what was found out does not hold any more
          key={JSON.stringify([columns.mapping, options, source.id, delimiter])}
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
