import { ActionGroup, Alert, Button, Form, PageSection } from "@patternfly/react-core";
import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, FormProvider, get, type UseFormReturn, useFormState } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type { Address } from "~/place";
import { offerSave } from "~/data/write/saveAll";
import type { Change } from "~/data/write/merge";
import { useCan, type WithAccess, type Write } from "~/data/access/permissions";
import { type Text, useT } from "~/i18n/useT";
import { ChangesDialog, type Labels } from "~/kit/form/changes";
import { DraftOffer } from "~/kit/form/DraftOffer";
import { breaksRule } from "~/kit/form/breaksRule";
import { ReadOnlyContext, StoredContext } from "~/kit/form/fieldProps";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { useWhyNot, WriteButton } from "~/kit/controls/Write";
import { isPlainClick } from "~/kit/page/isPlainClick";

/** What `useEdit` gives. */
interface Edit<Values extends FieldValues> {
  key: string;
  form: UseFormReturn<Values>;
  changed: boolean;
  changeCount: number;
  /** Something was changed, or a new object is complete: it is saved unless a field is wrong. */
  canSave: boolean;
  catchUp: () => void;
  draft: { restore: () => void; discard: () => void } | undefined;
  submit: (labels: Labels) => () => Promise<void>;
  isNew: boolean;
  call: Write;
  object: WithAccess;
  secret: string[] | undefined;
  saving: boolean;
  changes: () => Change[];
  revert: () => void;
  leave: () => void;
}

interface ProviderProps<Values extends FieldValues> {
  edit: Edit<Values>;
  /** Every field of the form, wherever it stands: the words of changes and conflicts. */
  fields: readonly FieldSpec<NoInfer<Values>>[];
  children: ReactNode;
}

interface PartProps<Values extends FieldValues> {
  fields?: readonly FieldSpec<NoInfer<Values>>[];
  /** Where cancel leads to; without it the second button takes back what was typed. */
  cancelTo?: Address;
  save?: Text;
  /** Test ids of the buttons, which are their ids, too; those of every form when left out. */
  testIds?: { save: string; cancel?: string };
  /** Further buttons beside the form's own. */
  buttons?: ReactNode;
  children?: ReactNode;
}

/** What `EditForm`, `FormPage` and `EditPart` get. */
export interface EditFormProps<Values extends FieldValues> extends PartProps<Values> {
  edit: Edit<Values>;
}

const none: readonly never[] = [];

/** Whether two values of a field are the same: texts, switches, and lists of texts; absent and empty are one. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? "") === JSON.stringify(other ?? "");

/** The form of an object: its fields, what it would change, and the buttons that save it or leave it alone. */
export function EditForm<Values extends FieldValues>({ edit, ...part }: EditFormProps<Values>) {
  return (
    <EditProvider edit={edit} fields={part.fields ?? none}>
      <EditPart edit={edit} {...part} />
    </EditProvider>
  );
}

/**
 * What all parts of an object's form share, around the tabs, cards or steps that it is split into: the values, which one
 * part after another shows, the draft, and the save.
 */
export function EditProvider<Values extends FieldValues>({ edit, fields, children }: ProviderProps<Values>) {
  const isDenied = useCan()(edit.call, edit.object) !== undefined;
  const { defaultValues } = edit.form.formState;
  // settings that may not be there yet are read like others, and are nowhere stored
  const isNew = edit.isNew || edit.object.id === undefined;
  const isStored = useCallback(
    (name: string, value: unknown) => !isNew && isSame(value, get(defaultValues, name)),
    [isNew, defaultValues],
  );
  const labels = labelsOf(fields, edit.secret);
  const saveNow = useEffectEvent(edit.submit(labels));
  useEffect(() => {
    offerSave(edit.key, () => saveNow());
    return () => offerSave(edit.key, undefined);
  }, [edit.key]);
  return (
    <FormProvider {...edit.form}>
      <LabelsContext value={labels}>
        <ReadOnlyUnless call={edit.call} object={edit.object}>
          <StoredContext value={isStored}>
            <DraftOffer draft={isDenied ? undefined : edit.draft} />
            {children}
          </StoredContext>
        </ReadOnlyUnless>
      </LabelsContext>
    </FormProvider>
  );
}

interface ReadOnlyUnlessProps {
  call: Write;
  object: WithAccess;
  children: ReactNode;
}

/** Fields that may only be looked at by who may not make a call, with the reason: once for all forms in it. */
export function ReadOnlyUnless({ call, object, children }: ReadOnlyUnlessProps) {
  const t = useT();
  const why = useWhyNot();
  const denial = useCan()(call, object);
  const isSaid = use(ReadOnlyContext);
  return (
    <ReadOnlyContext value={denial !== undefined}>
      {denial && !isSaid && (
        <Alert isInline isPlain variant="info" title={t(["gatehouse.readOnlyForm", { reason: why(denial) }])} />
      )}
      {children}
    </ReadOnlyContext>
  );
}

