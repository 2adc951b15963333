import {
  Button,
  Flex,
  Form,
  PageSection,
  Wizard,
  WizardFooterWrapper,
  WizardStep,
  useWizardContext,
} from "@patternfly/react-core";
import { use, useEffect, useEffectEvent } from "react";
import { type FieldPath, type FieldValues, get, useFormState } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useWhileShown } from "~/kit/dialog/useWhileShown";
import type { Address } from "~/place";
import { type Text, useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { breaksRule } from "~/kit/form/breaksRule";
import { type EditFormProps, EditProvider, LabelsContext } from "~/kit/form/EditForm";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { errorOf, type Rules } from "~/kit/form/useField";

/** A part of a wizard: its fields are checked before the next one. */
export interface Step<Values extends FieldValues = FieldValues> {
  /** Id of its entry in the list of steps; it is in the address. */
  id: string;
  title: Text;
  fields: readonly FieldSpec<Values>[];
}

interface Props<Values extends FieldValues> extends Pick<EditFormProps<Values>, "edit"> {
  /** Accessible name of the list of steps. */
  label: string;
  steps: readonly Step<NoInfer<Values>>[];
  cancelTo: Address;
}

/**
 * The form of a new object in steps, one shown at a time: what was typed in the others stays, the one shown is in the
 * address (`?step=`, a filter of the place), each is checked before the next one, and the object is saved at the end.
 */
export function FormWizard<Values extends FieldValues>(props: Props<Values>) {
  const { edit, label, steps } = props;
  const t = useT();
  const [step, setStep] = useStep(steps);
  return (
    <PageSection isFilled>
      <EditProvider edit={edit} fields={steps.flatMap(({ fields }) => fields)}>
        <Wizard
          // the name that automation knows
          navAriaLabel={`${label} steps`}
          startIndex={steps.indexOf(step) + 1}
          onStepChange={(_, { id }) => setStep(String(id))}
          footer={<Footer {...props} />}
        >
          {steps.map(({ id, title, fields }) => (
            <WizardStep key={id} id={id} name={t(title)}>
              <StepForm {...props} fields={fields} />
            </WizardStep>
          ))}
        </Wizard>
      </EditProvider>
    </PageSection>
  );
}

/** The step in the address, the first one where it names none, and what shows another. */
function useStep<Values extends FieldValues>(steps: readonly Step<Values>[]) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get("step");
  const step = steps.find(({ id }) => id === wanted) ?? steps[0];
  if (!step) throw new Error("A wizard has steps");
  const setStep = (id: string) => {
    if (id !== step.id) setParams({ step: id });
  };
  return [step, setStep] as const;
}

/** Goes on from the step shown, or saves after the last one; both only where everything before is right. */
function useForward<Values extends FieldValues>({ edit, steps }: Props<Values>) {
  const t = useT();
  const labels = use(LabelsContext);
  const [step, setStep] = useStep(steps);
  const { form } = edit;
  const namesIn = ({ fields }: Step<Values>) => fields.map(({ name }) => name as FieldPath<Values>);
  const hasError = (one: Step<Values>) => namesIn(one).some((name) => form.getFieldState(name).error);
  const submit = edit.submit(labels);
  const whileShown = useWhileShown();
  const next = steps[steps.indexOf(step) + 1];
  const valueOf = (name: string): unknown => get(form.getValues(), name);
  const isShown = ({ when = [] }: FieldSpec<Values>) =>
    [when].flat().every(({ name, is }) => is(...[name].flat().map(valueOf)));
  const errorIn = (field: FieldSpec<Values>): Text | undefined => {
    if (field.kind === "custom" || !isShown(field)) return undefined;
    return errorOf(valueOf(field.name), field, field as Rules<unknown>, form.getValues());
  };
  return async () => {
    if (!(await form.trigger(namesIn(step), { shouldFocus: true }))) return;
    if (next) return setStep(next.id);
    // a step may have been left by the list of steps, or what is typed there be wrong by what was chosen later
    let isRight = true;
    for (const field of steps.flatMap(({ fields }) => fields)) {
      const error = errorIn(field);
      if (error === undefined) continue;
      isRight = false;
      form.setError(field.name as FieldPath<Values>, { message: t(error) });
    }
    if (isRight) await submit();
    const wrong = steps.find(hasError);
    if (wrong) whileShown(() => setStep(wrong.id));
  };
}

/** The fields of a step. */
function StepForm<Values extends FieldValues>({ fields, ...props }: Props<Values> & Pick<Step<Values>, "fields">) {
  const forward = useForward(props);
  const { form } = props.edit;
  // the server may refuse what stands in another step, whose fields are there only now
  const focusWrong = useEffectEvent(() => {
    const wrong = fields.find(({ name }) => form.getFieldState(name as FieldPath<Values>).error);
    if (wrong) form.setFocus(wrong.name as FieldPath<Values>);
  });
  useEffect(() => focusWrong(), []);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void forward();
      }}
    >
      <Inputs fields={fields} />
    </Form>
  );
}

function Footer<Values extends FieldValues>(props: Props<Values>) {
  const { edit, steps, cancelTo } = props;
  const t = useT();
  const navigate = useNavigate();
  const { activeStep, goToStepById } = useWizardContext();
  const [step, setStep] = useStep(steps);
  const forward = useForward(props);
  const at = steps.indexOf(step);
  const { errors, isSubmitting } = useFormState({ control: edit.form.control });
  const busy = isSubmitting || edit.saving;
  // an error in another step is shown by Save, which leads there
  const isWrong = breaksRule(step.fields.map(({ name }): unknown => get(errors, name)));
  // the address leads: the browser's way back shows the step before
  const follow = useEffectEvent((id: string) => {
    if (activeStep.id !== id) goToStepById(id);
  });
  useEffect(() => follow(step.id), [step.id]);
  return (
    <WizardFooterWrapper>
      <Flex columnGap={{ default: "columnGapSm" }}>
        <Button variant="secondary" isDisabled={at === 0} onClick={() => setStep(steps[at - 1]?.id ?? step.id)}>
          {t("back")}
        </Button>
        {at < steps.length - 1 ? (
          <Button onClick={() => void forward()}>{t("next")}</Button>
        ) : (
          <WriteButton
            call={edit.call}
            object={edit.object}
            isLoading={busy}
            isDisabled={busy || !edit.changed || isWrong}
            onClick={() => void forward()}
          >
            {t("save")}
          </WriteButton>
        )}
        <Button
          variant="link"
          onClick={() => {
            edit.leave();
            void navigate(cancelTo);
          }}
        >
          {t("cancel")}
        </Button>
      </Flex>
    </WizardFooterWrapper>
  );
}
