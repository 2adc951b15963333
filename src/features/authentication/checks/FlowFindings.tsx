import { Alert, Button, List, ListItem } from "@patternfly/react-core";
import { type Finding, flowFindings } from "~/features/authentication/checks/findings";
import type { Node } from "~/features/authentication/details/executionTree";
import { type Text, useT } from "~/i18n/useT";

/** What in a flow does not do what it looks like, why, and a way to its row; nothing where all is well. */
export function FlowFindings({ tree }: { tree: readonly Node[] }) {
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
                <Button variant="link" isInline onClick={() => show(id)}>
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
};

/** Brings the row of an execution into view, and the focus to the first control in it. */
function show(id: string) {
  const row = document.querySelector(`[data-testid="row-${id}"]`);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("button")?.focus();
}
