import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useOptional } from "~/data/query/cache";
import { AdvancedForm } from "~/features/clients/advanced/AdvancedForm";
import type { Fields } from "~/features/clients/advanced/labelled";
import { protocolOf } from "~/features/clients/client";
import { labelled } from "~/i18n/serverWords";
import { useSort } from "~/i18n/useT";
import { OPENID_CONNECT } from "~/parts/clients/protocols";

const testIds = { save: "OIDCAuthFlowOverrideSave", cancel: "OIDCAuthFlowOverrideRevert" };

/** The flows in which a client's users sign in, where they are not those of the realm (`GET authentication/flows`). */
export function FlowOverrides({ client }: { client: ClientRepresentation }) {
  const flows = useOptional("authenticationManagement.getFlows");
  const isOidc = protocolOf(client) === OPENID_CONNECT;
  const sorted = useSort(flows ?? [], ({ alias = "" }) => alias);
  const flow = (name: "browser" | "direct_grant", label: "browserFlow" | "directGrant") =>
    ({
      kind: "select",
      name: `authenticationFlowBindingOverrides.${name}`,
      ...labelled(label),
      placeholder: "choose",
      options: [
        { key: "", value: "choose" },
        ...sorted
          .filter(({ providerId }) => providerId !== "client-flow")
          .map(({ id = "", alias = id }) => ({ key: id, value: { text: alias } })),
      ],
    }) as const;
  const fields: Fields = [flow("browser", "browserFlow"), ...(isOidc ? [flow("direct_grant", "directGrant")] : [])];
  return (
    <AdvancedForm
      client={client}
      name="flows"
      description="authenticationOverridesHelp"
      fields={fields}
      testIds={testIds}
    />
  );
}
