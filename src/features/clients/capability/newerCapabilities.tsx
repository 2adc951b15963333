import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { useAccess } from "~/data/access/access";
import { SEES_PROVIDERS } from "~/data/access/readers";
import { hasFeature } from "~/data/access/features";
import { attribute, type ClientValues, protocolOf } from "~/features/clients/client";
import { serverWords } from "~/i18n/serverWords";
import type { Translate } from "~/i18n/i18n";
import type { FieldProps } from "~/kit/form/fieldProps";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { isOn } from "~/kit/form/values";
import { OPENID_CONNECT } from "~/parts/clients/protocols";
import { useIdentityProviderOptions } from "~/parts/providerSettings/useIdentityProviderOptions";

/** Whether a realm sends security events (Shared Signals, 26.7). */
const sendsEvents = ({ attributes }: RealmRepresentation, info: ServerInfoRepresentation) =>
  hasFeature(info, "SSF") && isOn(attributes?.["ssf.transmitterEnabled"]);

/** Whether a client receives security events: it has to prove who it is. */
export const receivesEvents = (
  client: ClientRepresentation,
  realm: RealmRepresentation,
  info: ServerInfoRepresentation,
) =>
  sendsEvents(realm, info) &&
  isOn(client.attributes?.["ssf.enabled"]) &&
  protocolOf(client) === OPENID_CONNECT &&
  client.publicClient !== true;

/** A grant of confidential clients, and the identity providers that it is about. */
const grants = [
  {
    feature: "JWT_AUTHORIZATION_GRANT",
    prefix: "oauth2.jwt.authorization.grant",
    key: "jwtAuthorizationGrant",
    type: "JWT_AUTHORIZATION_GRANT",
  },
  { feature: "IDENTITY_BROKERING_API_V2", prefix: "external.token", key: "externalToken", type: undefined },
] as const;

const isConfidential: When<ClientValues> = { name: "publicClient", is: (value) => !isOn(value) };

interface GrantProvidersProps extends FieldProps {
  /** Only providers of this type, e.g. those whose assertions count. */
  type?: string;
}

/** Identity providers that a grant is about, by alias, joined by `##`; who may not list them sees those that are chosen. */
function GrantProviders(props: GrantProvidersProps) {
  const mayList = useAccess()(SEES_PROVIDERS).length === 0;
  return mayList ? <OfferedProviders {...props} /> : <SelectField {...props} isMulti stringify options={[]} />;
}

function OfferedProviders({ type, ...props }: GrantProvidersProps) {
  return <SelectField {...props} isMulti stringify isTypeahead {...useIdentityProviderOptions(type ? { type } : {})} />;
}

/** What OpenID Connect clients of newer servers can do, where the server and the realm do it. */
export function newerCapabilities(
  t: Translate,
  info: ServerInfoRepresentation,
  realm: RealmRepresentation,
): FieldSpec<ClientValues>[] {
  const signals = serverWords(t, "ssfReceiverEnabled");
  return [
    ...grants.flatMap(({ feature, prefix, key, type }): FieldSpec<ClientValues>[] => {
      const enabled = serverWords(t, `${key}Enabled`);
      const providers = serverWords(t, `${key}Idp`);
      if (!hasFeature(info, feature) || !enabled || !providers) return [];
      const [flag, name] = [attribute(`${prefix}.enabled`), attribute(`${prefix}.idp`)];
      return [
        { kind: "switch", stringify: true, name: flag, ...enabled, when: isConfidential },
        {
          kind: "custom",
          name,
          ...providers,
          when: [isConfidential, { name: flag, is: isOn }],
          render: () => <GrantProviders name={name} {...providers} type={type} />,
        },
      ];
    }),
    ...(sendsEvents(realm, info) && signals
      ? [{ kind: "switch", stringify: true, name: attribute("ssf.enabled"), ...signals, when: isConfidential } as const]
      : []),
  ];
}
