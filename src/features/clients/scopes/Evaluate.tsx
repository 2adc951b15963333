import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Alert, Flex, FlexItem, Form, FormGroup, Stack, TextInput } from "@patternfly/react-core";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useAccess } from "~/data/access/access";
import { SEES_USERS } from "~/data/access/readers";
import { usePreference } from "~/data/browser/usePreference";
import { useData } from "~/data/query/cache";
import { protocolOf } from "~/features/clients/client";
import { EvaluateResults } from "~/features/clients/scopes/EvaluateResults";
import { Unseen } from "~/features/clients/scopes/Unseen";
import { labelled } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { CopyButton } from "~/kit/controls/CopyButton";
import { type FieldSpec, Inputs as Fields } from "~/kit/form/Inputs";
import { useListState } from "~/kit/list/useListState";
import { OPENID_CONNECT } from "~/parts/clients/protocols";
import { ClientSelect } from "~/parts/providerSettings/ClientSelect";
import { UserSelect } from "~/parts/users/UserSelect";

/** What is evaluated, as the form has it; the address keeps it. */
interface Inputs {
  scopeParameter: string[];
  user: string;
  targetAudience: string[];
}

const words = (text = "") => text.split(" ").filter((word) => word !== "");

/** The inputs in the address, so that Back, reload and a copied link restore them, and a form that writes them there. */
function useInputs() {
  const { filters, change } = useListState();
  const { scope, user = "", audience = "" } = filters;
  const requested = words(scope);
  const form = useForm<Inputs>({
    defaultValues: { scopeParameter: requested, user, targetAudience: words(audience) },
  });
  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const next = { scope: values.scopeParameter.join(" "), audience: values.targetAudience.join(" ") };
        change({ filters: { ...next, user: values.user } }, { replace: true });
      },
    }),
  );
  return { form, requested, user, audience };
}

/** The user and the audience that tokens are made for; who may not view users chooses none. */
const whoFields = (mayViewUsers: boolean): FieldSpec<Inputs>[] => [
  ...(mayViewUsers
    ? [
        {
          kind: "custom",
          name: "user",
          label: "users",
          render: () => <UserSelect name="user" label="users" help="userHelp" required />,
        } as const,
      ]
    : []),
  {
    kind: "custom",
    name: "targetAudience",
    label: "targetAudience",
    render: () => (
      <ClientSelect
        name="targetAudience"
        label="targetAudience"
        help="targetAudienceHelp"
        placeholder="targetAudiencePlaceHolder"
        isMulti
      />
    ),
  },
];

/** What a client gets of its scopes: mappers and roles in force, and what the server makes of them for a user. */
export function Evaluate({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const [help] = usePreference("helpEnabled");
  const lacking = useAccess()(SEES_USERS).slice(0, 1);
  const optional = useData("clients.listOptionalClientScopes", { id: client.id ?? "" });
  const { form, requested, user, audience } = useInputs();
  // every request of OpenID Connect has it
  const fixed = protocolOf(client) === OPENID_CONNECT ? ["openid"] : [];
  const scope = [...fixed, ...requested].join(" ");
  return (
    <Stack hasGutter>
      {help && <Alert isInline isPlain component="p" variant="info" title={t("evaluateExplain")} />}
      <Unseen isEmpty={optional.length === 0} />
      <FormProvider {...form}>
        <Form isHorizontal onSubmit={(event) => event.preventDefault()}>
          <Fields
            fields={[
              {
                kind: "select",
                name: "scopeParameter",
                ...labelled("scopeParameter"),
                placeholder: "scopeParameterPlaceholder",
                inputLabel: "scopeParameter",
                isMulti: true,
                options: optional.flatMap(({ name }) => (name ? [{ key: name, value: { text: name } }] : [])),
              },
            ]}
          />
          <FormGroup label={t("scope")} fieldId="requestedScope">
            <Flex flexWrap={{ default: "nowrap" }} gap={{ default: "gapSm" }}>
              <FlexItem grow={{ default: "grow" }}>
                <TextInput id="requestedScope" readOnlyVariant="default" value={scope} dir="ltr" />
              </FlexItem>
              <CopyButton id="scope" text={scope} />
            </Flex>
          </FormGroup>
          <Fields fields={whoFields(lacking.length === 0)} />
        </Form>
      </FormProvider>
      <EvaluateResults client={client} scope={scope} userId={user} audience={audience} lacking={lacking} />
    </Stack>
  );
}
