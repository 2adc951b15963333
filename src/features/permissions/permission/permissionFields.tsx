import type { Policy, ResourceType } from "~/data/api/authorization";
import { ObjectField } from "~/features/permissions/ObjectField";
import { PoliciesField } from "~/features/permissions/permission/PoliciesField";
import { useScopeText } from "~/features/permissions/scopes";
import type { FieldProps } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import { RadioField } from "~/kit/form/kinds/RadioField";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { LONGEST } from "~/kit/form/values";

/** Whether a permission is about all objects of its type or about some. */
type Reach = "allResources" | "specificResources";

/** What the form of a permission holds: its scopes by name, the objects and policies by id. */
interface PermissionValues {
  name: string;
  description: string;
  scopes: string[];
  reach: Reach;
  resources: string[];
  policies: string[];
}

/** The form's values of a permission. */
export const toForm = (permission: Policy): PermissionValues => {
  const { name = "", description = "", scopes = [], resources = [], policies = [] } = permission;
  const reach = resources.length > 0 ? "specificResources" : "allResources";
  return { name, description, scopes, reach, resources, policies };
};

/** The permission that values mean; without objects it is about all of the type. */
export const toObject = ({ reach, resources, ...values }: PermissionValues): Policy => ({
  ...values,
  resources: reach === "specificResources" ? resources : [],
});

const scopes: FieldProps = {
  name: "scopes",
  label: "authorizationScopes",
  help: "gatehouse.adminScopesHelp",
  required: true,
};
const reach: FieldProps = {
  name: "reach",
  label: "enforceAccessTo",
  help: "enforceAccessToHelpText",
  helpId: "enforce-access-to",
};
const policies: FieldProps = {
  name: "policies",
  label: "policies",
  help: "permissionPoliciesHelp",
  required: true,
  requiredText: "requiredPolicies",
};

function ScopesField({ type }: { type: ResourceType }) {
  const text = useScopeText();
  return (
    <SelectField
      {...scopes}
      isMulti
      inputLabel="authorizationScopes"
      options={type.scopes.map((scope) => ({
        key: scope,
        value: { text: scope },
        description: { text: text(type.type, scope) },
      }))}
    />
  );
}

/**
 * Fields of a permission of administrators.
 * @param id internal id of the client that keeps it
 * @param type of the objects it is about
 */
export function permissionFields(id: string, type: ResourceType): FieldSpec<PermissionValues>[] {
  const resourceType = type.type;
  return [
    { kind: "text", name: "name", label: "name", help: "permissionNameHelpText", required: true, maxLength: LONGEST },
    { kind: "textArea", name: "description", label: "description", maxLength: LONGEST },
    { ...scopes, kind: "custom", name: "scopes", render: () => <ScopesField type={type} /> },
    {
      ...reach,
      kind: "custom",
      name: "reach",
      render: () => (
        <RadioField
          {...reach}
          options={{
            allResources: ["allResourceType", { resourceType }],
            specificResources: ["specificResourceType", { resourceType }],
          }}
        />
      ),
    },
    {
      kind: "custom",
      name: "resources",
      label: "resources",
      when: { name: "reach", is: (chosen) => chosen === "specificResources" },
      render: () => <ObjectField type={resourceType} name="resources" isMulti required />,
    },
    { ...policies, kind: "custom", name: "policies", render: () => <PoliciesField {...policies} clientId={id} /> },
  ];
}
