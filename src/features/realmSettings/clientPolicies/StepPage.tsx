import { Alert, PageSection } from "@patternfly/react-core";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";
import { isEmpty } from "~/kit/form/values";
import { fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import { ReadOnlyForm } from "~/features/realmSettings/clientPolicies/ReadOnlyForm";
import {
  changeSteps,
  findAgain,
  numbered,
  readSteps,
  type Step,
  type StepKind,
  useStepTypes,
  withStep,
} from "~/features/realmSettings/clientPolicies/steps";
import { stepTexts } from "~/features/realmSettings/clientPolicies/stepTexts";
import { useServerText, useT } from "~/i18n/useT";
import { EditPart, EditProvider } from "~/kit/form/EditForm";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { LARGEST, WHOLE } from "~/kit/form/useField";
import { PageHeading } from "~/kit/page/Page";
import { useProviderFields, type Configured } from "~/parts/providerSettings/ProviderSettings";
import type { Address } from "~/place";
import { type Property, secretsIn, settingName } from "~/parts/providerSettings/settingTypes";

/** Values of the form of a step. */
interface StepValues extends Configured {
  type: string;
}

/** The form's values of a step. */
const toForm = ({ type, configuration }: Step): StepValues => ({ type, config: toFormMap(configuration) });

/** The step that values mean: what is empty is not there. */
const toObject = ({ type, config }: StepValues): Step => ({
  type,
  configuration: Object.fromEntries(Object.entries(fromFormMap(config)).filter(([, value]) => !isEmpty(value))),
});

interface Props {
  kind: StepKind;
  /** Name of the profile or policy. */
  owner: string;
  steps: Step[];
  /** It comes with the server: its steps can only be looked at. */
  isGlobal: boolean;
  /** Which one of a type is shown; a new one when left out. */
  shown?: { type: string; number: number };
  /** The page of the profile or policy. */
  back: Address;
}

const nothing: Step = { type: "", configuration: {} };

/** An executor or a condition, with the settings that the server describes for its type, or a new one. */
export function StepPage(props: Props) {
  const { kind, steps, isGlobal, shown, back } = props;
  const t = useT();
  const texts = stepTexts[kind];
  const step = useMemo(() => (shown ? numbered(steps, shown.type, shown.number) : nothing), [steps, shown]);
  const about = t(isGlobal ? texts.view : texts.edit);
  return (
    <>
      {shown && kind === "executor" ? (
        <PageHeading title={shown.type} subtitle={about} />
      ) : (
        <PageHeading title={shown ? about : t(texts.add)} />
      )}
      <PageSection>
        {isGlobal ? <ShownStep kind={kind} step={step} back={back} /> : <StepForm {...props} step={step} />}
      </PageSection>
    </>
  );
}

const none: never[] = [];

/** The executor whose numbers the server all needs: without one it fails. */
const ROTATION = "secret-rotation";

/**
 * The fields of settings. Some the server calls texts and reads as numbers, as their defaults are: over anything else it
 * fails (500) and names none.
 */
function useCounted(type: string, properties: readonly Property[], isNew: boolean) {
  const counts = properties.filter(({ defaultValue }) => /^\d+$/.test(String(defaultValue)));
  const names = counts.map(({ name = "" }) => String(settingName(name)));
  return useProviderFields(properties, { isNew }).map((field) =>
    field.kind === "text" && names.includes(field.name)
      ? { ...field, pattern: WHOLE, max: LARGEST, required: field.required || type === ROTATION }
      : field,
  );
}

/** The field of the type, and those that the server describes for it. */
function useStepFields(kind: StepKind, type: string, isNew: boolean, onChosen?: () => void) {
  const serverText = useServerText();
  const texts = stepTexts[kind];
  const types = useStepTypes(kind);
  const found = types.find(({ id }) => id === type);
  const settings = useCounted(type, found?.properties ?? none, isNew);
  const typeField: FieldSpec<StepValues> = {
    kind: "select",
    name: "type",
    label: texts.type,
    help: found?.helpText ? { text: serverText(found.helpText) } : undefined,
    id: texts.testIds.toggle,
    helpId: texts.testIds.help,
    testId: texts.testIds.select,
    placeholder: texts.choose,
    required: true,
    isDisabled: !isNew,
    onChosen,
    options: types.map(({ id, helpText }) => ({
      key: id,
      testId: id,
      value: { text: id },
      description: helpText ? { text: serverText(helpText) } : undefined,
    })),
  };
  return { typeField, settings, isKnown: type === "" || found !== undefined };
}

function ShownStep({ kind, step, back }: Pick<Props, "kind" | "back"> & { step: Step }) {
  const t = useT();
  const { typeField, settings } = useStepFields(kind, step.type, false);
  return (
    <>
      <ReadOnlyForm object={toForm(step)} fields={[typeField, ...settings]} />
      <Link to={back}>{t("back")}</Link>
    </>
  );
}

function StepForm({ kind, owner, steps, shown, back, step }: Props & { step: Step }) {
  const navigate = useNavigate();
  const texts = stepTexts[kind];
  const isNew = !shown;
  const add = (call: Parameters<(typeof changeSteps)[StepKind]>[0], next: Step) =>
    changeSteps[kind](call, owner, (now) => [...now, next]);
  const edit = useEdit({
    name: shown ? `${kind} ${shown.type} ${shown.number} of ${owner}` : `new ${kind} of ${owner}`,
    object: step,
    toForm,
    toObject,
    secret: useStepTypes(kind).flatMap(({ properties }) => secretsIn(properties)),
    call: texts.call,
    read: isNew ? undefined : async (call) => findAgain(await readSteps[kind](call, owner), steps, step),
    write: async (call, next) => {
      if (isNew) await add(call, next);
      else await changeSteps[kind](call, owner, (now) => withStep(now, findAgain(now, steps, step), next));
    },
    recreate: add,
    onSaved: () => navigate(back),
    ...(isNew ? texts.create : texts.update),
  });
  const type = useWatch({ control: edit.form.control, name: "type" });
  // settings of another type mean nothing
  const reset = () => edit.form.setValue("config", {});
  const { typeField, settings, isKnown } = useStepFields(kind, type, isNew, reset);
  return (
    <EditProvider edit={edit} fields={[typeField, ...settings]}>
      <EditPart edit={edit} fields={[typeField]} save={isNew ? "add" : "save"} cancelTo={back} testIds={texts.testIds}>
        {isKnown ? <Inputs key={type} fields={settings} /> : <UnknownType step={step} />}
      </EditPart>
    </EditProvider>
  );
}

/** Settings of a type that this server does not describe. */
function UnknownType({ step }: { step: Step }) {
  const t = useT();
  return (
    <Alert isInline variant="info" title={t("gatehouse.unknownType")}>
      <pre dir="ltr">{JSON.stringify(step.configuration, null, 2)}</pre>
    </Alert>
  );
}
