import { Flex, Label } from "@patternfly/react-core";
import type { CSSProperties, ReactNode } from "react";
import {
  isCondition,
  isNeeded,
  nameOf,
  type Node,
  runOf,
  wordOf,
} from "~/features/authentication/details/executionTree";
import { useRequirementText } from "~/features/authentication/details/useRequirementText";
import { useT } from "~/i18n/useT";

/** Leads to the row of an execution in the tree. */
type Show = (id: string) => void;

/** A frame in the colours of the theme. */
const box: CSSProperties = {
  border: "var(--pf-t--global--border--width--regular) solid var(--pf-t--global--border--color--default)",
  borderRadius: "var(--pf-t--global--border--radius--small)",
  padding: "var(--pf-t--global--spacer--sm)",
};

const list: CSSProperties = { listStyle: "none", margin: 0, padding: 0 };

const colors = { flow: "green", condition: "purple", execution: "blue", step: "teal" } as const;

/**
 * A flow as a picture, read only: what is passed one after the other stands below each other, what is tried instead of
 * each other side by side, a sub-flow as a box around its own steps with its conditions on top. What the server leaves
 * out is not there: what is disabled, and an alternative beside something required. It scrolls inside of itself; names
 * lead to their rows in the tree.
 */
export function FlowDiagram({ tree, onShow }: { tree: readonly Node[]; onShow: Show }) {
  const t = useT();
  return (
    <div role="region" aria-label={t("diagramView")} data-testid="diagram" style={{ overflowX: "auto" }}>
      <Flex
        direction={{ default: "column" }}
        gap={{ default: "gapSm" }}
        alignItems={{ default: "alignItemsFlexStart" }}
        style={{ inlineSize: "max-content", minInlineSize: "100%" }}
      >
        <Label>{t("gatehouse.flowStart")}</Label>
        <Arrow />
        <Level nodes={tree} onShow={onShow} />
        <Arrow />
        <Label>{t("gatehouse.flowEnd")}</Label>
      </Flex>
    </div>
  );
}

const Arrow = () => <span aria-hidden="true">↓</span>;

/** One level as the server runs it: what is required or conditional in order, else one of the alternatives. */
function Level({ nodes, onShow }: { nodes: readonly Node[]; onShow: Show }) {
  const t = useT();
  const on = runOf(nodes.filter((node) => !isCondition(node)));
  if (on.length === 0) return null;
  const isChoice = !on.some(isNeeded);
  return (
    <Flex
      component="ol"
      direction={{ default: isChoice ? "row" : "column" }}
      flexWrap={{ default: "nowrap" }}
      gap={{ default: "gapSm" }}
      alignItems={{ default: "alignItemsFlexStart" }}
      style={list}
    >
      {on.map((node, index) => (
        <Flex
          key={node.execution.id}
          component="li"
          direction={{ default: isChoice ? "row" : "column" }}
          flexWrap={{ default: "nowrap" }}
          gap={{ default: "gapSm" }}
          alignItems={{ default: "alignItemsFlexStart" }}
        >
          {index > 0 && (isChoice ? <span>{t("gatehouse.flowOr")}</span> : <Arrow />)}
          <Box node={node} onShow={onShow} />
        </Flex>
      ))}
    </Flex>
  );
}

function Box({ node, onShow }: { node: Node; onShow: Show }) {
  const requirementText = useRequirementText();
  const { requirement = "", authenticationFlow } = node.execution;
  // elsewhere they decide nothing
  const isConditional = requirement === "CONDITIONAL";
  const conditions = node.children.filter(
    (child) => isConditional && isCondition(child) && child.execution.requirement !== "DISABLED",
  );
  const head: ReactNode = (
    <Flex gap={{ default: "gapSm" }} justifyContent={{ default: "justifyContentCenter" }}>
      <Label isCompact color={colors[wordOf(node)]} onClick={() => onShow(node.execution.id)}>
        <bdi>{nameOf(node)}</bdi>
      </Label>
      <small>{requirementText(requirement)}</small>
    </Flex>
  );
  if (!authenticationFlow) return <div style={box}>{head}</div>;
  return (
    <Flex
      direction={{ default: "column" }}
      gap={{ default: "gapSm" }}
      alignItems={{ default: "alignItemsFlexStart" }}
      style={{ ...box, borderStyle: isConditional ? "dashed" : "solid" }}
    >
      {head}
      {conditions.map((condition) => (
        <Condition key={condition.execution.id} node={condition} onShow={onShow} />
      ))}
      <Level nodes={node.children} onShow={onShow} />
    </Flex>
  );
}

/** What decides whether a sub-flow is run, as a question with a diamond. */
function Condition({ node, onShow }: { node: Node; onShow: Show }) {
  const t = useT();
  return (
    <Flex gap={{ default: "gapSm" }} alignItems={{ default: "alignItemsFlexStart" }} flexWrap={{ default: "nowrap" }}>
      <span aria-hidden="true">◆</span>
      <Label isCompact color={colors.condition} onClick={() => onShow(node.execution.id)}>
        {t(["gatehouse.flowIf", { condition: nameOf(node) }])}
      </Label>
      <Arrow />
    </Flex>
  );
}
