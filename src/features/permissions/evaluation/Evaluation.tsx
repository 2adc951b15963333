import type PolicyEvaluationResponse from "@keycloak/keycloak-admin-client/lib/defs/policyEvaluationResponse";
import { ActionGroup, Alert, Button, Content } from "@patternfly/react-core";
import { useState } from "react";
import { useForm, useFormContext, useWatch } from "react-hook-form";
import type { ResourceType } from "~/data/api/authorization";
import { useData } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import { evaluationOf, objectName, type Question } from "~/features/permissions/evaluation/decision";
import { EvaluationResult } from "~/features/permissions/evaluation/EvaluationResult";
import { ObjectField } from "~/features/permissions/ObjectField";
import { scopeName } from "~/features/permissions/scopes";
import { useT } from "~/i18n/useT";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { EmptyState } from "~/kit/page/EmptyState";
import { UserSelect } from "~/parts/users/UserSelect";
import { PlainForm } from "~/kit/form/PlainForm";

/** What a question was, and what the server answered. */
interface Answered {
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
      const answer = await call("clients.evaluateResource", { id }, evaluationOf(question));
      setAnswered({ answer, type: types.find(({ type }) => type === question.resourceType) });
    },
    { failed: "evaluateError" },
  );
  const evaluate = form.handleSubmit(async (question) => void (await evaluation.run(question)));
  return (
    <div className="gh-columns">
      <PlainForm form={form} onSubmit={evaluate}>
        <Alert isInline variant="info" title={t("permissionsEvaluationInstructions")} />
        <UserSelect name="user" label="user" help="selectUser" required />
        <AboutFields types={types} onChange={() => setAnswered(undefined)} />
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
            onClick={() => {
              form.reset(nothing);
              setAnswered(undefined);
            }}
          >
            {t("revert")}
          </Button>
        </ActionGroup>
      </PlainForm>
      <section aria-label={t("permissionEvaluationPreview")} aria-live="polite">
        <Content component="h2">{t("permissionEvaluationPreview")}</Content>
        {answered ? (
          <EvaluationResult id={id} {...answered} />
        ) : (
          <EmptyState title="noPermissionsEvaluationResults" body="noPermissionsEvaluationResultsInstructions" />
        )}
      </section>
    </div>
  );
}

/** The object that it is about, and what is to be done with it. */
function AboutFields({ types, onChange }: { types: readonly ResourceType[]; onChange: () => void }) {
  const { setValue } = useFormContext<Question>();
  const chosen = useWatch<Question, "resourceType">({ name: "resourceType", exact: true });
  const scopes = types.find(({ type }) => type === chosen)?.scopes ?? [];
  return (
    <>
      <SelectField
        name="resourceType"
        label="resourceType"
        placeholder="choose"
        help="resourceTypeSelectHelp"
        required
        options={types.map(({ type }) => ({ key: type, value: { text: type } }))}
        onChosen={() => {
          setValue("authScopes", "");
          onChange();
        }}
      />
      {chosen && <ObjectField key={chosen} type={chosen} name={objectName(chosen)} required />}
      {chosen && (
        <SelectField
          name="authScopes"
          label="authScope"
          help="authScopeSelectHelp"
          placeholder="choose"
          options={[{ key: "", value: "choose" }, ...scopes.map((key) => ({ key, value: { text: scopeName(key) } }))]}
        />
      )}
    </>
  );
}
