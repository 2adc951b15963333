import { Button } from "@patternfly/react-core";
import MinusCircleIcon from "@patternfly/react-icons/dist/esm/icons/minus-circle-icon";
import PlusCircleIcon from "@patternfly/react-icons/dist/esm/icons/plus-circle-icon";
import type { ReactNode } from "react";
import { type ArrayPath, type FieldArray, useFieldArray, useWatch } from "react-hook-form";
import type { Question } from "~/features/clients/authorization/evaluate/evaluation";
import { type Key, useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { isEmpty } from "~/kit/form/values";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";

interface Props<Name extends ArrayPath<Question>> {
  /** The list in the form. */
  name: Name;
  /** What ids begin with, as automation knows them. */
  ids: string;
  /** Id of the whole. */
  id: string;
  label: Key;
  /** What the two cells of a row are; their fields have visible labels of their own. */
  headings: [Key, Key];
  empty: FieldArray<Question, Name>;
  /** What the last row must have before there is another one. */
  needed: "key" | "value";
  /** The two cells of a row. */
  row: (index: number) => ReactNode;
}

/** A table of fields, with buttons to add and remove rows; one is always there. */
export function Rows<Name extends ArrayPath<Question>>(props: Props<Name>) {
  const { name, ids, id, label, headings, empty, needed, row } = props;
  const t = useT();
  const { fields, append, remove } = useFieldArray<Question, Name>({ name });
  const last = useWatch<Question, ArrayPath<Question>>({ name }).at(-1);
  return (
    <div id={id} role="group" aria-label={t(label)}>
      <b>{t(label)}</b> <HelpIcon name={id} text="contextualAttributesHelp" />
      <Table aria-label={t(label)}>
        <Thead>
          <Tr>
            {headings.map((heading) => (
              <Th key={heading} unseen={t(heading)} />
            ))}
            <Th unseen={t("remove")} />
          </Tr>
        </Thead>
        <Tbody>
          {fields.map((field, index) => (
            <Tr key={field.id} data-testid="attribute-row">
              {row(index)}
              <Td>
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
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      <Button
        id={`${ids}-plus-icon`}
        data-testid="attribute-add-row"
        variant="link"
        icon={<PlusCircleIcon />}
        isDisabled={isEmpty(last?.[needed])}
        onClick={() => append(empty)}
      >
        {t(["addAttribute", { label: t("attribute") }])}
      </Button>
    </div>
  );
}
