import {
  Alert,
  Checkbox,
  Flex,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  PageSection,
  Stack,
  Title,
} from "@patternfly/react-core";
import { Table as Grid, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { isSecret } from "~/data/files/csv";
import type { Table } from "~/data/files/userTable";
import { keyOf, ownAttribute, type Profile, type Target } from "~/features/userImport/mapping";
import type { Columns } from "~/features/userImport/useMapping";
import type { ImportOptions, Separator } from "~/features/userImport/wanted";
import { type Text, useT } from "~/i18n/useT";
import { Choice } from "~/kit/controls/Choice";
import { Select } from "~/kit/form/kinds/Select";

interface Props {
  table: Table;
  profile: Profile;
  columns: Columns;
  options: ImportOptions;
  onOptions: (options: ImportOptions) => void;
}

/** Where the columns of the file go, and how their values are taken. */
export function ImportColumns({ table, profile, columns, options, onOptions }: Props) {
  const t = useT();
  const key = columns.targets.find(([target]) => target === keyOf(profile))?.[1];
  return (
    <PageSection>
      <Stack hasGutter>
        <Title headingLevel="h2">{t("gatehouse.importColumns")}</Title>
        {table.hasHashes && <Alert isInline variant="warning" title={t("gatehouse.importHashes")} />}
        {columns.lacksKey && (
          <Alert
            isInline
            variant="danger"
            data-testid="import-lacks-key"
            title={t(["gatehouse.importLacksKey", { column: key ? t(key) : keyOf(profile) }])}
          />
        )}
        <Grid aria-label={t("gatehouse.importColumns")}>
          <Thead>
            <Tr>
              <Th>{t("gatehouse.importColumn")}</Th>
              <Th>{t("gatehouse.importExample")}</Th>
              <Th>{t("gatehouse.importTarget")}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {table.columns.map((name, index) => (
              <Tr key={index}>
                <Td label={t("gatehouse.importColumn")}>
                  <bdi>{name}</bdi>
                </Td>
                <Td label={t("gatehouse.importExample")} className="gh-wrap">
                  <bdi>{exampleOf(table, index, columns.mapping[index] ?? "")}</bdi>
                </Td>
                <Td label={t("gatehouse.importTarget")}>
                  <ColumnTarget index={index} name={name} profile={profile} columns={columns} />
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Grid>
        <Options table={table} columns={columns} options={options} onOptions={onOptions} />
      </Stack>
    </PageSection>
  );
}

/** Most letters of an example. */
const EXAMPLE = 60;

/** The first value of a column; never a password. */
function exampleOf({ columns, rows }: Table, index: number, target: Target): string {
  const cell = rows.find(({ cells }) => cells[index]?.length)?.cells[index] ?? "";
  if (cell.length > 0 && (target === "password" || isSecret(columns[index] ?? ""))) return "••••••";
  const text = Array.isArray(cell) ? cell.join(", ") : cell;
  return text.length > EXAMPLE ? `${text.slice(0, EXAMPLE)}…` : text;
}

/** Chooses where one column goes. */
function ColumnTarget({
  index,
  name,
  profile,
  columns,
}: Pick<Props, "profile" | "columns"> & { index: number; name: string }) {
  const t = useT();
  const own = ownAttribute(name, profile);
  const isTwice = columns.repeated.has(index);
  const further: [Target, Text][] = own ? [[`attributes.${own}`, ["gatehouse.importUnmanaged", { name: own }]]] : [];
  const choices = [["", "gatehouse.importIgnored"] as const, ...columns.targets, ...further];
  const error = `import-target-${index}-helper`;
  return (
    <>
      <Select
        id={`import-target-${index}`}
        label={t(["gatehouse.importTargetOf", { column: name }])}
        choices={choices.map(([target, label]) => ({ key: target, text: t(label) }))}
        chosen={[columns.mapping[index] ?? ""]}
        error={isTwice ? error : undefined}
        onChoose={(key) => {
          const chosen = choices.find(([target]) => target === key)?.[0];
          if (chosen !== undefined) columns.set(index, chosen);
        }}
      />
      {isTwice && (
        <FormHelperText>
          <HelperText>
            <HelperTextItem variant="error" screenReaderText="" id={error}>
              {t("gatehouse.importTargetTwice")}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </>
  );
}

const separators: Record<Separator, Text> = {
  "|": { text: "|" },
  ";": "gatehouse.exportSemicolon",
  ",": "gatehouse.exportComma",
  "\n": "gatehouse.importLineBreak",
};
const isSeparator = (text: string): text is Separator => text in separators;

function Options({ table, columns, options, onOptions }: Omit<Props, "profile">) {
  const t = useT();
  const hasPassword = columns.mapping.includes("password");
  const check = (name: "temporary" | "update" | "resetPasswords", label: Text) => (
    <Checkbox
      id={`import-${name}`}
      data-testid={`import-${name}`}
      label={t(label)}
      isChecked={options[name]}
      onChange={(_, on) => onOptions({ ...options, [name]: on })}
    />
  );
  return (
    <Flex direction={{ default: "column" }}>
      {table.format === "csv" && (
        <Form onSubmit={(event) => event.preventDefault()}>
          <FormGroup label={t("gatehouse.importSeparator")} role="group" fieldId="import-separator">
            <Choice
              id="import-separator"
              testId="import-separator"
              label={t("gatehouse.importSeparator")}
              value={options.separator}
              options={Object.fromEntries(Object.entries(separators).map(([key, words]) => [key, t(words)]))}
              onChange={(next) => isSeparator(next) && onOptions({ ...options, separator: next })}
            />
          </FormGroup>
        </Form>
      )}
      {check("update", "gatehouse.importUpdate")}
      {hasPassword && check("temporary", "gatehouse.importTemporary")}
      {hasPassword && options.update && check("resetPasswords", "gatehouse.importResetPasswords")}
      <p>{t("gatehouse.importKept")}</p>
    </Flex>
  );
}
