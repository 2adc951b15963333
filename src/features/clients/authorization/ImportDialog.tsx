import { Alert, List, ListItem } from "@patternfly/react-core";
import { useForm, useWatch } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { useServerText, useT } from "~/i18n/useT";
import { useFieldError } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import { objectIn } from "~/kit/form/json";
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
  });
  const send = async ({ file }: Values) => {
    if (!(await action.run(objectIn(file.text) ?? {}))) onClose();
  };
  return (
    <FormDialog
      id="import-authorization"
      title={t("import")}
      form={form}
      fields={fields}
      confirm="confirm"
      call="clients.importResource"
      isBusy={action.running}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

function File() {
  const value = useWatch<Values, "file">({ name: "file" });
  const { change, ref, id, isDisabled } = useField<TextFile>(props, {
    validate: ({ text }) => {
      const object = objectIn(text);
      if (object === undefined) return "required";
      return object ? undefined : "gatehouse.noJsonObject";
    },
  });
  const object = objectIn(value.text);
  return (
    <>
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
    </>
  );
}

/** What the file would set and how much of each kind it holds. */
function Preview({ file }: { file: Record<string, unknown> }) {
  const t = useT();
  const label = useServerText();
  const { policyEnforcementMode: mode, decisionStrategy: strategy, allowRemoteResourceManagement: remote } = file;
  const lines = [
    typeof mode === "string" && [t("policyEnforcementMode"), label(`\${policyEnforcementModes.${mode}}`, mode)],
    typeof strategy === "string" && [t("decisionStrategy"), label(`\${decisionStrategies.${strategy}}`, strategy)],
    typeof remote === "boolean" && [t("allowRemoteResourceManagement"), t(remote ? "on" : "off")],
    ...Object.entries(file).map(
      ([key, value]) => Array.isArray(value) && [label(`\${${key}}`, key), String(value.length)],
    ),
  ].filter((line) => line !== false);
  return (
    <>
      <p>{t("importResources")}</p>
      <List isPlain data-testid="import-preview">
        {lines.map(([name, value]) => (
          <ListItem key={name}>
            {name}: <bdi>{value}</bdi>
          </ListItem>
        ))}
      </List>
      <Alert isInline variant="warning" title={t("importWarning")} />
    </>
  );
}
