import { Flex, Title } from "@patternfly/react-core";
import TrashIcon from "@patternfly/react-icons/dist/esm/icons/trash-icon";
import { Link } from "react-router-dom";
import { isSegment } from "~/data/api/segment";
import { useCan } from "~/data/access/permissions";
import { useAction } from "~/data/write/action";
import {
  changeSteps,
  findAgain,
  numberOf,
  reordered,
  type Step,
  type StepKind,
  useStepTypes,
  withStep,
} from "~/features/realmSettings/clientPolicies/steps";
import { newStepAddress, stepAddress, stepTexts } from "~/features/realmSettings/clientPolicies/stepTexts";
import { useServerText, useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { named, WriteButton } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { SortableList } from "~/kit/order/SortableList";
import { SortHandle } from "~/kit/order/SortHandle";
import { useSortableItem } from "~/kit/order/useSortableItem";
import type { Address } from "~/place";

interface Props {
  kind: StepKind;
  /** Name of the profile or policy. */
  owner: string;
  steps: Step[];
  /** It comes with the server: its steps can only be looked at. */
  isGlobal: boolean;
  /** The list that the owner is in. */
  back: Address;
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
};

const settingsOf = ({ configuration }: Step) =>
  Object.entries(configuration)
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join("; ");

/** The executors of a profile or the conditions of a policy: sorted, opened by their type, deleted after asking. */
export function StepList({ kind, owner, steps, isGlobal, back }: Props) {
  const t = useT();
  const texts = stepTexts[kind];
  const added = newStepAddress(kind, owner);
  const deletion = useAction(
    (call, step: Step) => changeSteps[kind](call, owner, (now) => withStep(now, findAgain(now, steps, step))),
    texts.remove,
  );
  const sorting = useAction(
    (call, order: Step[]) => changeSteps[kind](call, owner, (now) => reordered(now, steps, order)),
    texts.sort,
  );
  // two of a type have only their place to tell them apart
  const stepAt = (id: string) => steps[Number(id)] ?? [];
  const remove = async (step: Step) => {
    const yes = await confirm({
      title: texts.deleteTitle,
      body:
        kind === "executor"
          ? ["deleteExecutorProfileConfirm", { executorName: step.type }]
          : ["deleteClientPolicyConditionConfirm", { condition: step.type }],
      names: [step.type],
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(step);
  };
  return (
    <section aria-labelledby={texts.title}>
      <Flex>
        <Title headingLevel="h2" id={texts.title}>
          {t(texts.title)}
        </Title>
        <HelpIcon name={texts.title} text={texts.titleHelp} />
        {!isGlobal && (
          <WriteButton call={texts.call} variant="link" id={texts.add} testId={texts.add} to={added}>
            {t(texts.add)}
          </WriteButton>
        )}
      </Flex>
      {steps.length === 0 ? (
        <p data-testid={texts.noneTestId}>{t(texts.none)}</p>
      ) : (
        <SortableList
          items={steps.map(({ type }, index) => ({ id: String(index), name: type }))}
          onReorder={(ids) => sorting.run(ids.flatMap(stepAt))}
        >
          {(ids) => (
            <Table aria-label={t(texts.title)} className="gh-middle">
              <Thead>
                <Tr>
                  {!isGlobal && <Th unseen={t("dragHelp")} />}
                  <Th>{t(texts.type)}</Th>
                  <Th>{t("settings")}</Th>
                  <Td />
                </Tr>
              </Thead>
              <Tbody>
                {ids.map((id) =>
                  [stepAt(id)]
                    .flat()
                    .map((step) => (
                      <StepRow
                        key={id}
                        id={id}
                        kind={kind}
                        step={step}
                        number={numberOf(steps, step)}
                        to={stepAddress(kind, owner, step.type, numberOf(steps, step))}
                        onDelete={isGlobal ? undefined : () => void remove(step)}
                      />
                    )),
                )}
              </Tbody>
            </Table>
          )}
        </SortableList>
      )}
      {isGlobal && (
        <Link to={back} id="backToClientPolicies" data-testid="backToClientPolicies">
          {t("back")}
        </Link>
      )}
    </section>
  );
}

interface RowProps {
  /** Of the list that is sorted. */
  id: string;
  kind: StepKind;
  step: Step;
  /** Among those of its type, from 1. */
  number: number;
  to: Address;
  /** Left out where it can be neither sorted nor deleted. */
  onDelete?: () => void;
}

function StepRow({ id, kind, step, number, to, onDelete }: RowProps) {
  const t = useT();
  const item = useSortableItem(id);
  const serverText = useServerText();
  const texts = stepTexts[kind];
  const denial = useCan()(texts.call);
  const nameId = `${kind}-${id}`;
  const { type } = step;
  const help = serverText(useStepTypes(kind).find(({ id }) => id === type)?.helpText);
  return (
    <Tr {...item.part} id={number > 1 ? `${type}-${number}` : type} data-testid={texts.testIds.item}>
      {onDelete && (
        <Td className="pf-m-fit-content">
          <SortHandle
            item={item}
            isOff={denial !== undefined}
            aria-describedby={nameId}
            {...named(texts.call, denial)}
          />
        </Td>
      )}
      <Td label={t(texts.type)} data-testid={texts.testIds.row}>
        <span id={nameId} data-testid={texts.testIds.cell}>
          {isSegment(type) ? (
            <Link to={to} data-testid={texts.linkTestId(type)}>
              {type}
            </Link>
          ) : (
            type
          )}{" "}
          {help && <HelpIcon name={texts.helpId(type)} text={{ text: help }} />}
        </span>
      </Td>
      <Td label={t("settings")} className="gh-wrap">
        <bdi dir="ltr">{settingsOf(step) || "—"}</bdi>
      </Td>
      <Td className="pf-v6-c-table__action">
        {onDelete && (
          <WriteButton
            call={texts.call}
            variant="plain"
            testId={texts.deleteTestId(type)}
            icon={<TrashIcon />}
            onClick={onDelete}
          >
            <span className="pf-v6-screen-reader">{`${t("remove")} ${type}`}</span>
          </WriteButton>
        )}
      </Td>
    </Tr>
  );
}
