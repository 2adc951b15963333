import type RequiredActionProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/requiredActionProviderRepresentation";
import {
  Button,
  Flex,
  FlexItem,
  PageSection,
  Progress,
  Stack,
  StackItem,
  Title,
  Alert,
  List,
  ListItem,
} from "@patternfly/react-core";
import { useMemo } from "react";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { useTask } from "~/data/query/useTask";
import type { Table } from "~/data/files/userTable";
import { lookUp } from "~/features/userImport/lookUp";
import { type Profile, type Target, targetOf } from "~/features/userImport/mapping";
import type { Found } from "~/features/userImport/plan";
import { PlannedRows } from "~/features/userImport/PlannedRows";
import { type ImportOptions, readRows } from "~/features/userImport/wanted";
import { useT, useServerText } from "~/i18n/useT";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { uncheckedOf } from "~/features/userImport/validate";

interface Props {
  table: Table;
  profile: Profile;
  actions: RequiredActionProviderRepresentation[];
  mapping: Target[];
  /** The columns say enough. */
  isComplete: boolean;
  options: ImportOptions;
  onStart: () => void;
}

/** Asks the server what would become of each row, and shows it; then runs what can be run. */
export function ImportPlan(props: Props) {
  const t = useT();
  const realm = useRealm();
  const { table, profile, mapping, options, actions, isComplete } = props;
  const { duplicateEmailsAllowed } = useRealmRepresentation();
  const [yes, no] = [t("yes"), t("no")];
  const rows = useMemo(
    () => readRows(table, mapping, profile, options, { yes, no }),
    [table, mapping, profile, options, yes, no],
  );
  const reading = useTask<Found>();
  const { running, done, total, error, result } = reading;
  const check = () => {
    const on = new Set(actions.flatMap(({ alias, enabled }) => (alias && enabled ? alias : [])));
    void reading.start((tools) => lookUp({ ...tools, realm }, rows, profile, on));
  };
  return (
    <PageSection>
      <Stack hasGutter>
        <Title headingLevel="h2">{t("gatehouse.importCheck")}</Title>
        <Unchecked profile={profile} mapping={mapping} />
        {error !== undefined && <ErrorAlert error={error} retry={check} />}
        {running ? (
          <Flex>
            <FlexItem grow={{ default: "grow" }}>
              <Progress
                id="import-progress"
                size="sm"
                aria-label={t("gatehouse.importCheck")}
                value={total === 0 ? 0 : (done / total) * 100}
                label={`${done} / ${total}`}
                valueText={`${done} / ${total}`}
                measureLocation="outside"
              />
            </FlexItem>
            <Button variant="link" data-testid="import-stop" onClick={reading.stop}>
              {t("gatehouse.bulkStop")}
            </Button>
          </Flex>
        ) : (
          <StackItem>
            <Button
              variant={result ? "secondary" : "primary"}
              data-testid="import-check"
              isDisabled={!isComplete}
              onClick={check}
            >
              {t(["gatehouse.importCheckRows", { rows: rows.length }])}
            </Button>
          </StackItem>
        )}
        {result && !running && <PlannedRows {...props} rows={rows} found={result} mayShare={duplicateEmailsAllowed} />}
      </Stack>
    </PageSection>
  );
}

/** Says what no dry run can know: the server only checks it when a user is written. */
function Unchecked({ profile, mapping }: { profile: Profile; mapping: Target[] }) {
  const t = useT();
  const serverText = useServerText();
  const mapped = profile.attributes.filter(({ name = "" }) => mapping.includes(targetOf(name)));
  const items = uncheckedOf(mapped).map(({ name, by }) => {
    const { displayName } = mapped.find((one) => one.name === name) ?? {};
    return `${serverText(displayName || name)}: ${by.join(", ")}`;
  });
  if (mapping.includes("password")) items.push(t("gatehouse.importPolicy"));
  if (items.length === 0) return null;
  return (
    <Alert isInline component="h3" variant="info" title={t("gatehouse.importUnchecked")} data-testid="import-unchecked">
      <List>
        {items.map((item) => (
          <ListItem key={item}>{item}</ListItem>
        ))}
      </List>
    </Alert>
  );
}
