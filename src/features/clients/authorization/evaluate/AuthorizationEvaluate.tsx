import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type PolicyEvaluationResponse from "@keycloak/keycloak-admin-client/lib/defs/policyEvaluationResponse";
import { ActionGroup, Button, Form, Title } from "@patternfly/react-core";
import AngleDownIcon from "@patternfly/react-icons/dist/esm/icons/angle-down-icon";
import AngleUpIcon from "@patternfly/react-icons/dist/esm/icons/angle-up-icon";
import { useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { same } from "~/data/write/merge";
import { type Question, evaluate } from "~/features/clients/authorization/evaluate/evaluation";
import { ContextRows } from "~/features/clients/authorization/evaluate/ContextRows";
import { EvaluationResults } from "~/features/clients/authorization/evaluate/EvaluationResults";
import { permissionFields, whoFields } from "~/features/clients/authorization/evaluate/evaluationFields";
import { useT } from "~/i18n/useT";
import { Inputs } from "~/kit/form/Inputs";

/**
 * Asks the server what a user may do with the resources of a client, without a sign-in
 * (`POST clients/{id}/authz/resource-server/policy/evaluate`), and why.
 */
export function AuthorizationEvaluate({ client: { id = "" } }: { client: ClientRepresentation }) {
  const t = useT();
  const [answer, setAnswer] = useState<PolicyEvaluationResponse>();
  const [isContextShown, setContextShown] = useState(true);
  const form = useForm<Question>({
    defaultValues: {
      client: id,
      user: "",
      roleIds: [],
      byType: false,
      resourceType: "",
      authScopes: [],
      resources: [{ key: "", value: [] }],
      attributes: [{ key: "", custom: "", value: "" }],
    },
  });
  const awaited = useRef<Question>(undefined);
  const evaluation = useAction(
    async (call, question: Question) => {
      const next = await evaluate(call, id, question);
      // what was changed meanwhile is another question, and who went back to the form keeps it
      if (awaited.current === question && same(question, form.getValues())) setAnswer(next);
    },
    { failed: "evaluateError" },
  );
  const submit = () =>
    form.handleSubmit(async (question) => {
      awaited.current = question;
      await evaluation.run(question);
    })();
  const back = () => {
    awaited.current = undefined;
    setAnswer(undefined);
  };
  if (answer)
    return (
      <EvaluationResults
        id={id}
        answer={answer}
        isLoading={evaluation.running}
        onBack={back}
        onAgain={() => void submit()}
      />
    );
  return (
    <FormProvider {...form}>
      <Form isHorizontal onSubmit={(event) => event.preventDefault()}>
        <Title headingLevel="h2">{t("identityInformation")}</Title>
        <Inputs fields={whoFields} />
        <Title headingLevel="h2">{t("permissions")}</Title>
        <Inputs fields={permissionFields(id)} />
        <Title headingLevel="h2">
          <Button
            variant="link"
            isInline
            aria-expanded={isContextShown}
            icon={isContextShown ? <AngleUpIcon /> : <AngleDownIcon />}
            iconPosition="end"
            onClick={() => setContextShown(!isContextShown)}
          >
            {t("contextualInfo")}
          </Button>
        </Title>
        {isContextShown && <ContextRows />}
        <ActionGroup>
          <Button
            id="authorization-eval"
            data-testid="authorization-eval"
            isLoading={evaluation.running}
            isDisabled={evaluation.running || !form.formState.isValid}
            onClick={() => void submit()}
          >
            {t("evaluate")}
          </Button>
          <Button
            id="authorization-revert"
            data-testid="authorization-revert"
            variant="link"
            onClick={() => form.reset()}
          >
            {t("revert")}
          </Button>
        </ActionGroup>
      </Form>
    </FormProvider>
  );
}
