import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useForm, useWatch } from "react-hook-form";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo } from "~/data/query/serverInfo";
import { addScope, removeScope } from "~/features/clients/bulk/scopeBulk";
import { type Assignable, typesOf } from "~/features/clients/scopes/assignedScope";
import { useSort, useT } from "~/i18n/useT";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import { mayIssueCredentials } from "~/parts/clients/protocols";
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
  const id = useWatch({ control: form.control, name: "scope" });
  const issues = mayIssueCredentials(useServerInfo(), useRealmRepresentation());
  const named = (key: string) => scopes.find((one) => one.id === key);
  const typesFor = (key: string) => typesOf(scopes.filter((one) => one.id === key));
  const scope: FieldSpec<Values> = {
    kind: "select",
    name: "scope",
    label: "clientScope",
    placeholder: "selectOne",
    required: true,
    options: scopes.map((one) => ({ key: one.id ?? "", value: { text: one.name ?? "" } })),
    onChosen: () => {
      const { scope: next, type } = form.getValues();
      form.setValue("type", typesFor(next).find((one) => one === type) ?? "optional");
    },
    // such a scope is requested with its parameter
    validate: (key) => {
      const chosen = named(key);
      return on && chosen && isParameterized(chosen) ? "gatehouse.scopeParameterized" : undefined;
    },
  };
  const type: FieldSpec<Values> = {
    kind: "select",
    name: "type",
    label: "assignedType",
    options: typesFor(id).map((key) => ({ key, value: scopeTypes[key] })),
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
        answer(chosen && (on ? addScope(chosen, values.type, issues) : removeScope(chosen)));
      }}
      onClose={() => answer(undefined)}
    />
  );
}
