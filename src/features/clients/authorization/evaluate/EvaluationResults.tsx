import type EvaluationResultRepresentation from "@keycloak/keycloak-admin-client/lib/defs/evaluationResultRepresentation";
import type PolicyEvaluationResponse from "@keycloak/keycloak-admin-client/lib/defs/policyEvaluationResponse";
import { Button, Flex, Label, Stack } from "@patternfly/react-core";
import { useState } from "react";
import { Decisions } from "~/features/clients/authorization/evaluate/Decisions";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { Code } from "~/kit/form/kinds/Code";
import { LocalList } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";

interface Props {
  /** Internal id of the client. */
  id: string;
  answer: PolicyEvaluationResponse;
  isLoading: boolean;
  onBack: () => void;
  onAgain: () => void;
}

type Result = EvaluationResultRepresentation;

const isPermitted = ({ status }: Result) => String(status) === "PERMIT";

/** Id of the first cell of each status, as automation knows it. */
const statusId = (results: readonly Result[], result: Result) =>
  results.find(({ status }) => status === result.status) === result ? String(result.status).toLowerCase() : undefined;

const namesOf = (scopes: readonly { name?: string }[] = []) => scopes.map(({ name }) => name).join(", ");

/** What the server decided, resource by resource, with the permissions and policies behind it. */
export function EvaluationResults({ id, answer, isLoading, onBack, onAgain }: Props) {
  const t = useT();
  const state = useLocalListState();
  const [isTokenShown, setTokenShown] = useState(false);
  return (
    <Stack hasGutter>
      <LocalList
        listId="authorization-evaluation"
        label="gatehouse.evaluationResults"
        rows={answer.results ?? []}
        state={state}
        id={({ resource: { _id: resourceId, name = "" } = {} }) => resourceId ?? name}
        search="search"
        searched={({ resource }) => resource?.name ?? ""}
        filters={[
          {
            name: "status",
            label: "overallResults",
            any: "allResults",
            testId: "filter-type-select",
            options: { PERMIT: "resultPermit", DENY: "resultDeny" },
            optionIds: { "": "all-results-option", PERMIT: "result-permit-option", DENY: "result-deny-option" },
            test: ({ status }, wanted) => String(status) === wanted,
          },
        ]}
        columns={[
          { name: "resource", label: "resource", text: ({ resource }) => resource?.name ?? "" },
          {
            name: "status",
            label: "overallResults",
            text: (result) => t(isPermitted(result) ? "permit" : "deny"),
            cell: (result) => (
              <Label id={statusId(answer.results ?? [], result)} color={isPermitted(result) ? "green" : "red"}>
                {t(isPermitted(result) ? "permit" : "deny")}
              </Label>
            ),
          },
          { name: "scopes", label: "scopes", text: ({ allowedScopes }) => namesOf(allowedScopes) },
        ]}
        detail={({ policies = [] }) => <Decisions id={id} decisions={policies} />}
        empty={{ title: "gatehouse.nothingEvaluated", body: "gatehouse.nothingEvaluatedText" }}
      />
      <Flex gap={{ default: "gapSm" }}>
        <Button id="back-btn" data-testid="authorization-eval" onClick={onBack}>
          {t("back")}
        </Button>
        <Button
          id="reevaluate-btn"
          data-testid="authorization-reevaluate"
          variant="secondary"
          isLoading={isLoading}
          isDisabled={isLoading}
          onClick={onAgain}
        >
          {t("reevaluate")}
        </Button>
        <Button
          data-testid="authorization-revert"
          variant="secondary"
          isDisabled={!answer.rpt}
          onClick={() => setTokenShown(true)}
        >
          {t("showAuthData")}
        </Button>
      </Flex>
      {isTokenShown && (
        <Dialog
          id="authorization-data"
          variant="medium"
          title={t("authData")}
          description={t("authDataDescription")}
          onClose={() => setTokenShown(false)}
        >
          <Code
            id="authorization-data-text"
            aria-label={t("authData")}
            value={JSON.stringify(answer.rpt, null, 2)}
            isReadOnly
          />
        </Dialog>
      )}
    </Stack>
  );
}
