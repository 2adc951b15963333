import { Button } from "@patternfly/react-core";
import MinusCircleIcon from "@patternfly/react-icons/dist/esm/icons/minus-circle-icon";
import PlusCircleIcon from "@patternfly/react-icons/dist/esm/icons/plus-circle-icon";
import type { ReactNode } from "react";
import { type ArrayPath, type FieldArray, useFieldArray } from "react-hook-form";
import type { Question } from "~/features/clients/authorization/evaluate/evaluation";
import { useT } from "~/i18n/useT";

interface Props<Name extends ArrayPath<Question>> {
  /** The list in the form. */
  name: Name;
  /** What ids begin with, as automation knows them. */
  ids: string;
  empty: FieldArray<Question, Name>;
  /** The two fields of a row. */
  row: (index: number) => ReactNode;
}

/** Rows of fields, with buttons to add and remove them; one is always there. */
export function Rows<Name extends ArrayPath<Question>>({ name, ids, empty, row }: Props<Name>) {
  const t = useT();
  const { fields, append, remove } = useFieldArray<Question, Name>({ name });
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id} className="gh-row" data-testid="attribute-row">
          {row(index)}
          <Button
            id={`${ids}-minus-button-${index}`}
            variant="plain"
            aria-label={t("remove")}
            icon={<MinusCircleIcon />}
            onClick={() => {
              remove(index);
              if (fields.length === 1) append(empty);
            }}
          />
        </div>
      ))}
      <div>
        <Button
          id={`${ids}-plus-icon`}
          data-testid="attribute-add-row"
          variant="link"
          icon={<PlusCircleIcon />}
          onClick={() => append(empty)}
        >
          {t(["addAttribute", { label: t("attribute") }])}
        </Button>
      </div>
    </>
  );
}
