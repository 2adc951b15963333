import { Button, Flex, Tooltip } from "@patternfly/react-core";
import CogIcon from "@patternfly/react-icons/dist/esm/icons/cog-icon";
import PencilAltIcon from "@patternfly/react-icons/dist/esm/icons/pencil-alt-icon";
import PlusIcon from "@patternfly/react-icons/dist/esm/icons/plus-icon";
import TrashIcon from "@patternfly/react-icons/dist/esm/icons/trash-icon";
import { type ComponentProps, type ReactElement, useRef, useState } from "react";
import type { RowActions } from "~/features/authentication/details/ExecutionRow";
import { type FlowKind, kindOf, nameOf, type Node } from "~/features/authentication/details/executionTree";
import type { ShownFlow } from "~/features/authentication/details/useExecutions";
import { useT } from "~/i18n/useT";
import { Menu } from "~/kit/controls/Menu";
import { WriteButton, WriteItem } from "~/kit/controls/Write";

interface Props extends Pick<RowActions, "onConfigure" | "onAdd" | "onEdit" | "onRemove"> {
  flow: ShownFlow;
  node: Node;
}

/** What can be done with an execution; a flow that the server brought is not added to, renamed or taken from. */
export function ExecutionTools({ flow, node, onConfigure, onAdd, onEdit, onRemove }: Props) {
  const t = useT();
  const { id, authenticationFlow } = node.execution;
  const name = nameOf(node);
  const kind = kindOf(node, flow.kind);
  return (
    <Flex gap={{ default: "gapNone" }} flexWrap={{ default: "nowrap" }}>
      {!authenticationFlow && (
        <Tip words={t("settings")}>
          <Button
            variant="plain"
            aria-label={t("settings")}
            aria-describedby={`title-id-${id}`}
            icon={<CogIcon />}
            onClick={() => onConfigure(node)}
          />
        </Tip>
      )}
      {authenticationFlow && !flow.builtIn && (
        <>
          <AddMenu node={node} kind={kind} onAdd={onAdd} />
          <Tool
            call="authenticationManagement.updateExecution"
            testId={`${id}-edit`}
            words={t("edit")}
            icon={<PencilAltIcon />}
            onClick={() => onEdit(node)}
          />
        </>
      )}
      {!flow.builtIn && (
        <Tool
          call="authenticationManagement.delExecution"
          testId={`${name}-delete`}
          words={t("delete")}
          icon={<TrashIcon />}
          onClick={onRemove}
        />
      )}
    </Flex>
  );
}

/**
 * What can be added to a sub-flow, by its plus sign. The server refuses all but its parts in one that shows a form, and
 * conditions where clients are authenticated (400).
 */
function AddMenu({ node, kind, onAdd }: Pick<Props, "node" | "onAdd"> & { kind: FlowKind }) {
  const t = useT();
  return (
    <Tip words={t("add")}>
      <Menu
        end
        testId={`${nameOf(node)}-edit-dropdown`}
        toggle={{
          variant: "plain",
          icon: <PlusIcon />,
          "aria-label": t("add"),
          "aria-describedby": `title-id-${node.execution.id}`,
        }}
      >
        <WriteItem call="authenticationManagement.addExecutionToFlow" onClick={() => onAdd("step", node)}>
          {t("addExecution")}
        </WriteItem>
        {kind === "basic-flow" && (
          <WriteItem call="authenticationManagement.addExecutionToFlow" onClick={() => onAdd("condition", node)}>
            {t("addCondition")}
          </WriteItem>
        )}
        {kind !== "form-flow" && (
          <WriteItem call="authenticationManagement.addFlowToFlow" onClick={() => onAdd("flow", node)}>
            {t("addSubFlow")}
          </WriteItem>
        )}
      </Menu>
    </Tip>
  );
}

/** A button that is an icon; its words are read aloud and shown as a tooltip. */
const Tool = ({ words, ...props }: Omit<ComponentProps<typeof WriteButton>, "children"> & { words: string }) => (
  <Tip words={words}>
    <WriteButton variant="plain" {...props}>
      <span className="pf-v6-screen-reader">{words}</span>
    </WriteButton>
  </Tip>
);

/**
 * The words of an icon, by the pointer and by the keyboard; rendered while they show, as a flow has hundreds. Above the page,
 * below a dialog: what a click opens is not covered by them, and a click goes through them, as they move with the page.
 */
function Tip({ words, children }: { words: string; children: ReactElement }) {
  const box = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const [show, hide] = [() => setShown(true), () => setShown(false)];
  return (
    <span
      ref={box}
      // nothing is done with it by itself
      role="presentation"
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({ key }) => key === "Escape" && hide()}
    >
      {children}
      {isShown && (
        <Tooltip
          className="gh-tip"
          content={words}
          aria="none"
          aria-live="off"
          zIndex={100}
          trigger="manual"
          isVisible
          triggerRef={() => box.current?.querySelector("button") ?? document.body}
        />
      )}
    </span>
  );
}
