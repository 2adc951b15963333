import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Policy } from "~/data/api/authorization";
import { useData } from "~/data/query/cache";
import { labelled } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { PolicySelect, ResourceSelect, ScopeIdSelect } from "~/parts/authorization/AuthorizationSelects";
import { decisionStrategy } from "~/parts/authorization/decisionFields";
import type { FieldProps } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST, listIn } from "~/kit/form/values";
import { PolicyTypes } from "~/parts/authorization/policies/PolicyTypes";

/** Permissions are about resources, or about what can be done with them. */
export type PermissionType = "resource" | "scope";

/** What the form of a permission holds: `byType` says that it is about all resources of a type. */
export interface PermissionValues extends Policy {
  byType: boolean;
}

/** The form's values of a permission. */
export const toForm = (permission: Policy): PermissionValues => ({
  name: permission.name ?? "",
  description: permission.description ?? "",
  byType: Boolean(permission.resourceType),
  resourceType: permission.resourceType ?? "",
  resources: permission.resources ?? [],
  scopes: permission.scopes ?? [],
  policies: permission.policies ?? [],
  decisionStrategy: permission.decisionStrategy,
});

/** The permission that values mean: about resources, or about a type of them. */
export const toObject = ({ byType, resourceType, resources, ...values }: PermissionValues): Policy => ({
  ...values,
  resourceType: byType ? resourceType : "",
  resources: byType ? [] : resources,
});

const resources: FieldProps = { name: "resources", label: "resource", help: "permissionResources" };
const scopes: FieldProps = {
  name: "scopes",
  label: "authorizationScopes",
  help: "permissionScopesHelp",
  helpId: "scopesSelect",
  required: true,
};
const policies: FieldProps = { name: "policies", label: "policies", help: "permissionPoliciesHelp" };

/**
 * The one resource that narrows the scopes; those of another one do not fit, unless their scope was chosen before. Other ways
 * lead to permissions for several: all of these stay.
 */
function OneResource({ clientId, isLocked }: { clientId: string; isLocked: boolean }) {
  const { setValue, formState } = useFormContext<PermissionValues>();
  const isMulti = (formState.defaultValues?.resources ?? []).length > 1;
  return (
    <ResourceSelect
      {...resources}
      clientId={clientId}
      isMulti={isMulti}
      inputLabel="resources"
      onChosen={() => isMulti || isLocked || setValue("scopes", [], { shouldDirty: true })}
    />
  );
}

function Scopes({ clientId, isLocked }: { clientId: string; isLocked: boolean }) {
  const [byType, chosen]: unknown[] = useWatch({ name: ["byType", "resources"], exact: true });
  const [resourceId, ...others] = byType === true ? [] : listIn(chosen);
  return (
    <ScopeIdSelect
      {...scopes}
      clientId={clientId}
      resourceId={others.length > 0 ? undefined : resourceId}
      isDisabled={isLocked}
      inputLabel="scopes"
    />
  );
}

/** Leads from a permission to a new policy. */
function CreatePolicy({ clientId }: { clientId: string }) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  return (
    <div>
      <WriteButton call="clients.createPolicy" variant="link" onClick={() => setChoosing(true)}>
        {t("createPolicy")}
      </WriteButton>
      {choosing && <NewPolicyTypes clientId={clientId} onClose={() => setChoosing(false)} />}
    </div>
  );
}

function NewPolicyTypes({ clientId: id, onClose }: { clientId: string; onClose: () => void }) {
  return <PolicyTypes id={id} types={useData("clients.listPolicyProviders", { id })} onClose={onClose} />;
}

/**
 * Fields of a permission.
 * @param clientId internal id of the client
 * @param type of the permission
 * @param isLocked its scope was chosen before
 */
export function permissionFields(
  clientId: string,
  type: PermissionType,
  isLocked = false,
): FieldSpec<PermissionValues>[] {
  const isByType = { name: "byType" as const, is: (byType: unknown) => byType === true };
  const isByResource = { name: "byType" as const, is: (byType: unknown) => byType !== true };
  return [
    { kind: "text", name: "name", label: "name", help: "permissionName", required: true, maxLength: LONGEST },
    { kind: "textArea", name: "description", label: "description", help: "permissionDescription", maxLength: LONGEST },
    {
      kind: "switch",
      name: "byType",
      id: "applyToResourceTypeFlag",
      testId: "applyToResourceTypeFlag",
      ...labelled("applyToResourceTypeFlag"),
    },
    {
      kind: "text",
      name: "resourceType",
      ...labelled("resourceType"),
      required: true,
      when: isByType,
    },
    {
      ...resources,
      kind: "custom",
      name: "resources",
      when: isByResource,
      render: () =>
        type === "resource" ? (
          <ResourceSelect {...resources} required clientId={clientId} isMulti inputLabel="resources" />
        ) : (
          <OneResource clientId={clientId} isLocked={isLocked} />
        ),
    },
    ...(type === "scope"
      ? [
          {
            ...scopes,
            kind: "custom",
            name: "scopes",
            render: () => <Scopes clientId={clientId} isLocked={isLocked} />,
          } as const,
        ]
      : []),
    {
      ...policies,
      kind: "custom",
      name: "policies",
      render: () => (
        <>
          <PolicySelect {...policies} clientId={clientId} inputLabel="policies" />
          <CreatePolicy clientId={clientId} />
        </>
      ),
    },
    decisionStrategy(["AFFIRMATIVE", "UNANIMOUS", "CONSENSUS"], "permissionDecisionStrategyHelp"),
  ];
}

/** Heading of a new permission by its type. */
export const titles = {
  resource: "createResourceBasedPermission",
  scope: "createScopeBasedPermission",
} as const;

/** The type that an address says; one it does not know counts as `resource`, and the server answers that there is none. */
export const typeIn = (text: string): PermissionType => (text === "scope" ? "scope" : "resource");
