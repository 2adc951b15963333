import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type { ListedFlow } from "~/data/api/extra";
import { type Call, useAction } from "~/data/write/action";
import { COPY_OF, flowFields, isAboutName, pageOf } from "~/features/authentication/flows/flow";
import { useT } from "~/i18n/useT";
import { FormDialog } from "~/kit/form/FormDialog";

interface Values {
  alias: string;
  description: string;
}

/** Copies a flow with all of its steps; the copy gets its description by a call of its own. */
async function copy(call: Call, flow: string, { alias: newName, description }: Values) {
  await call("authenticationManagement.copyFlow", { flow, newName });
  const made = (await call("authenticationManagement.getFlows")).find(({ alias }) => alias === newName);
  if (made && (made.description ?? "") !== description)
    await call("authenticationManagement.updateFlow", { flowId: made.id ?? "" }, { ...made, description });
  return made;
}

/** A flow like another one, under another name; leads to it. A name that is taken is told at its field. */
export function DuplicateDialog({ flow, onClose }: { flow: Omit<ListedFlow, "usedBy">; onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const form = useForm<Values>({
    mode: "onChange",
    defaultValues: { alias: t(["copyOf", { name: flow.alias }]), description: flow.description ?? "" },
  });
  const action = useAction(
    async (call, values: Values) => {
      const made = await copy(call, flow.alias, { ...values, alias: values.alias.trim() });
      // leaving asks while what was typed is there
      flushSync(onClose);
      if (made?.id)
        await navigate({ pathname: pageOf({ id: made.id, builtIn: made.builtIn }), search: `?${COPY_OF}=${flow.id}` });
    },
    { done: "copyFlowSuccess", failed: "copyFlowError" },
  );
  return (
    <FormDialog
      id="duplicate-flow-form"
      title={t("duplicateFlow")}
      form={form}
      fields={flowFields}
      confirm="duplicate"
      call="authenticationManagement.copyFlow"
      isBusy={action.running}
      onSubmit={async (values) => {
        const failure = await action.run(values);
        if (failure && isAboutName(failure))
          form.setError("alias", { type: "server", message: failure.message }, { shouldFocus: true });
      }}
      onClose={onClose}
    />
  );
}
