import { Content, Flex, FlexItem } from "@patternfly/react-core";
import type { Write } from "~/data/access/permissions";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { EmptyState } from "~/kit/page/EmptyState";

interface Adding {
  call: Write;
  onClick: () => void;
}

const blocks = [
  { id: "addExecution", title: "addExecutionTitle", help: "addExecutionHelp" },
  { id: "addSubFlow", title: "addSubFlowTitle", help: "addSubFlowHelp" },
] as const;

/** A flow without steps: what it can begin with, which the server lets nobody add to a flow that it brought. */
export function EmptyFlow({ add }: { add: Record<(typeof blocks)[number]["id"], Adding> | undefined }) {
  const t = useT();
  return (
    <>
      <EmptyState title="emptyExecution" body="emptyExecutionInstructions" />
      {add && (
        <Flex direction={{ default: "column" }} gap={{ default: "gapLg" }}>
          {blocks.map(({ id, title, help }) => (
            <FlexItem key={id}>
              <Content component="h2">{t(title)}</Content>
              <Content component="p">{t(help)}</Content>
              <WriteButton variant="secondary" testId={id} {...add[id]}>
                {t(id)}
              </WriteButton>
            </FlexItem>
          ))}
        </Flex>
      )}
    </>
  );
}
