import {
  Button,
  EmptyState,
  EmptyStateBody,
  EmptyStateFooter,
  HelperText,
  HelperTextItem,
  TextInput,
} from "@patternfly/react-core";
import MinusCircleIcon from "@patternfly/react-icons/dist/esm/icons/minus-circle-icon";
import PlusCircleIcon from "@patternfly/react-icons/dist/esm/icons/plus-circle-icon";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useT } from "~/i18n/useT";
import type { Row } from "~/kit/list/rows";

/** A control of a page for the key or value of a row, instead of a line of text. */
export type RowControl = (control: {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  isDisabled: boolean;
  /** The part is missing. */
  isWrong: boolean;
  /** The row as it is, for choices that depend on its other part. */
  row: Row;
}) => ReactNode;

/** Test ids of the rows' parts. */
export interface RowIds {
  row?: string;
  key: (index: number) => string;
  value: (index: number) => string;
  remove: (index: number) => string;
  add: string;
  empty: string;
  addEmpty: string;
}

interface Props {
  /** Form name of the rows; names of the inputs begin with it. */
  name: string;
  /** What the rows are, in the words of the button that adds one. */
  label: string;
  ids: RowIds;
  rows: Row[];
  onChange: (rows: Row[]) => void;
  onBlur?: () => void;
  isDisabled: boolean;
  /** Errors by key, each shown in every row of its key. */
  errors?: Record<string, string>;
  /** Whether what is missing is marked. */
  isChecked: boolean;
  drawKey?: RowControl;
  drawValue?: RowControl;
}

/** Rows of a key and a value each, with buttons to add and remove them. */
export function KeyValueRows(props: Props) {
  const { label, ids, rows, onChange, isDisabled } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const changeAndFocus = (next: Row[], row: number) => {
    flushSync(() => onChange(next));
    box.current?.querySelector<HTMLElement>(`[data-row="${row}"] :is(input, button)`)?.focus();
  };
  const add = () => changeAndFocus([...rows, { key: "", value: "" }], rows.length);
  const addButton = (testId: string) => (
    <Button variant="link" data-testid={testId} icon={<PlusCircleIcon />} isDisabled={isDisabled} onClick={add}>
      {t(["addAttribute", { label }])}
    </Button>
  );
  return (
    <div ref={box}>
      {rows.length === 0 ? (
        <EmptyState variant="xs" data-testid={ids.empty}>
          <EmptyStateBody>{t(["missingAttributes", { label }])}</EmptyStateBody>
          <EmptyStateFooter>{addButton(ids.addEmpty)}</EmptyStateFooter>
        </EmptyState>
      ) : (
        <>
          <div className="gh-rows">
            <b>{t("key")}</b>
            <b>{t("value")}</b>
            <span />
            {rows.map((row, index) => (
              <KeyValueRow
                key={index}
                {...props}
                row={row}
                index={index}
                onRow={(next) => onChange(rows.with(index, next))}
                onRemove={() => changeAndFocus(rows.toSpliced(index, 1), Math.max(0, index - 1))}
              />
            ))}
          </div>
          {addButton(ids.add)}
        </>
      )}
    </div>
  );
}

interface RowProps extends Props {
  row: Row;
  index: number;
  onRow: (row: Row) => void;
  onRemove: () => void;
}

function KeyValueRow(props: RowProps) {
  const { name, ids, row, index, isDisabled, isChecked, drawKey, drawValue, onRow, onRemove, onBlur } = props;
  const t = useT();
  const told = row.key && props.errors?.[row.key];
  const isBlank = !row.key && !row.value;
  const wrong = (part: "key" | "value") => isChecked && !isBlank && !row[part];
  const part = (which: "key" | "value", draw?: RowControl) => {
    const id = `${name}.${index}.${which}`;
    const onChange = (value: string) => onRow({ ...row, [which]: value });
    return (
      <>
        {draw ? (
          draw({ id, name: id, value: row[which], onChange, isDisabled, isWrong: wrong(which), row })
        ) : (
          <TextInput
            id={id}
            name={id}
            data-testid={ids[which](index)}
            aria-label={t(which)}
            placeholder={t(`${which}Placeholder`)}
            isDisabled={isDisabled}
            validated={wrong(which) ? "error" : "default"}
            value={row[which]}
            onChange={(_, value) => onChange(value)}
            onBlur={onBlur}
          />
        )}
      </>
    );
  };
  return (
    <>
      <div data-row={index} data-testid={ids.row}>
        {part("key", drawKey)}
      </div>
      <div>
        {part("value", drawValue)}
        {told && (
          <HelperText>
            <HelperTextItem variant="error" screenReaderText="" data-testid={`${name}.${index}-helper`}>
              {told}
            </HelperTextItem>
          </HelperText>
        )}
      </div>
      <div>
        <Button
          variant="link"
          data-testid={ids.remove(index)}
          title={t("removeAttribute")}
          aria-label={t("removeAttribute")}
          icon={<MinusCircleIcon />}
          isDisabled={isDisabled}
          onClick={onRemove}
        />
      </div>
    </>
  );
}
