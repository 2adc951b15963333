import { Button, EmptyState, EmptyStateBody, TextInput } from "@patternfly/react-core";
import MinusCircleIcon from "@patternfly/react-icons/dist/esm/icons/minus-circle-icon";
import PlusCircleIcon from "@patternfly/react-icons/dist/esm/icons/plus-circle-icon";
import { useState } from "react";
import { textOf } from "~/features/realmSettings/userProfile/annotations";
import type { Entry } from "~/features/realmSettings/userProfile/profile";
import { type Key, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import { Select } from "~/kit/form/kinds/Select";
import { focusInside, useField } from "~/kit/form/useField";

const names = [
  "inputType",
  "inputHelperTextBefore",
  "inputHelperTextAfter",
  "inputOptionLabelsI18nPrefix",
  "inputTypePlaceholder",
  "inputTypeSize",
  "inputTypeCols",
  "inputTypeRows",
  "inputTypeStep",
  "kcNumberFormat",
  "kcNumberUnFormat",
] as const satisfies readonly Key[];

const INPUT_TYPES =
  "text textarea select select-radiobuttons multiselect multiselect-checkboxes html5-email html5-tel html5-url html5-number html5-range html5-datetime-local html5-date html5-month html5-week html5-time"
    .split(" ")
    .map((key) => ({ key, text: key }));

const field = { name: "annotations", label: "annotations" } as const;

/** What is wrong with the rows. */
function wrong(rows: Entry[]) {
  const filled = rows.filter(({ name, value }) => name || value);
  if (filled.some(({ name }) => !name)) return "keyError";
  if (filled.some(({ value }) => value === "")) return "valueError";
  return new Set(filled.map(({ name }) => name)).size < filled.length ? "gatehouse.nameInUse" : undefined;
}

/** The annotations of an attribute: those that the pages of users know by their names, others by a key of their own. */
export function AnnotationsField() {
  const t = useT();
  const { value, change, ref, isDisabled, error } = useField<Entry[]>(field, { validate: wrong });
  /** The row whose own key is being typed: it may begin with a known one. */
  const [typed, setTyped] = useState<number>();
  const rows: Entry[] = Array.isArray(value) ? value : [];
  const set = (index: number, next: Partial<Entry>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...next } : row)));
  const input = (index: number, part: "key" | "value", text: string, onChange: (text: string) => void) => (
    <TextInput
      id={part === "key" ? "customValue" : `annotations.${index}.value`}
      data-testid={`annotations.${index}.${part}`}
      aria-label={t(part === "key" ? "key" : "customValue")}
      placeholder={t(`${part}Placeholder`)}
      isDisabled={isDisabled}
      validated={error && !text ? "error" : "default"}
      value={text}
      onChange={(_, next) => onChange(next)}
      {...(part === "key" && { onFocus: () => setTyped(index), onBlur: () => setTyped(undefined) })}
    />
  );
  return (
    <Field {...field} isGroup>
      <div ref={focusInside(ref)} className="gh-rows">
        {rows.length === 0 && (
          <EmptyState variant="xs" data-testid="annotations-empty-state">
            <EmptyStateBody>{t(["missingAttributes", { label: t("annotations") }])}</EmptyStateBody>
          </EmptyState>
        )}
        {rows.map(({ name, value: stored }, index) => {
          const isKnown = typed !== index && names.some((known) => known === name);
          return (
            <div key={`row ${index}`} className="gh-row">
              <div>
                <Select
                  id={`annotations.${index}.name`}
                  label={t("key")}
                  choices={[
                    { key: "", text: t("customAttribute") },
                    ...names.map((known) => ({ key: known, text: t(known) })),
                  ]}
                  chosen={[isKnown ? name : ""]}
                  isDisabled={isDisabled}
                  onChoose={(next) => set(index, { name: next })}
                />
                {!isKnown && input(index, "key", name, (next) => set(index, { name: next }))}
              </div>
              <div>
                {isKnown && name === "inputType" ? (
                  <Select
                    id={`annotations.${index}.value`}
                    toggleTestId={`annotations.${index}.value`}
                    label={t("inputType")}
                    placeholder={t("choose")}
                    choices={INPUT_TYPES}
                    chosen={stored === "" ? [] : [textOf(stored)]}
                    isDisabled={isDisabled}
                    onChoose={(next) => set(index, { value: next })}
                  />
                ) : (
                  input(index, "value", textOf(stored), (next) => set(index, { value: next }))
                )}
              </div>
              <div>
                <Button
                  variant="link"
                  data-testid="annotations-remove"
                  title={t("removeAttribute")}
                  aria-label={t("removeAttribute")}
                  icon={<MinusCircleIcon />}
                  isDisabled={isDisabled}
                  onClick={() => change(rows.toSpliced(index, 1))}
                />
              </div>
            </div>
          );
        })}
        <div>
          <Button
            variant="link"
            data-testid="annotations-add-row"
            icon={<PlusCircleIcon />}
            isDisabled={isDisabled}
            onClick={() => change([...rows, { name: "", value: "" }])}
          >
            {t(["addAttribute", { label: t("annotations") }])}
          </Button>
        </div>
      </div>
    </Field>
  );
}
