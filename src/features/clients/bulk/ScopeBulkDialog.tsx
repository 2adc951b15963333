import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useForm } from "react-hook-form";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { useData } from "~/data/query/cache";
import { addScope, removeScope } from "~/features/clients/bulk/scopeBulk";
import { type Assignable, assignable } from "~/features/clients/scopes/assignedScope";
import { useSort, useT } from "~/i18n/useT";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import { isParameterized, scopeTypes } from "~/parts/clients/scopeTypes";

/** What an action for many clients needs to know first. */
export interface ScopeBulkQuestion {
  /** Whether the scope is given or taken away. */
  on: boolean;
  /** Gets the action that is ready to run; undefined when it was given up. */
  answer: (action: BulkAction<ClientRepresentation> | undefined) => void;
}

interface Values {
  scope: string;
  type: Assignable;
}

/** Asks which client scope many clients get, and how, or lose. */
export function ScopeBulkDialog({ on, answer }: ScopeBulkQuestion) {
  const t = useT();
  const scopes = useSort(useData("clientScopes.find"), ({ name = "" }) => name);
  const form = useForm<Values>({ defaultValues: { scope: "", type: "default" }, mode: "onChange" });
  const named = (id: string) => scopes.find((one) => one.id === id);
  const scope: FieldSpec<Values> = {
    kind: "select",
    name: "scope",
    label: "clientScope",
    placeholder: "selectOne",
    required: true,
    options: scopes.map(({ id = "", name = "" }) => ({ key: id, value: { text: name } })),
    // such a scope is requested with its parameter
    validate: (id) => {
      const chosen = named(id);
      return on && chosen && isParameterized(chosen) ? "gatehouse.scopeParameterized" : undefined;
    },
  };
  const type: FieldSpec<Values> = {
    kind: "select",
    name: "type",
    label: "assignedType",
    options: assignable.map((key) => ({ key, value: scopeTypes[key] })),
  };
  return (
    <FormDialog
      id="scope-form"
      title={t(on ? "addClientScope" : "gatehouse.removeClientScope")}
      form={form}
      fields={on ? [scope, type] : [scope]}
      confirm="continue"
      call={on ? "clients.addDefaultClientScope" : "clients.delDefaultClientScope"}
      onSubmit={(values) => {
        const chosen = named(values.scope);
        answer(chosen && (on ? addScope(chosen, values.type) : removeScope(chosen)));
      }}
      onClose={() => answer(undefined)}
    />
  );
}
