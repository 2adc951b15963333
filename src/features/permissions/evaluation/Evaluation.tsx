import type PolicyEvaluationResponse from "@keycloak/keycloak-admin-client/lib/defs/policyEvaluationResponse";
import { ActionGroup, Alert, AlertActionCloseButton, Button, Content } from "@patternfly/react-core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { ResourceType } from "~/data/api/authorization";
import { useData } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import { same } from "~/data/write/merge";
import { AboutFields } from "~/features/permissions/evaluation/AboutFields";
import { evaluationOf, type Question } from "~/features/permissions/evaluation/decision";
import { EvaluationResult } from "~/features/permissions/evaluation/EvaluationResult";
import { useT } from "~/i18n/useT";
import { EmptyState } from "~/kit/page/EmptyState";
import { UserSelect } from "~/parts/users/UserSelect";
import { PlainForm } from "~/kit/form/PlainForm";

/** What a question was, and what the server answered. */
interface Answered {
  question: Question;
  type: ResourceType | undefined;
  answer: PolicyEvaluationResponse;
}

const nothing: Question = { user: "", resourceType: "", authScopes: "" };

/**
 * Asks the server whether the permissions let a user do something with an object of the realm, and why
 * (`POST clients/{id}/authz/resource-server/policy/evaluate`).
 */
export function Evaluation({ id }: { id: string }) {
  const t = useT();
  const types = useData("ui.resourceTypes", { id });
  const [answered, setAnswered] = useState<Answered>();
  const form = useForm<Question>({ mode: "onChange", defaultValues: nothing });
  const evaluation = useAction(
    async (call, question: Question) => {
      const answer = await call("clients.evaluateResource", { id }, evaluationOf(question)).catch((error: unknown) => {
        // what was answered before may be untrue by now
        setAnswered(undefined);
        throw error;
      });
      setAnswered({ question, answer, type: types.find(({ type }) => type === question.resourceType) });
    },
    { failed: "evaluateError" },
  );
  const evaluate = form.handleSubmit((values) => evaluation.run({ ...values }));
  // an answer is shown beside its own question only
  const question = form.watch();
  return (
    <div className="gh-columns">
      <PlainForm form={form} onSubmit={evaluate}>
        <Note />
        <UserSelect name="user" label="user" help="selectUser" required />
        <AboutFields types={types} />
        <ActionGroup>
          <Button
            type="submit"
            id="permission-eval"
            data-testid="permission-eval"
            isLoading={evaluation.running}
            isDisabled={evaluation.running || !form.formState.isValid}
          >
            {t("evaluate")}
          </Button>
          <Button
            id="permission-eval-revert"
            data-testid="permission-eval-revert"
            variant="link"
            onClick={() => form.reset(nothing)}
          >
            {t("revert")}
          </Button>
        </ActionGroup>
      </PlainForm>
      <section aria-label={t("permissionEvaluationPreview")} aria-live="polite">
        <Content component="h2">{t("permissionEvaluationPreview")}</Content>
        {answered && same(answered.question, question) ? (
          <EvaluationResult id={id} type={answered.type} answer={answered.answer} />
        ) : (
          <EmptyState title="noPermissionsEvaluationResults" body="noPermissionsEvaluationResultsInstructions" />
        )}
      </section>
    </div>
  );
}

/** What an evaluation is, as long as it is not closed. */
function Note() {
  const t = useT();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Alert
      isInline
      component="p"
      variant="info"
      title={t("permissionsEvaluationInstructions")}
      actionClose={<AlertActionCloseButton aria-label={t("close")} onClose={() => setClosed(true)} />}
    />
  );
}
