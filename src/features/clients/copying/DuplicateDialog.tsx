import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { Alert, List, ListItem } from "@patternfly/react-core";
import { useForm, useWatch } from "react-hook-form";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { useData } from "~/data/query/cache";
import { unlessRefused, useLoad } from "~/data/query/useLoad";
import { useRealm } from "~/data/query/useRealm";
import { type Call, useAction } from "~/data/write/action";
import { copyOf } from "~/features/clients/copying/copyOf";
import { useT } from "~/i18n/useT";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import { to } from "~/routes";

/** Number of realms that are offered at most. */
const MOST = 1000;

interface Values {
  realm: string;
  clientId: string;
  name: string;
}

interface Plan {
  /** The client's roles. */
  roles: RoleRepresentation[];
  /** Names of client scopes that the other realm lacks. */
  scopes: string[];
}

/** Makes the copy and its roles; what could not get all of them is not left behind. @returns its id */
async function make(call: Call, client: ClientRepresentation, { roles, scopes }: Plan, values: Values, from: string) {
  const { realm, clientId, name } = values;
  const there = (names: string[] = []) => names.filter((scope) => !scopes.includes(scope));
  const copy = copyOf(client, {
    clientId: clientId.trim(),
    name,
    defaultClientScopes: there(client.defaultClientScopes),
    optionalClientScopes: there(client.optionalClientScopes),
    // flows are named by ids of their realm
    ...(realm !== from && { authenticationFlowBindingOverrides: {} }),
  });
  const { id } = await call("clients.create", { ...copy, realm });
  const fill = async () => {
    for (const { name, description, attributes } of roles)
      await call("clients.createRole", { id, realm, name, description, attributes });
  };
  await fill().catch(async (error: unknown) => {
    await call("clients.del", { id, realm });
    throw error;
  });
  return id;
}

/** A client like this one, in this realm or another one of the server; says before what comes along and what does not. */
export function DuplicateDialog({ client, onClose }: { client: ClientRepresentation; onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const here = useRealm();
  const { id = "", clientId = "", name = "" } = client;
  const realms = useData("ui.realmNames", { first: 0, max: MOST });
  const form = useForm<Values>({
    mode: "onChange",
    defaultValues: { realm: here, clientId: t(["copyOf", { name: clientId }]), name },
  });
  const realm = useWatch({ control: form.control, name: "realm" });
  const plan = useLoad(["duplicate", id, realm], async (read): Promise<Plan> => {
    const roles = await read("clients.fullRoles", { id });
    const known = realm === here ? undefined : await unlessRefused(read("clientScopes.find", { realm }));
    const wanted = [...(client.defaultClientScopes ?? []), ...(client.optionalClientScopes ?? [])];
    return { roles, scopes: known ? wanted.filter((scope) => !known.some(({ name }) => name === scope)) : [] };
  });
  const action = useAction(
    async (call, values: Values) => {
      const made = await make(call, client, plan.data ?? { roles: [], scopes: [] }, values, here);
      // leaving asks while what was typed is there
      flushSync(onClose);
      await navigate(to("client", { realm: values.realm, id: made, tab: "settings" }));
    },
    { done: "createClientSuccess", failed: "createClientError" },
  );
  const fields: FieldSpec<Values>[] = [
    ...(realms.length > 1
      ? [
          {
            kind: "select",
            name: "realm",
            label: "realm",
            options: realms.map(({ name }) => ({ key: name, value: { text: name } })),
          } as const,
        ]
      : []),
    { kind: "text", name: "clientId", label: "clientId", help: "clientIdHelp", required: true },
    { kind: "text", name: "name", label: "name", help: "clientNameHelp" },
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
      isBusy={action.running || !plan.data || plan.loading}
      onSubmit={async (values) => {
        const failure = await action.run(values);
        if (failure?.status === 409)
          form.setError("clientId", { type: "server", message: failure.message }, { shouldFocus: true });
      }}
      onClose={onClose}
    >
      {plan.data && <PlanList client={client} plan={plan.data} isElsewhere={realm !== here} />}
    </FormDialog>
  );
}

/** What comes along, what the other realm lacks, and what is made anew. */
function PlanList({ client, plan, isElsewhere }: { client: ClientRepresentation; plan: Plan; isElsewhere: boolean }) {
  const t = useT();
  const { protocolMappers = [], authenticationFlowBindingOverrides = {} } = client;
  const counts = { mappers: protocolMappers.length, roles: plan.roles.length };
  const losesFlows = isElsewhere && Object.keys(authenticationFlowBindingOverrides).length > 0;
  return (
    <>
      <List isPlain data-testid="duplicate-plan">
        <ListItem>{t(["gatehouse.duplicateCopied", counts])}</ListItem>
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
      {losesFlows && <Alert isInline variant="warning" title={t("gatehouse.duplicateFlows")} />}
    </>
  );
}
