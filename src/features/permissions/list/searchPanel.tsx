import { Suspense } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ResourceType } from "~/data/api/authorization";
import { scopeName } from "~/features/permissions/scopes";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { textIn } from "~/kit/form/values";
import { lazily } from "~/kit/page/lazily";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";

// the pickers of a form that is seldom opened
const ObjectField = lazily(() => import("~/features/permissions/ObjectField").then((module) => module.ObjectField));

interface Props {
  types: readonly ResourceType[];
}

/** Of another type these are others. */
const OF_TYPE = ["resource", "scope"];

/** The type of objects; what was chosen of another type is none of its own. */
function TypeField({ types }: Props) {
  const { setValue } = useFormContext();
  return (
    <SelectField
      name="resourceType"
      label="type"
      options={[{ key: "", value: "choose" }, ...types.map(({ type }) => ({ key: type, value: { text: type } }))]}
      onChosen={() => {
        for (const name of OF_TYPE) setValue(name, "", { shouldDirty: true });
      }}
    />
  );
}

function ScopeField({ types }: Props) {
  const chosen = textIn(useWatch({ name: "resourceType", exact: true }));
  const scopes = types.find(({ type }) => type === chosen)?.scopes ?? [];
  return (
    <SelectField
      name="scope"
      label="authorizationScope"
      options={[
        { key: "", value: "choose" },
        ...scopes.map((scope) => ({ key: scope, value: { text: scopeName(scope) } })),
      ]}
    />
  );
}

/** The object that a permission is about; permissions about all of its type are not found by it. */
function ResourceField() {
  const type = textIn(useWatch({ name: "resourceType", exact: true }));
  return (
    type && (
      // the rest of the form stays, and the focus in it
      <Suspense>
        <ObjectField key={type} type={type} name="resource" />
      </Suspense>
    )
  );
}

/**
 * What permissions are searched by.
 * @param resource what people call the object that is searched for
 */
export const searchPanel = (types: readonly ResourceType[], resource: string): AdvancedSearch => ({
  label: "searchClientAuthorizationPermission",
  submit: "search",
  reset: "clear",
  testIds: { toggle: "searchdropdown_dorpdown", submit: "search-btn", reset: "revert-btn" },
  fields: [
    { kind: "text", name: "name", label: "name" },
    { kind: "custom", name: "resourceType", label: "type", render: () => <TypeField types={types} /> },
    { kind: "custom", name: "resource", label: "resource", render: () => <ResourceField /> },
    { kind: "custom", name: "scope", label: "authorizationScope", render: () => <ScopeField types={types} /> },
  ],
  dependents: { resourceType: OF_TYPE },
  chips: (name) => (name === "resource" ? [{ label: "resource", text: resource, rest: "" }] : undefined),
});
