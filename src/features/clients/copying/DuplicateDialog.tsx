import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Alert, List, ListItem } from "@patternfly/react-core";
import { useForm, useWatch } from "react-hook-form";
import { useEach } from "~/data/query/useEach";
import { useLoad } from "~/data/query/useLoad";
import { useRealm } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import { protocolOf } from "~/features/clients/client";
import { longestClientId } from "~/features/clients/clientFields";
import { type CopyValues, makeCopy, type Plan, planOf } from "~/features/clients/copying/plan";
import { labelled } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { useLeadOn } from "~/kit/dialog/useLeadOn";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/values";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { OPENID_CONNECT } from "~/parts/clients/protocols";
import { to } from "~/routes";

/** Number of realms that are offered at most. */
const MOST = 1000;

/** A client like this one, in this realm or another one of the server; says before what comes along and what does not. */
export function DuplicateDialog({ client, onClose }: { client: ClientRepresentation; onClose: () => void }) {
  const t = useT();
  const leadOn = useLeadOn(onClose);
  const here = useRealm();
  const { id = "", clientId = "", name = "", serviceAccountsEnabled = false } = client;
  // without them the copy is for this realm
  const realms = useEach("ui.realmNames", [here], () => [{ first: 0, max: MOST }]).get(here) ?? [];
  const form = useForm<CopyValues>({
    mode: "onChange",
    defaultValues: { realm: here, clientId: t(["copyOf", { name: clientId }]), name, secret: "" },
  });
  const realm = useWatch({ control: form.control, name: "realm" });
  const plan = useLoad(["duplicate", id, realm], (read) => planOf(read, client, realm, here));
  const action = useAction(
    async (call, values: CopyValues) => {
      if (!plan.data) return undefined;
      const made = await makeCopy(call, client, plan.data, values, here);
      return to("client", { realm: values.realm, id: made, tab: "settings" });
    },
    {
      done: "createClientSuccess",
      failed: "createClientError",
      answered: (address) => address && leadOn(address),
    },
  );
  const hasSecret = protocolOf(client) === OPENID_CONNECT && !client.publicClient && !client.bearerOnly;
  const fields: FieldSpec<CopyValues>[] = [
    ...(realms.length > 1
      ? [
          {
            kind: "select",
            name: "realm",
            label: "realm",
            isTypeahead: true,
            options: realms.map(({ name }) => ({ key: name, value: { text: name } })),
          } as const,
        ]
      : []),
    {
      kind: "text",
      name: "clientId",
      ...labelled("clientId"),
      required: true,
      maxLength: longestClientId(serviceAccountsEnabled),
    },
    { kind: "text", name: "name", label: "name", help: "clientNameHelp", maxLength: LONGEST },
    ...(hasSecret
      ? [
          {
            kind: "password",
            name: "secret",
            label: "clientSecret",
            help: "gatehouse.duplicateSecretHelp",
            maxLength: LONGEST,
          } as const,
        ]
      : []),
  ];
  return (
    <FormDialog
      id="duplicate-form"
      variant="medium"
      title={t("duplicate")}
      form={form}
      fields={fields}
      confirm="duplicate"
      call="clients.create"
      isBusy={!plan.data || plan.loading}
      send={action.run}
      fieldOf={({ status }) => (status === 409 ? "clientId" : undefined)}
      onClose={onClose}
    >
      {plan.error ? <ErrorAlert error={plan.error} retry={plan.refresh} /> : null}
      {plan.data && <PlanList client={client} plan={plan.data} isElsewhere={realm !== here} />}
    </FormDialog>
  );
}

/** What comes along, what the other realm lacks, and what is made anew. */
function PlanList({ client, plan, isElsewhere }: { client: ClientRepresentation; plan: Plan; isElsewhere: boolean }) {
  const t = useT();
  const { protocolMappers = [], authenticationFlowBindingOverrides = {} } = client;
  const counts = {
    mappers: t(["gatehouse.mapperCount", { count: protocolMappers.length }]),
    roles: t(["gatehouse.roleCount", { count: plan.roles.length }]),
  };
  const allowed = plan.allowed.length + plan.own.length;
  const losesFlows = isElsewhere && Object.keys(authenticationFlowBindingOverrides).length > 0;
  return (
    <>
      <List isPlain data-testid="duplicate-plan">
        <ListItem>{t(["gatehouse.duplicateCopied", counts])}</ListItem>
        {allowed > 0 && <ListItem>{t(["gatehouse.duplicateAllowed", { count: allowed }])}</ListItem>}
        <ListItem>{t("gatehouse.duplicateNew")}</ListItem>
        <ListItem>{t("gatehouse.duplicateNot")}</ListItem>
      </List>
      {plan.scopes.length > 0 && (
        <Alert
          isInline
          variant="warning"
          title={t(["gatehouse.importScopesMissing", { scopes: plan.scopes.join(", ") }])}
        />
      )}
      {plan.lost.length > 0 && (
        <Alert
          isInline
          variant="warning"
          title={t(["gatehouse.duplicateRolesMissing", { roles: plan.lost.join(", ") }])}
        />
      )}
      {losesFlows && <Alert isInline variant="warning" title={t("gatehouse.duplicateFlows")} />}
    </>
  );
}
