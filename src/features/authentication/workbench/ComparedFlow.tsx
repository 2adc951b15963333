import { Label, List, ListItem } from "@patternfly/react-core";
import { useRequirementText } from "~/features/authentication/details/useRequirementText";
import type { ComparedStep, FlowChange } from "~/features/authentication/workbench/compareFlows";
import { stepName, useStepTypes } from "~/features/authentication/workbench/stepNames";
import { type Key, type Text, useT } from "~/i18n/useT";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";

const colors = { same: "grey", added: "green", removed: "red", changed: "orange" } as const;

interface Props {
  /** Accessible name of the table. */
  label: string;
  /** Heading of the column of marks. */
  column: Key;
  steps: readonly ComparedStep[];
  /** What the marks are called. */
  words: Record<ComparedStep["mark"], Text>;
}

const flat = (steps: readonly ComparedStep[], level = 1): (ComparedStep & { level: number })[] =>
  steps.flatMap((one) => [{ ...one, level }, ...flat(one.steps, level + 1)]);

/** Steps of two flows as one tree: each says in words in which of them it is, and what is different. */
export function ComparedFlow({ label, column, steps, words }: Props) {
  const t = useT();
  const types = useStepTypes();
  const requirementText = useRequirementText();
  return (
    <Table role="treegrid" aria-label={label} className="gh-wrap">
      <Thead>
        <Tr>
          <Th>{t("steps")}</Th>
          <Th>{t("requirement")}</Th>
          <Th>{t(column)}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {flat(steps).map(({ mark, step, changes, level }, index) => (
          <Tr key={index} aria-level={level}>
            <Td label={t("steps")}>
              <bdi style={{ paddingInlineStart: `${(level - 1) * 2}rem` }}>{stepName(step, types)}</bdi>
            </Td>
            <Td label={t("requirement")}>{requirementText(step.requirement)}</Td>
            <Td label={t(column)}>
              <Label isCompact color={colors[mark]}>
                {t(words[mark])}
              </Label>
              {changes.length > 0 && (
                <List isPlain>
                  {changes.map((change) => (
                    <ListItem key={`${change.kind} ${change.name}`}>
                      <Change {...change} />
                    </ListItem>
                  ))}
                </List>
              )}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** One difference as a sentence. */
function Change({ kind, name, from, to }: FlowChange) {
  const t = useT();
  const requirementText = useRequirementText();
  if (kind === "secret") return t(["gatehouse.secretNotCompared", { name }]);
  const value = (text: string) => {
    if (text === "") return t("gatehouse.nothingSet");
    return kind === "requirement" ? requirementText(text) : text;
  };
  const what = { requirement: t("requirement"), name: t("name"), setting: name }[kind];
  return t(["gatehouse.wasAndIs", { what, from: value(from), to: value(to) }]);
}
