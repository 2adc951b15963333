import { Alert, Flex } from "@patternfly/react-core";
import type { useExecutions } from "~/features/authentication/details/useExecutions";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { useUnsaved } from "~/kit/form/useUnsaved";

/**
 * How far a move to another level came before the server failed, with the ways on and back, which leaving asks about; nothing
 * where all went well.
 */
export function HalfMoved({ executions }: { executions: ReturnType<typeof useExecutions> }) {
  const t = useT();
  const { halfMoved, isMoving, finish, takeBack } = executions;
  // what is left to be done is known on this page only
  useUnsaved("half moved", halfMoved !== undefined);
  if (!halfMoved) return null;
  return (
    <Alert
      isInline
      component="h2"
      variant="warning"
      data-testid="half-moved"
      title={t(["gatehouse.halfMoved", { name: halfMoved.name }])}
      actionLinks={
        <Flex>
          {(
            [
              ["finish-move", "gatehouse.finishMove", finish],
              ["take-back-move", "gatehouse.takeBackMove", takeBack],
            ] as const
          ).map(([testId, label, onClick]) => (
            <WriteButton
              key={testId}
              call="authenticationManagement.addExecutionToFlow"
              variant="secondary"
              testId={testId}
              isDisabled={isMoving}
              onClick={onClick}
            >
              {t(label)}
            </WriteButton>
          ))}
        </Flex>
      }
    >
      {t(halfMoved.isGone ? "gatehouse.halfMovedCopy" : "gatehouse.halfMovedBoth")}
    </Alert>
  );
}
