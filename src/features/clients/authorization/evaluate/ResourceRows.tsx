import { useFormContext, useWatch } from "react-hook-form";
import { useEach } from "~/data/query/useEach";
import { ResourceSelect } from "~/parts/authorization/AuthorizationSelects";
import { Rows } from "~/features/clients/authorization/evaluate/Rows";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { textIn } from "~/kit/form/values";
import { Td } from "~/kit/list/Table";

/** Resources that are evaluated, each with some of its scopes; without any, all of them are. */
export const ResourceRows = ({ id }: { id: string }) => (
  <Rows
    name="resources"
    ids="resources"
    id="resourcesAndScopes"
    label="resourcesAndScopes"
    headings={["resource", "scopes"]}
    empty={{ key: "", value: [] }}
    needed="key"
    row={(index) => <Row id={id} name={`resources.${index}`} />}
  />
);

function Row({ id, name }: { id: string; name: string }) {
  const { setValue } = useFormContext();
  const resource = textIn(useWatch({ name: `${name}.key`, exact: true }));
  const scopes = useEach("clients.listScopesByResource", resource ? [resource] : [], (resourceName) => [
    { id, resourceName },
  ]);
  const options = (scopes.get(resource) ?? []).map((scope) => ({ key: scope.name, value: { text: scope.name } }));
  return (
    <>
      <Td>
        <ResourceSelect
          name={`${name}.key`}
          label="resource"
          inputLabel="selectOrTypeAKey"
          clientId={id}
          onChosen={() => setValue(`${name}.value`, [])}
        />
      </Td>
      <Td>
        <SelectField name={`${name}.value`} label="scopes" inputLabel="selectOrTypeAKey" isMulti options={options} />
      </Td>
    </>
  );
}
