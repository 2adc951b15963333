import { useFormContext, useWatch } from "react-hook-form";
import { useEach } from "~/data/query/useEach";
import { ResourceSelect } from "~/parts/authorization/AuthorizationSelects";
import { Rows } from "~/features/clients/authorization/evaluate/Rows";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { textIn } from "~/kit/form/values";

/** Resources that are evaluated, each with some of its scopes; without any, all of them are. */
export function ResourceRows({ id }: { id: string }) {
  const t = useT();
  return (
    <div id="resourcesAndScopes" role="group" aria-label={t("resourcesAndScopes")}>
      <b>{t("resourcesAndScopes")}</b> <HelpIcon name="resourcesAndScopes" text="contextualAttributesHelp" />
      <Rows
        name="resources"
        ids="resources"
        empty={{ key: "", value: [] }}
        row={(index) => <Row id={id} name={`resources.${index}`} />}
      />
    </div>
  );
}

function Row({ id, name }: { id: string; name: string }) {
  const { setValue } = useFormContext();
  const resource = textIn(useWatch({ name: `${name}.key`, exact: true }));
  const scopes = useEach("clients.listScopesByResource", resource ? [resource] : [], (resourceName) => [
    { id, resourceName },
  ]);
  const options = (scopes.get(resource) ?? []).map((scope) => ({ key: scope.name, value: { text: scope.name } }));
  return (
    <>
      <div>
        <ResourceSelect
          name={`${name}.key`}
          label="resource"
          inputLabel="selectOrTypeAKey"
          clientId={id}
          onChosen={() => setValue(`${name}.value`, [])}
        />
      </div>
      <div>
        <SelectField name={`${name}.value`} label="scopes" inputLabel="selectOrTypeAKey" isMulti options={options} />
      </div>
    </>
  );
}
