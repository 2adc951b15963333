import { Button, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { Modal } from "~/kit/dialog/Modal";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { useState } from "react";
import { isRecord } from "~/data/browser/record";
import { type Change, type Conflict, MASK, nameOf } from "~/data/write/merge";
import { type Text, useT } from "~/i18n/useT";
import { dotted } from "~/kit/form/fieldProps";
import { ask } from "~/kit/dialog/questions";

/** How the fields of a form are called, by the paths they write, and which of these are secrets. */
export interface Labels {
  of: Map<string, Text>;
  secret: string[];
}

/** A value in a line; an object in a list by its name. */
const textOf = (value: unknown): string => (isRecord(value) ? (nameOf(value) ?? JSON.stringify(value)) : String(value));

/** Words for a changed value: the label of its field, and of a map the key as well. */
function useChangeText({ of, secret }: Labels) {
  const t = useT();
  /** Name of the field that shows the path: the longest one that begins it. */
  const fieldOf = (path: string[]) => {
    const names = path.map((_, index) =>
      path
        .slice(0, path.length - index)
        .map(dotted)
        .join("."),
    );
    return names.find((name) => of.has(name)) ?? names.at(-1) ?? "";
  };
  return {
    name: (path: string[]) => {
      const field = fieldOf(path);
      const label = of.get(field);
      const rest = path.slice(field.split(".").length).join(".");
      return [label ? t(label) : field, rest].filter(Boolean).join(": ");
    },
    value: (path: string[], value: unknown) => {
      const field = fieldOf(path);
      if (secret.includes(field) || value === MASK) return t("gatehouse.secretValue");
      if (value === undefined || value === null || value === "") return "—";
      return (Array.isArray(value) ? value.map(textOf).join(", ") : textOf(value)) || "—";
    },
  };
}

/** What a form would change: field, value before, value after. */
export function ChangesDialog({
  changes,
  labels,
  onClose,
}: {
  changes: Change[];
  labels: Labels;
  onClose: () => void;
}) {
  const t = useT();
  const words = useChangeText(labels);
  return (
    <Modal variant="medium" onClose={onClose} aria-labelledby="changes-title">
      <ModalHeader title={t("gatehouse.changesTitle")} labelId="changes-title" />
      <ModalBody>
        <Table aria-label={t("gatehouse.changesTitle")}>
          <Thead>
            <Tr>
              <Th>{t("gatehouse.changedField")}</Th>
              <Th>{t("gatehouse.valueBefore")}</Th>
              <Th>{t("gatehouse.valueAfter")}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {changes.map(({ path, from, to }) => (
              <Tr key={path.join("\0")}>
                <Td label={t("gatehouse.changedField")}>{words.name(path)}</Td>
                <Td label={t("gatehouse.valueBefore")}>{words.value(path, from)}</Td>
                <Td label={t("gatehouse.valueAfter")}>{words.value(path, to)}</Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t("close")}</Button>
      </ModalFooter>
    </Modal>
  );
}

interface ConflictDialogProps {
  conflicts: Conflict[];
  labels: Labels;
  answer: (mine: Set<string[]> | undefined) => void;
}

/**
 * Lets the administrator choose where someone else changed the same values.
 * @param place what was shown when the write was begun (see `ask`)
 * @returns the paths of the values to be written over; undefined when it was cancelled
 */
export const askConflicts = (
  conflicts: Conflict[],
  labels: Labels,
  place: string,
): Promise<Set<string[]> | undefined> =>
  ask<Set<string[]> | undefined>(
    (answer) => <ConflictDialog conflicts={conflicts} labels={labels} answer={answer} />,
    undefined,
    place,
  );

function ConflictDialog({ conflicts, labels, answer }: ConflictDialogProps) {
  const t = useT();
  const words = useChangeText(labels);
  const [mine, setMine] = useState<ReadonlySet<string[]>>(new Set(conflicts.map(({ path }) => path)));
  const choose = (path: string[], own: boolean) =>
    setMine((old) => new Set(own ? [...old, path] : [...old].filter((one) => one !== path)));
  return (
    <Modal variant="medium" onClose={() => answer(undefined)} aria-labelledby="conflict-title">
      <ModalHeader
        title={t("gatehouse.conflictTitle")}
        labelId="conflict-title"
        description={t("gatehouse.conflictBody")}
      />
      <ModalBody>
        {conflicts.map(({ path, to, theirs }) => {
          const name = path.join(".");
          return (
            <fieldset key={name} className="gh-conflict">
              <legend>{words.name(path)}</legend>
              {/* with PatternFly's classes and not its `Radio`, 1 kB gzip of every page with a form */}
              {(
                [
                  ["mine", "gatehouse.conflictMine", to],
                  ["theirs", "gatehouse.conflictTheirs", theirs],
                ] as const
              ).map(([whose, label, value]) => (
                <div key={whose} className="pf-v6-c-radio">
                  <input
                    type="radio"
                    className="pf-v6-c-radio__input"
                    id={`${whose}-${name}`}
                    name={`conflict-${name}`}
                    checked={mine.has(path) === (whose === "mine")}
                    onChange={() => choose(path, whose === "mine")}
                  />
                  <label className="pf-v6-c-radio__label" htmlFor={`${whose}-${name}`}>
                    {t([label, { value: words.value(path, value) }])}
                  </label>
                </div>
              ))}
            </fieldset>
          );
        })}
      </ModalBody>
      <ModalFooter>
        <Button data-testid="resolve" onClick={() => answer(new Set(mine))}>
          {t("save")}
        </Button>
        <Button variant="link" onClick={() => answer(undefined)}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
