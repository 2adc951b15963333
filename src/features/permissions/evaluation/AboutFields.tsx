import { useFormContext, useWatch } from "react-hook-form";
import type { ResourceType } from "~/data/api/authorization";
import { objectName, type Question } from "~/features/permissions/evaluation/decision";
import { ObjectField, type FieldWords } from "~/features/permissions/ObjectField";
import { scopeName } from "~/features/permissions/scopes";
import { SelectField } from "~/kit/form/kinds/SelectField";

/** What is said about the object of each type; it is one, and required. */
const wordsOf: Readonly<Record<string, FieldWords>> = {
  Users: { label: "usersResources", help: "selectAUser" },
  Clients: { label: "client", help: "selectClient" },
  Groups: { label: "groupsResources", help: "selectGroup" },
  Roles: { label: "role", help: "selectRole" },
};

/** The object that it is about, and what is to be done with it. */
export function AboutFields({ types }: { types: readonly ResourceType[] }) {
  const { setValue } = useFormContext<Question>();
  const chosen = useWatch<Question, "resourceType">({ name: "resourceType", exact: true });
  const scopes = types.find(({ type }) => type === chosen)?.scopes ?? [];
  return (
    <>
      <SelectField
        name="resourceType"
        label="resourceType"
        placeholder="choose"
        help="resourceTypeSelectHelp"
        required
        options={types.map(({ type }) => ({ key: type, value: { text: type } }))}
        onChosen={() => setValue("authScopes", "")}
      />
      {chosen && <ObjectField key={chosen} type={chosen} name={objectName(chosen)} required words={wordsOf[chosen]} />}
      {chosen && (
        <SelectField
          name="authScopes"
          label="authScope"
          help="authScopeSelectHelp"
          placeholder="choose"
          options={[{ key: "", value: "choose" }, ...scopes.map((key) => ({ key, value: { text: scopeName(key) } }))]}
        />
      )}
    </>
  );
}
