import type AuthenticationExecutionInfoRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticationExecutionInfoRepresentation";
import { Alert } from "@patternfly/react-core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { ListedFlow } from "~/data/api/extra";
import { useLoad } from "~/data/query/useLoad";
import { type Call, useAction } from "~/data/write/action";
import { COPY_OF, nameRefused, pageOf } from "~/features/authentication/flows/flow";
import { flowFields } from "~/features/authentication/flows/flowFields";
import { useT } from "~/i18n/useT";
import { useLeadOn } from "~/kit/dialog/useLeadOn";
import { FormDialog } from "~/kit/form/FormDialog";
import { LONGEST } from "~/kit/form/values";

const [name, description] = flowFields;

interface Values {
  alias: string;
  description: string;
}

/**
 * Finds the copy of a flow, which the server does not answer where it makes one, and writes what it is called and described
 * as where that is otherwise.
 * @param name what it was called when it was made
 */
async function describe(call: Call, name: string, { alias, description }: Values) {
  const made = (await call("authenticationManagement.getFlows")).find((one) => one.alias === name);
  if (made && (name !== alias || (made.description ?? "") !== description))
    await call("authenticationManagement.updateFlow", { flowId: made.id ?? "" }, { ...made, alias, description });
  return made;
}

/**
 * How long the name of a copy may be: the server puts it, and a blank, before the name of each sub-flow and configuration,
 * and none of these may be longer than its database takes.
 */
export const roomFor = (executions: readonly AuthenticationExecutionInfoRepresentation[]) =>
  executions
    .map(({ authenticationFlow, displayName, alias }) => (authenticationFlow ? displayName : alias) ?? "")
    .reduce((room, name) => Math.min(room, name ? Math.max(0, LONGEST - 1 - name.length) : room), LONGEST);

/**
 * A flow like another one, under another name; leads to it. A name that is taken is shown at its field. The copy gets its
 * description by a call of its own: where that fails it is said, and tried once more without a second copy.
 */
export function DuplicateDialog({ flow, onClose }: { flow: Omit<ListedFlow, "usedBy">; onClose: () => void }) {
  const t = useT();
  const leadOn = useLeadOn(onClose);
  const form = useForm<Values>({
    mode: "onChange",
    defaultValues: { alias: t(["copyOf", { name: flow.alias }]), description: flow.description ?? "" },
  });
  const { data: maxLength = LONGEST } = useLoad(["name of a copy", flow.id], async (read) =>
    roomFor(await read("flows.executions", { id: flow.id })),
  );
  const [copied, setCopied] = useState<string>();
  const action = useAction(
    async (call, values: Values) => {
      const name = copied ?? values.alias;
      if (copied === undefined) await call("authenticationManagement.copyFlow", { flow: flow.alias, newName: name });
      setCopied(name);
      return describe(call, name, values);
    },
    {
      done: "copyFlowSuccess",
      failed: "copyFlowError",
      answered: (made) =>
        leadOn(
          made?.id
            ? { pathname: pageOf({ id: made.id, builtIn: made.builtIn }), search: `?${COPY_OF}=${flow.id}` }
            : undefined,
        ),
    },
  );
  return (
    <FormDialog
      id="duplicate-flow-form"
      title={t("duplicateFlow")}
      form={form}
      fields={[{ ...name, maxLength }, description]}
      confirm="duplicate"
      call="authenticationManagement.copyFlow"
      send={(values) => action.run({ ...values, alias: values.alias.trim() })}
      fieldOf={nameRefused("alias")}
      onClose={onClose}
    >
      {copied !== undefined && !action.running && (
        <Alert
          isInline
          variant="warning"
          data-testid="half-copied"
          title={t(["gatehouse.halfCopied", { flow: copied }])}
        />
      )}
    </FormDialog>
  );
}
