import { Button, Flex, FlexItem, Label } from "@patternfly/react-core";
import AngleDownIcon from "@patternfly/react-icons/dist/esm/icons/angle-down-icon";
import AngleRightIcon from "@patternfly/react-icons/dist/esm/icons/angle-right-icon";
import { type KeyboardEvent, useLayoutEffect } from "react";
import { useCan } from "~/data/access/permissions";
import { ExecutionTools } from "~/features/authentication/details/ExecutionTools";
import { type Execution, nameOf, type Node, wordOf } from "~/features/authentication/details/executionTree";
import { useRequirementText } from "~/features/authentication/details/useRequirementText";
import type { Direction } from "~/features/authentication/details/moves";
import type { ShownFlow } from "~/features/authentication/details/useExecutions";
import { useT } from "~/i18n/useT";
import { WriteChoice } from "~/kit/controls/Choice";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { named } from "~/kit/controls/Write";
import { Td, Tr } from "~/kit/list/Table";
import { SortHandle } from "~/kit/order/SortHandle";
import { useSortableItem } from "~/kit/order/useSortableItem";

/** What is added to a sub-flow, or to the flow itself. */
export type Added = "step" | "condition" | "flow";

/** What a row opens and writes. */
export interface RowActions {
  onConfigure: (node: Node) => void;
  onAdd: (what: Added, to: Node) => void;
  onEdit: (node: Node) => void;
  onRemove: () => void;
  onMove: (direction: Direction) => void;
  onChange: (execution: Execution) => void;
}

interface Props extends RowActions {
  flow: ShownFlow;
  node: Node;
  /** From 1. */
  level: number;
  help: string | undefined;
  isClosed: boolean;
  /** It was moved just now. */
  takesFocus: boolean;
  /** Called when it has taken it. */
  onFocused: () => void;
  /** It was requested elsewhere on the page: it comes into view, and its first control takes the focus. */
  isSought: boolean;
  /** Called when that is done. */
  onFound: () => void;
  /** A move that is half done is ended first: until then nothing else is moved. */
  isHeld: boolean;
  onToggle: () => void;
}

const UPDATE = "authenticationManagement.updateExecution";

const colors = { flow: "green", condition: "purple", execution: "blue", step: "teal" } as const;

/** Which way a key moves; into a sub-flow is the way that is read. */
function directionOf({ key, altKey }: KeyboardEvent): Direction | undefined {
  if (!altKey) return undefined;
  const isRtl = document.documentElement.dir === "rtl";
  const ways: Record<string, Direction> = {
    ArrowUp: "up",
    ArrowDown: "down",
    ArrowRight: isRtl ? "out" : "in",
    ArrowLeft: isRtl ? "in" : "out",
  };
  return ways[key];
}

/** A step or sub-flow: its place, its name, whether it has to be passed, and what can be done with it. */
export function ExecutionRow({ flow, node, level, isHeld, onMove, onChange, ...props }: Props) {
  const { takesFocus, onFocused, isSought, onFound } = props;
  const t = useT();
  const requirementText = useRequirementText();
  const { execution } = node;
  const { id, requirement = "", requirementChoices = [] } = execution;
  const item = useSortableItem(id);
  const denial = useCan()(UPDATE);
  const mayMove = !flow.builtIn && !denial && !isHeld;
  useLayoutEffect(() => {
    if (!takesFocus) return;
    // of another flow it has a row of its own now
    document.getElementById(id)?.focus();
    onFocused();
  }, [takesFocus, onFocused, id]);
  useLayoutEffect(() => {
    if (!isSought) return;
    const row = document.querySelector(`[data-testid="row-${id}"]`);
    row?.scrollIntoView({ block: "center" });
    row?.querySelector<HTMLElement>("button")?.focus();
    onFound();
  }, [isSought, onFound, id]);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOf(event);
    if (!direction || item.isLifted) return item.grip?.onKeyDown?.(event);
    event.preventDefault();
    onMove(direction);
  };
  return (
    <Tr
      aria-level={level}
      aria-setsize={node.children.length}
      aria-labelledby={`title-id-${id}`}
      data-testid={`row-${id}`}
      {...item.part}
    >
      <Td className="pf-m-fit-content">
        {!flow.builtIn && (
          <SortHandle
            id={id}
            item={item}
            isOff={!mayMove}
            {...named(UPDATE, denial)}
            {...(mayMove && { onKeyDown })}
            aria-describedby={`title-id-${id} move-keys`}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
          />
        )}
      </Td>
      <Td {...(mayMove && item.grip)}>
        <Title node={node} level={level} {...props} />
      </Td>
      <Td>
        {/* the server would write it, for everyone who signs in: a copy is changed instead */}
        {requirementChoices.length > 1 && !flow.builtIn ? (
          <WriteChoice
            call={UPDATE}
            label={t("requirement")}
            isNamedByText
            value={requirement}
            options={Object.fromEntries(requirementChoices.map((one) => [one, requirementText(one)]))}
            onChange={(next) => onChange({ ...execution, requirement: next })}
          />
        ) : (
          requirementText(requirement)
        )}
      </Td>
      <Td className="pf-v6-c-table__action">
        <ExecutionTools flow={flow} node={node} {...props} />
      </Td>
    </Tr>
  );
}

/** As wide as the button that opens a sub-flow: what has none begins where the others do. */
const TOGGLE = "1.75rem";

/** The name of an execution, as deep as its level, with what kind it is and a help text. */
function Title({
  node,
  level,
  help,
  isClosed,
  onToggle,
}: Pick<Props, "node" | "level" | "help" | "isClosed" | "onToggle">) {
  const t = useT();
  const { id, authenticationFlow, description, alias } = node.execution;
  const word = wordOf(node);
  const text = help || (authenticationFlow ? description : alias);
  return (
    <Flex
      gap={{ default: "gapSm" }}
      flexWrap={{ default: "wrap", md: "nowrap" }}
      data-testid={nameOf(node)}
      // less on a narrow screen
      style={{ paddingInlineStart: `min(${(level - 1) * 2}rem, ${(level - 1) * 4}vw)` }}
    >
      {node.children.length === 0 ? (
        <span style={{ inlineSize: TOGGLE }} />
      ) : (
        <Button
          variant="plain"
          size="sm"
          aria-label={t("expandRow")}
          aria-describedby={`title-id-${id}`}
          aria-expanded={!isClosed}
          icon={isClosed ? <AngleRightIcon className="pf-v6-m-mirror-inline-rtl" /> : <AngleDownIcon />}
          onClick={onToggle}
        />
      )}
      <Label isCompact color={colors[word]} className="gh-nowrap">
        {word}
      </Label>
      <FlexItem>
        <bdi id={`title-id-${id}`} data-id={id}>
          {nameOf(node)}
        </bdi>{" "}
        {text && <HelpIcon name={id} text={{ text }} />}
      </FlexItem>
    </Flex>
  );
}
