import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Alert, Flex, FlexItem, Form, FormGroup, Stack, TextInput } from "@patternfly/react-core";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useAccess } from "~/data/access/access";
import { usePreference } from "~/data/browser/usePreference";
import { useData } from "~/data/query/cache";
import { protocolOf } from "~/features/clients/client";
import { EvaluateResults } from "~/features/clients/scopes/EvaluateResults";
import { useT } from "~/i18n/useT";
import { CopyButton } from "~/kit/controls/CopyButton";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { OPENID_CONNECT } from "~/parts/clients/protocols";
import { ClientSelect } from "~/parts/providerSettings/ClientSelect";
import { UserSelect } from "~/parts/users/UserSelect";

const nothing = { scopeParameter: new Array<string>(), user: "", targetAudience: new Array<string>() };

/** The user and the audience that tokens are made for; who may not view users chooses none. */
const whoFields = (mayViewUsers: boolean): FieldSpec<typeof nothing>[] => [
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
  const lacking = useAccess()("view-users");
  const optional = useData("clients.listOptionalClientScopes", { id: client.id ?? "" });
  const form = useForm({ defaultValues: nothing });
  const { scopeParameter, user, targetAudience } = useWatch({ control: form.control, compute: (values) => values });
  // every request of OpenID Connect has it
  const fixed = protocolOf(client) === OPENID_CONNECT ? ["openid"] : [];
  const scope = [...fixed, ...scopeParameter].join(" ");
  return (
    <Stack hasGutter>
      {help && <Alert isInline isPlain component="p" variant="info" title={t("evaluateExplain")} />}
      <FormProvider {...form}>
        <Form isHorizontal onSubmit={(event) => event.preventDefault()}>
          <Inputs
            fields={[
              {
                kind: "select",
                name: "scopeParameter",
                label: "scopeParameter",
                help: "scopeParameterHelp",
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
          <Inputs fields={whoFields(lacking.length === 0)} />
        </Form>
      </FormProvider>
      <EvaluateResults
        client={client}
        scope={scope}
        userId={user}
        audience={targetAudience.join(" ")}
        lacking={lacking}
      />
    </Stack>
  );
}