/** What fields are called in lists of changes, for what saves the form. */
export const LabelsContext = createContext<Labels>({ of: new Map(), secret: [] });

/** A part of an object's form inside of `EditProvider`, with the buttons that save all of it or leave it alone. */
export function EditPart<Values extends FieldValues>(props: EditFormProps<Values>) {
  const { edit, fields = none, cancelTo, save, buttons, children } = props;
  const { testIds = { save: "save", cancel: cancelTo ? "cancel" : "revert" } } = props;
  const t = useT();
  const navigate = useNavigate();
  const labels = use(LabelsContext);
  const isReadOnly = use(ReadOnlyContext);
  const [shown, setShown] = useState<Change[]>();
  // not the form's own: whatever holds the form would be rendered with every error
  const { errors, isSubmitting } = useFormState({ control: edit.form.control });
  const busy = isSubmitting || edit.saving;
  const isWrong = breaksRule(errors);
  const submit = edit.submit(labels);
  const { focusBack, buttonsRef, toButtons } = useFocusBack(busy);
  return (
    <>
      <Form
        className="keycloak__form"
        noValidate
        // Enter does nothing while the button is off, which is rendered on some time after the key before
        onKeyDown={({ key }) => key === "Enter" && edit.catchUp()}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReadOnly) return;
          focusBack((event.nativeEvent as SubmitEvent).submitter);
          void submit();
        }}
      >
        <Inputs fields={fields} />
        {children}
        <ActionGroup
          ref={buttonsRef}
          tabIndex={-1}
          className={edit.changed && !edit.isNew ? "gh-change-bar" : undefined}
        >
          <WriteButton
            call={edit.call}
            object={edit.object}
            type="submit"
            id={props.testIds?.save}
            testId={testIds.save}
            isLoading={busy}
            isDisabled={busy || !edit.canSave || isWrong}
          >
            {save ? t(save) : t("save")}
          </WriteButton>
          <Button
            variant="link"
            id={props.testIds?.cancel}
            data-testid={testIds.cancel}
            isDisabled={!cancelTo && !edit.changed}
            {...(cancelTo && { component: "a", href: `#${cancelTo}` })}
            onClick={(event) => {
              if (!cancelTo) {
                edit.revert();
                // the button is off by then
                return toButtons();
              }
              // in a new tab, what was typed stays here
              if (!isPlainClick(event)) return;
              event.preventDefault();
              edit.leave();
              void navigate(cancelTo);
            }}
          >
            {t(cancelTo ? "cancel" : "revert")}
          </Button>
          {edit.changed && !edit.isNew && (
            <Button variant="link" data-testid="changes" onClick={() => setShown(edit.changes())}>
              {t(["gatehouse.reviewChanges", { changes: edit.changeCount }])}
            </Button>
          )}
          {buttons}
        </ActionGroup>
      </Form>
      {shown && <ChangesDialog changes={shown} labels={labels} onClose={() => setShown(undefined)} />}
    </>
  );
}

/**
 * While a form is saved its button is off and loses the focus; saved, it stays off. The focus then goes to the place where it
 * is, unless something else has it by then; refused, it goes back to the button (`useFocusKept`).
 */
function useFocusBack(busy: boolean) {
  const buttonsRef = useRef<HTMLDivElement>(null);
  const submitter = useRef<HTMLElement | null>(null);
  const toButtons = () => buttonsRef.current?.focus({ preventScroll: true });
  useEffect(() => {
    const button = submitter.current;
    if (busy || !button) return;
    submitter.current = null;
    if (document.activeElement !== document.body) return;
    if (button.matches(":disabled") || !button.isConnected) toButtons();
    else button.focus({ preventScroll: true });
  }, [busy]);
  return { focusBack: (button: HTMLElement | null) => void (submitter.current = button), buttonsRef, toButtons };
}

/** Lists change as a whole: the field of an entry represents its list. */
const pathOf = ({ name }: FieldSpec) => name.replace(/\.\d+$/, "");

/** How the fields of a form are called where a conflict is shown, and which of them are secret. */
export const labelsOf = (fields: readonly FieldSpec[], secret: readonly string[] = none): Labels => ({
  of: new Map(fields.map((field) => [pathOf(field), field.label])),
  secret: [...secret, ...fields.filter(({ kind }) => kind === "password").map(pathOf)],
});

/** A form in the area of a page. */
export function FormPage<Values extends FieldValues>(props: EditFormProps<Values>) {
  return (
    <PageSection>
      <EditForm {...props} />
    </PageSection>
  );
}
