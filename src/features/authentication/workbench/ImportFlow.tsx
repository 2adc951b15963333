import { Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { useLoadOrThrow } from "~/data/query/useLoad";
import { addAlert } from "~/data/write/alerts";
import { useAction } from "~/data/write/action";
import { isAboutName, pageOf } from "~/features/authentication/flows/flow";
import { flowName } from "~/features/authentication/flows/flowFields";
import { isAllSame } from "~/features/authentication/workbench/compareFlows";
import {
  flowFileIn,
  maskedIn,
  maskedName,
  topFlowsOf,
  type WholeFlow,
  wholeIn,
} from "~/features/authentication/workbench/flowFile";
import { readTaken, renamed, type Taken, withoutUnknown } from "~/features/authentication/workbench/importedFlow";
import { HalfMade } from "~/features/authentication/workbench/HalfMade";
import { FlowFileField, ImportPreview } from "~/features/authentication/workbench/ImportPreview";
import { finishFlow, startFlow, stateOf } from "~/features/authentication/workbench/makeFlow";
import { useStepTypes } from "~/features/authentication/workbench/stepNames";
import { useT } from "~/i18n/useT";
import { useLeadOn } from "~/kit/dialog/useLeadOn";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { TextFile } from "~/kit/form/kinds/TextFileUpload";
import { usableName } from "~/kit/form/useField";

export interface ImportValues {
  file: TextFile;
  /** Which flow of the file. */
  flow: string;
  alias: string;
  /** Secrets that the file lacks, in the order of `maskedIn`. */
  secrets: string[];
}

/** Makes a flow from a file: shows first what that would be, and afterwards how far it came where the server failed. */
export function ImportFlow({ onClose }: { onClose: () => void }) {
  const { data } = useLoadOrThrow(["taken flow names"], readTaken);
  const [half, setHalf] = useState<WholeFlow>();
  const finish = useFinish(onClose, setHalf);
  if (half)
    return <HalfMade wanted={half} isBusy={finish.running} onFinish={() => void finish.run(half)} onClose={onClose} />;
  return data && <ImportForm taken={data} finish={finish} onHalf={setHalf} onClose={onClose} />;
}

/** Makes what is lacking of a flow, and leads to it where the server then has all of it. */
function useFinish(onClose: () => void, onHalf: (wanted: WholeFlow) => void) {
  const leadOn = useLeadOn(onClose);
  return useAction(
    async (call, wanted: WholeFlow) => {
      await finishFlow(call, wanted);
      const { id, steps } = await stateOf(call, wanted);
      if (!id || !isAllSame(steps)) return onHalf(wanted);
      addAlert("gatehouse.flowImported");
      return id;
    },
    {
      failed: "gatehouse.flowImportFailed",
      long: true,
      answered: (id) => id && leadOn(pageOf({ id })),
    },
  );
}

interface FormProps {
  taken: Taken;
  finish: ReturnType<typeof useFinish>;
  onHalf: (wanted: WholeFlow) => void;
  onClose: () => void;
}

function ImportForm({ taken, finish, onHalf, onClose }: FormProps) {
  const t = useT();
  const types = useStepTypes();
  const form = useForm<ImportValues>({
    mode: "onChange",
    defaultValues: { file: { name: "", text: "" }, flow: "", alias: "", secrets: [] },
  });
  const [text, chosen] = form.watch(["file.text", "flow"]);
  const file = flowFileIn(text);
  const isFile = typeof file === "object";
  const names = isFile ? topFlowsOf(file) : [];
  const whole = isFile ? wholeIn(file, chosen) : undefined;
  const known = typeof whole === "object" ? withoutUnknown(whole, types) : undefined;
  const masked = known ? maskedIn(known.flow) : [];
  const start = useAction(startFlow, { failed: "gatehouse.flowImportFailed" });
  const isRunning = start.running || finish.running;
  const choose = (flow: string) => {
    form.setValue("flow", flow);
    form.setValue("secrets", []);
    const alias = taken.flows.has(flow) ? t(["copyOf", { name: flow }]) : flow;
    form.setValue("alias", alias, { shouldDirty: true, shouldValidate: alias !== "" });
    // of a file that holds several, another one may be whole
    void form.trigger("file");
  };
  const fields: FieldSpec<ImportValues>[] = [
    {
      kind: "custom",
      name: "file",
      label: "resourceFile",
      render: () => (
        <FlowFileField
          problem={typeof file === "string" ? file : typeof whole === "string" && chosen ? whole : undefined}
          onFlows={([first = ""]) => choose(first)}
        />
      ),
    },
    ...(names.length > 1
      ? [
          {
            kind: "select",
            name: "flow",
            label: "gatehouse.flowOfFile",
            options: names.map((key) => ({ key, value: { text: key } })),
            onChosen: () => choose(form.getValues("flow")),
          } as const,
        ]
      : []),
    ...(known
      ? [
          {
            kind: "text",
            name: "alias",
            label: "name",
            help: "flowNameHelp",
            ...flowName,
            validate: (alias: string) => (taken.flows.has(alias.trim()) ? "gatehouse.nameInUse" : usableName(alias)),
          } as const,
          ...masked.map(
            (one, index) =>
              ({
                kind: "password",
                name: `secrets.${index}`,
                label: { text: maskedName(one) },
                help: "gatehouse.secretNotInFile",
              }) as const,
          ),
          {
            kind: "custom",
            name: "flow",
            label: "steps",
            render: () => <ImportPreview flow={known.flow} unknown={known.unknown} taken={taken} types={types} />,
          } as const,
        ]
      : []),
  ];
  return (
    <Suspense>
      <FormDialog
        id="import-flow"
        variant="medium"
        title={t("gatehouse.importFlow")}
        form={form}
        fields={fields}
        confirm="import"
        call="authenticationManagement.createFlow"
        isBusy={isRunning}
        isLocked={isRunning}
        onSubmit={async ({ alias, secrets }) => {
          if (!known) return;
          const wanted = renamed(known.flow, alias.trim(), taken, secrets);
          const refusal = await start.run(wanted);
          if (!refusal) {
            if (await finish.run(wanted)) onHalf(wanted);
          } else if (isAboutName(refusal))
            form.setError("alias", { type: "server", message: refusal.message }, { shouldFocus: true });
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
