import { Alert, Button, List, ListItem } from "@patternfly/react-core";
import { type Finding, flowFindings } from "~/features/authentication/checks/findings";
import type { Node } from "~/features/authentication/details/executionTree";
import { type Text, useT } from "~/i18n/useT";

/** What in a flow does not do what it looks like, why, and a way to its row; nothing where all is well. */
export function FlowFindings({ tree, onShow }: { tree: readonly Node[]; onShow: (id: string) => void }) {
  const t = useT();
  const findings = flowFindings(tree);
  if (findings.length === 0) return null;
  return (
    <Alert isInline component="h2" variant="warning" title={t("gatehouse.findings")} data-testid="findings">
      <List isPlain>
        {findings.map(({ kind, id, name, because }) => (
          <ListItem key={`${kind} ${id}`}>
            {id && (
              <>
                <Button variant="link" isInline onClick={() => onShow(id)}>
                  <bdi>{name}</bdi>
                </Button>
                {": "}
              </>
            )}
            {t(whys[kind](because))}
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}

/** Why it does not do what it looks like. */
const whys: Record<Finding["kind"], (because: string) => Text> = {
  ignoredAlternative: (because) => ["gatehouse.finding.ignoredAlternative", { because }],
  unreachable: (because) => ["gatehouse.finding.unreachable", { because }],
  noCondition: () => "gatehouse.finding.noCondition",
  strayCondition: () => "gatehouse.finding.strayCondition",
  noSettings: () => "gatehouse.finding.noSettings",
  nothingEnabled: () => "gatehouse.finding.nothingEnabled",
  noSecondFactor: () => "gatehouse.finding.noSecondFactor",
};
