import {
  Alert,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from "@patternfly/react-core";
import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isRecord } from "~/data/browser/record";
import { useServerInfoIfThere } from "~/data/query/serverInfo";
import { useAction } from "~/data/write/action";
import { useServerText, useT } from "~/i18n/useT";
import { NameList } from "~/kit/dialog/confirm";
import { useFieldError } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import { jsonProblem, objectIn } from "~/kit/form/json";
import { type TextFile, TextFileUpload } from "~/kit/form/kinds/TextFileUpload";
import { useField } from "~/kit/form/useField";

interface Values {
  file: TextFile;
}

const props: FieldProps = { name: "file", label: "resourceFile", id: "import-resource", required: true };
const fields: FieldSpec<Values>[] = [{ ...props, kind: "custom", name: "file", render: () => <File /> }];

/**
 * Imports what another resource server exported (`POST clients/{id}/authz/resource-server/import`): settings are
 * replaced, resources, scopes and policies of the same name, too.
 */
export function ImportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const form = useForm<Values>({ mode: "onChange", defaultValues: { file: { name: "", text: "" } } });
  const action = useAction((call, next: object) => call("clients.importResource", { id }, next), {
    done: "importResourceSuccess",
    failed: "importResourceError",
    long: true,
  });
  return (
    <FormDialog
      id="import-authorization"
      title={t("import")}
      form={form}
      fields={fields}
      confirm="confirm"
      call="clients.importResource"
      send={({ file }) => action.run(objectIn(file.text) ?? {})}
      onClose={onClose}
    />
  );
}

/**
 * Types of policies in a file that the server does not have: it refuses the whole file and does not say why.
 * @param known the types that it has, by name; undefined where that is not known
 */
function unknownTypes({ policies }: Record<string, unknown>, known: object | undefined): string[] {
  if (!known || !Array.isArray(policies)) return [];
  const types = policies.flatMap((policy) => (isRecord(policy) && typeof policy.type === "string" ? policy.type : []));
  return [...new Set(types)].filter((type) => !Object.hasOwn(known, type));
}

function File() {
  const known = useServerInfoIfThere()?.providers?.["policy"]?.providers;
  const value = useWatch<Values, "file">({ name: "file" });
  const { change, ref, id, isDisabled } = useField<TextFile>(props, {
    validate: ({ text }) => {
      const object = objectIn(text);
      if (object === undefined) return "required";
      if (!object) return jsonProblem(text, "gatehouse.noJsonObject");
      const types = unknownTypes(object, known);
      return types.length > 0 ? ["gatehouse.policyTypesUnknown", { types: types.join(", ") }] : undefined;
    },
  });
  const object = objectIn(value.text);
  return (
    <div id={id}>
      <TextFileUpload
        id={id}
        ref={ref}
        accept=".json,application/json"
        value={value}
        isDisabled={isDisabled}
        error={useFieldError(props.name)}
        onChange={change}
      />
      {object && <Preview file={object} />}
    </div>
  );
}

/** Names of each kind that the preview lists; the others are counted. */
const NAMED = 10;

/** What the server takes for a setting that a file does not name: the import leaves none as it is. */
const defaults = {
  policyEnforcementMode: "ENFORCING",
  decisionStrategy: "UNANIMOUS",
  allowRemoteResourceManagement: true,
};

/** What the import would set, and what of each kind the file holds, by name. */
function Preview({ file }: { file: Record<string, unknown> }) {
  const t = useT();
  const label = useServerText();
  const settings: Record<string, unknown> = { ...defaults, ...file };
  const { policyEnforcementMode: mode, decisionStrategy: strategy, allowRemoteResourceManagement: remote } = settings;
  const rows: [string, ReactNode][] = [];
  if (typeof mode === "string")
    rows.push([t("policyEnforcementMode"), label(`\${policyEnforcementModes.${mode}}`, mode)]);
  if (typeof strategy === "string")
    rows.push([t("decisionStrategy"), label(`\${decisionStrategies.${strategy}}`, strategy)]);
  if (typeof remote === "boolean") rows.push([t("allowRemoteResourceManagement"), t(remote ? "on" : "off")]);
  for (const [key, objects] of Object.entries(file)) {
    if (!Array.isArray(objects)) continue;
    rows.push([
      `${objects.length} ${label(`\${${key}}`, key)}`,
      <NameList key={key} names={objects.map(nameOf)} most={NAMED} />,
    ]);
  }
  return (
    <>
      <p>{t("importResources")}</p>
      <DescriptionList isHorizontal isCompact data-testid="import-preview">
        {rows.map(([name, value]) => (
          <DescriptionListGroup key={name}>
            <DescriptionListTerm>{name}</DescriptionListTerm>
            <DescriptionListDescription>{value}</DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
      <Alert isInline variant="warning" title={t("importWarning")} />
    </>
  );
}

const nameOf = (object: unknown) => (isRecord(object) && typeof object.name === "string" ? object.name : "—");
