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
import { type FocusEvent, memo, useCallback, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { ownValue } from "~/data/browser/ownValue";
import { useT } from "~/i18n/useT";
import { newRow, type Row } from "~/kit/form/kinds/rows";

/** Test ids of the rows' parts. */
interface RowIds {
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
  /** Id of the text that says what is missing; nothing is marked where it is left out. */
  error: string | undefined;
}

/** Rows of a key and a value each, with buttons to add and remove them. A key stroke renders its own row only. */
export function KeyValueRows(props: Props) {
  const { name, label, ids, rows, errors = {}, error, isDisabled } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useLayoutEffect(() => void (latest.current = props));
  const changeAndFocus = useCallback((next: Row[], row: number) => {
    flushSync(() => latest.current.onChange(next));
    box.current?.querySelector<HTMLElement>(`[data-row="${row}"] input`)?.focus();
  }, []);
  const onRow = useCallback((next: Row) => {
    const { rows, onChange } = latest.current;
    onChange(rows.map((row) => (row.id === next.id ? next : row)));
  }, []);
  const onRemove = useCallback(
    (index: number) => changeAndFocus(latest.current.rows.toSpliced(index, 1), Math.max(0, index - 1)),
    [changeAndFocus],
  );
  const onBlur = useCallback((event: FocusEvent) => {
    // who goes from a key to its value has not left the field
    if (!box.current?.contains(event.relatedTarget)) latest.current.onBlur?.();
  }, []);
  const addButton = (testId: string) => (
    <Button
      variant="link"
      data-testid={testId}
      icon={<PlusCircleIcon />}
      isDisabled={isDisabled}
      onClick={() => changeAndFocus([...rows, newRow()], rows.length)}
    >
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
            <div className="gh-row">
              <b>{t("key")}</b>
              <b>{t("value")}</b>
            </div>
            {rows.map((row, index) => (
              <KeyValueRow
                key={row.id}
                name={name}
                row={row}
                index={index}
                rowTestId={ids.row}
                keyTestId={ids.key(index)}
                valueTestId={ids.value(index)}
                removeTestId={ids.remove(index)}
                problem={ownValue(errors, row.key)}
                error={error}
                isDisabled={isDisabled}
                onRow={onRow}
                onRemove={onRemove}
                onBlur={onBlur}
              />
            ))}
          </div>
          {addButton(ids.add)}
        </>
      )}
    </div>
  );
}

interface RowProps {
  name: string;
  row: Row;
  index: number;
  rowTestId: string | undefined;
  keyTestId: string;
  valueTestId: string;
  removeTestId: string;
  /** What the server says of the key. */
  problem: string | undefined;
  /** Id of the text that says what is missing. */
  error: string | undefined;
  isDisabled: boolean;
  onRow: (row: Row) => void;
  onRemove: (index: number) => void;
  onBlur: (event: FocusEvent) => void;
}

const KeyValueRow = memo(function KeyValueRow(props: RowProps) {
  const { name, row, index, rowTestId, keyTestId, valueTestId, removeTestId } = props;
  const { problem, error, isDisabled, onRow, onRemove, onBlur } = props;
  const t = useT();
  const isBlank = !row.key && !row.value;
  const problemId = row.key && problem ? `${name}.${index}-helper` : undefined;
  const part = (which: "key" | "value", testId: string) => {
    const missing = !isBlank && !row[which] ? error : undefined;
    const wrong = missing ?? problemId;
    const isWrong = missing || (which === "value" && problemId);
    return (
      <TextInput
        id={`${name}.${index}.${which}`}
        name={`${name}.${index}.${which}`}
        data-testid={testId}
        aria-label={t(which)}
        placeholder={t(`${which}Placeholder`)}
        isDisabled={isDisabled}
        validated={isWrong ? "error" : "default"}
        aria-describedby={wrong}
        value={row[which]}
        onChange={(_, text) => onRow({ ...row, [which]: text })}
        onBlur={onBlur}
      />
    );
  };
  return (
    <div className="gh-row" data-row={index} data-testid={rowTestId}>
      <div>{part("key", keyTestId)}</div>
      <div>
        {part("value", valueTestId)}
        {problemId && (
          <HelperText>
            <HelperTextItem variant="error" screenReaderText="" data-testid={problemId} id={problemId}>
              {problem}
            </HelperTextItem>
          </HelperText>
        )}
      </div>
      <div>
        <Button
          variant="link"
          data-testid={removeTestId}
          title={t("removeAttribute")}
          aria-label={t("removeAttribute")}
          icon={<MinusCircleIcon />}
          isDisabled={isDisabled}
          onClick={() => onRemove(index)}
        />
      </div>
    </div>
  );
});
