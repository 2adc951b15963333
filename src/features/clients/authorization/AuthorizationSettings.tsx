import type ResourceServerRepresentation from "@keycloak/keycloak-admin-client/lib/defs/resourceServerRepresentation";
import { Flex, Stack } from "@patternfly/react-core";
import { useState } from "react";
import { useData } from "~/data/query/cache";
import { ImportDialog } from "~/features/clients/authorization/ImportDialog";
import { labelled } from "~/i18n/serverWords";
import { RadioField } from "~/kit/form/kinds/RadioField";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { WriteButton } from "~/kit/controls/Write";
import { EditForm } from "~/kit/form/EditForm";
import { formOf } from "~/kit/form/formOf";
import type { FieldProps } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";

const testIds = { save: "authenticationSettings-save", cancel: "authenticationSettings-revert" };

const mode: FieldProps = {
  name: "policyEnforcementMode",
  ...labelled("policyEnforcementMode"),
};
const strategy: FieldProps = { name: "decisionStrategy", ...labelled("decisionStrategy") };

const fields: FieldSpec<ResourceServerRepresentation>[] = [
  {
    ...mode,
    kind: "custom",
    name: "policyEnforcementMode",
    render: () => (
      <RadioField
        {...mode}
        options={{
          ENFORCING: "policyEnforcementModes.ENFORCING",
          PERMISSIVE: "policyEnforcementModes.PERMISSIVE",
          DISABLED: "policyEnforcementModes.DISABLED",
        }}
      />
    ),
  },
  {
    ...strategy,
    kind: "custom",
    name: "decisionStrategy",
    render: () => (
      <RadioField
        {...strategy}
        options={{ UNANIMOUS: "decisionStrategies.UNANIMOUS", AFFIRMATIVE: "decisionStrategies.AFFIRMATIVE" }}
      />
    ),
  },
  {
    kind: "switch",
    name: "allowRemoteResourceManagement",
    ...labelled("allowRemoteResourceManagement"),
  },
];

const form = formOf(fields);

/** How the server decides for a client (`PUT clients/{id}/authz/resource-server`), and the import of all it protects. */
export function AuthorizationSettings({ id }: { id: string }) {
  const t = useT();
  const [importing, setImporting] = useState(false);
  const edit = useEdit({
    name: "authorization settings",
    object: useData("clients.getResourceServer", { id }),
    ...form,
    call: "clients.updateResourceServer",
    read: (call) => call("clients.getResourceServer", { id }),
    write: (call, next) => call("clients.updateResourceServer", { id }, next),
    done: "updateResourceSuccess",
    failed: "resourceSaveError",
  });
  return (
    <Stack hasGutter>
      <Flex gap={{ default: "gapSm" }}>
        <WriteButton call="clients.importResource" variant="secondary" onClick={() => setImporting(true)}>
          {t("import")}
        </WriteButton>
        <HelpIcon name="import" text="importHelp" />
      </Flex>
      <EditForm edit={edit} fields={fields} testIds={testIds} />
      {importing && <ImportDialog id={id} onClose={() => setImporting(false)} />}
    </Stack>
  );
}
