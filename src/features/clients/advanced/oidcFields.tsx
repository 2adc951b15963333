import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { useWatch } from "react-hook-form";
import { hasFeature } from "~/data/access/features";
import { attribute } from "~/features/clients/client";
import { address, asOptions, choice, type Fields, switchIfThere, switchOf } from "~/features/clients/advanced/labelled";
import type { Translate } from "~/i18n/i18n";
import { labelled, serverWords } from "~/i18n/serverWords";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { isOn, textIn } from "~/kit/form/values";

/** What a client shows its users about itself. */
export const aboutFields: Fields = [
  address("logoUri", "logoUrl"),
  address("policyUri", "policyUrl"),
  address("tosUri", "termsOfServiceUrl"),
];

/** The names of a server's providers, in its order. */
function providersOf({ providers }: ServerInfoRepresentation, spi: string): string[] {
  const there = Object.entries(providers?.[spi]?.providers ?? {});
  return there.sort(([one, { order: a }], [other, { order: b }]) => b - a || (one < other ? -1 : 1)).map(([id]) => id);
}

/** How tokens and answers are signed and encrypted, and what requests have to be. */
export function fineGrainFields(t: Translate, info: ServerInfoRepresentation): Fields {
  const signatures = asOptions(providersOf(info, "clientSignature"));
  const answerSignatures = asOptions(providersOf(info, "signature"));
  const keyEncryptions = asOptions(providersOf(info, "cekmanagement"));
  const encryptions = asOptions(providersOf(info, "contentencryption"));
  const detached = serverWords(t, "idTokenAsDetachedSignature");
  return [
    ...aboutFields,
    choice("access.token.signed.response.alg", "accessTokenSignatureAlgorithm", "choose", signatures),
    switchOf("access.token.header.type.rfc9068", "useRfc9068AccessTokenType", "useRfc9068AccessTokenType"),
    choice("id.token.signed.response.alg", "idTokenSignatureAlgorithm", "choose", signatures),
    choice("id.token.encrypted.response.alg", "idTokenEncryptionKeyManagementAlgorithm", "choose", keyEncryptions),
    choice("id.token.encrypted.response.enc", "idTokenEncryptionContentEncryptionAlgorithm", "choose", encryptions),
    ...(detached
      ? ([
          {
            kind: "switch",
            stringify: true,
            name: attribute("id.token.as.detached.signature"),
            id: "idTokenAsDetachedSignature",
            ...detached,
          },
        ] as const)
      : []),
    choice("user.info.response.signature.alg", "userInfoSignedResponseAlgorithm", "choose", answerSignatures),
    choice(
      "user.info.encrypted.response.alg",
      "userInfoResponseEncryptionKeyManagementAlgorithm",
      "choose",
      keyEncryptions,
    ),
    choice(
      "user.info.encrypted.response.enc",
      "userInfoResponseEncryptionContentEncryptionAlgorithm",
      "choose",
      encryptions,
    ),
    choice("request.object.signature.alg", "requestObjectSignatureAlgorithm", "any", [
      { key: "none", value: "none" },
      ...signatures,
    ]),
    choice("request.object.encryption.alg", "requestObjectEncryption", "any", keyEncryptions),
    choice("request.object.encryption.enc", "requestObjectEncoding", "any", encryptions),
    {
      kind: "select",
      name: attribute("request.object.required"),
      ...labelled("requestObjectRequired"),
      options: (["not required", "request or request_uri", "request only", "request_uri only"] as const).map((key) => ({
        key,
        value: `requestObject.${key}`,
      })),
    },
    {
      kind: "multiLine",
      stringify: true,
      name: attribute("request.uris"),
      ...labelled("validRequestURIs"),
      helpId: "validRequestURIs",
      addLabel: "addRequestUri",
      type: "url",
    },
    choice("authorization.signed.response.alg", "authorizationSignedResponseAlg", "choose", answerSignatures),
    choice("authorization.encrypted.response.alg", "authorizationEncryptedResponseAlg", "choose", keyEncryptions),
    choice("authorization.encrypted.response.enc", "authorizationEncryptedResponseEnc", "choose", encryptions),
  ];
}

const REFRESH = attribute("use.refresh.tokens");
const REQUESTED_TYPE = "standard.token.exchange.enableRefreshRequestedTokenType";

/** Whether a token exchange may ask for a refresh token: it needs both of these. */
function RequestedTokenType({ isExchanging }: { isExchanging: boolean }) {
  const refresh: unknown = useWatch({ name: REFRESH, exact: true });
  const isRefreshing = textIn(refresh) === "" || isOn(refresh);
  return (
    <SelectField
      {...choice(REQUESTED_TYPE, "enableRefreshRequestedTokenType", "choose", [
        { key: "NO", value: "no" },
        { key: "SAME_SESSION", value: "sameSession" },
      ])}
      isDisabled={!isExchanging || !isRefreshing}
    />
  );
}

/** What clients need that do not follow the newer of the standards. */
export function compatibilityFields(
  t: Translate,
  info: ServerInfoRepresentation,
  client: ClientRepresentation,
): Fields {
  const isExchanging = isOn(client.attributes?.["standard.token.exchange.enabled"]);
  const audience = hasFeature(info, "JWT_AUTHORIZATION_GRANT") && serverWords(t, "jwtAuthorizationGrantAudience");
  return [
    {
      ...switchOf(
        "exclude.session.state.from.auth.response",
        "excludeSessionStateFromAuthenticationResponse",
        "excludeSessionStateFromAuthenticationResponse-switch",
      ),
      helpId: "excludeSessionStateFromAuthenticationResponse",
    },
    {
      ...switchOf(
        "exclude.issuer.from.auth.response",
        "excludeIssuerFromAuthenticationResponse",
        "excludeIssuerFromAuthenticationResponse-switch",
      ),
      helpId: "excludeIssuerFromAuthenticationResponse",
    },
    { ...switchOf("use.refresh.tokens", "useRefreshTokens", "useRefreshTokens"), onWhenAbsent: true },
    switchOf(
      "client_credentials.use_refresh_token",
      "useRefreshTokenForClientCredentialsGrant",
      "useRefreshTokenForClientCredentialsGrant",
    ),
    switchOf("token.response.type.bearer.lower-case", "useLowerCaseBearerType", "useLowerCaseBearerType"),
    ...(hasFeature(info, "TOKEN_EXCHANGE_STANDARD_V2")
      ? ([
          {
            kind: "custom",
            name: attribute(REQUESTED_TYPE),
            label: "enableRefreshRequestedTokenType",
            render: () => <RequestedTokenType isExchanging={isExchanging} />,
          },
        ] as const)
      : []),
    ...switchIfThere(
      t,
      "allow.token.introspection.without.audience.check",
      "allowTokenIntrospectionWithoutAudienceCheck",
    ),
    ...switchIfThere(t, "allow.userinfo.with.lightweight.access.token", "allowUserinfoWithLightweightAccessToken"),
    ...(audience
      ? ([
          {
            kind: "keyValue",
            isSingle: true,
            name: attribute("oauth2.jwt.authorization.grant.audience"),
            ...audience,
          },
        ] as const)
      : []),
  ];
}
