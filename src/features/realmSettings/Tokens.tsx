import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { useRealmRepresentation } from "~/data/query/realm";
import { mayHaveFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import { AccessTokenLifespan } from "~/features/realmSettings/AccessTokenLifespan";
import { credentialFields } from "~/features/realmSettings/credentialFields";
import { labelled } from "~/i18n/serverWords";
import { mayIssueCredentials } from "~/parts/clients/protocols";
import { durationField } from "~/features/realmSettings/durationField";
import { TokenTimes } from "~/features/realmSettings/TimePictures";
import type { Key } from "~/i18n/useT";
import { useT } from "~/i18n/useT";
import { dotted } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Section } from "~/kit/form/SectionsForm";
import { RealmForm } from "~/parts/realm/RealmForm";
import type { RealmValues } from "~/parts/realm/realmConverters";

type Field = FieldSpec<RealmValues>;

const testIds = { save: "tokens-tab-save", cancel: "tokens-tab-revert" };

/** What devices without a browser get. */
const deviceFields: Field[] = [
  durationField({
    name: "oauth2DeviceCodeLifespan",
    ...labelled("oAuthDeviceCodeLifespan"),
    id: "oAuthDeviceCodeLifespan",
    testId: "oAuthDeviceCodeLifespan",
    prefix: "oAuthDeviceCodeLifespan",
  }),
  {
    kind: "number",
    name: "oauth2DevicePollingInterval",
    id: "oAuthDevicePollingInterval",
    label: "oAuthDevicePollingInterval",
    placeholder: "oAuthDevicePollingInterval",
    help: "oAuthDevicePollingIntervalHelp",
    required: true,
    min: 0,
  },
  {
    kind: "text",
    name: "attributes.shortVerificationUri",
    id: "shortVerificationUri",
    testId: "shortVerificationUri",
    label: "shortVerificationUri",
    placeholder: "shortVerificationUri",
    help: "shortVerificationUriTooltipHelp",
  },
];

const pushed: Field = {
  kind: "duration",
  stringify: true,
  name: "attributes.parRequestUriLifespan",
  id: "parRequestUriLifespan",
  testId: "par-request-uri-lifespan-input",
  prefix: "par-request-uri-lifespan",
  ...labelled("parRequestUriLifespan"),
  units: ["seconds", "minutes", "hours", "days"],
};

const generalFields = (info: ServerInfoRepresentation): Field[] => [
  {
    kind: "select",
    name: "defaultSignatureAlgorithm",
    id: "kc-default-sig-alg",
    testId: "select-default-sig-alg",
    ...labelled("defaultSigAlg"),
    helpId: "algorithm",
    required: true,
    // what the server signs with when none is set
    placeholder: { text: "RS256" },
    options: Object.keys(info.providers?.["signature"]?.providers ?? {})
      .sort()
      .map((key) => ({ key, value: { text: key } })),
  },
  ...(mayHaveFeature(info, "DEVICE_FLOW") ? deviceFields : []),
  ...(mayHaveFeature(info, "PAR") ? [pushed] : []),
];

const refreshFields: Field[] = [
  {
    kind: "switch",
    name: "revokeRefreshToken",
    id: "kc-revoke-refresh-token",
    testId: "revoke-refresh-token-switch",
    ...labelled("revokeRefreshToken"),
  },
  {
    kind: "number",
    name: "refreshTokenMaxReuse",
    id: "refreshTokenMaxReuseMs",
    ...labelled("refreshTokenMaxReuse"),
    required: true,
    min: 0,
    when: { name: "revokeRefreshToken", is: (value) => value === true },
  },
];

const accessFields = ({ offlineSessionMaxLifespanEnabled }: RealmRepresentation): Field[] => [
  {
    kind: "custom",
    name: "accessTokenLifespan",
    ...labelled("accessTokenLifespan"),
    render: () => <AccessTokenLifespan />,
  },
  durationField({
    name: "accessTokenLifespanForImplicitFlow",
    ...labelled("accessTokenLifespanImplicitFlow"),
    testId: "access-token-lifespan-implicit-input",
    prefix: "kc-access-token-lifespan-implicit",
  }),
  durationField({
    name: "accessCodeLifespan",
    ...labelled("clientLoginTimeout"),
    testId: "client-login-timeout-input",
    prefix: "kc-client-login-timeout",
  }),
  ...(offlineSessionMaxLifespanEnabled
    ? [
        durationField({
          name: "offlineSessionMaxLifespan",
          ...labelled("offlineSessionMax"),
          testId: "offline-session-max-input",
          prefix: "kc-offline-session-max",
        }),
      ]
    : []),
];

/** A lifespan of the tokens for one action, which is that of all actions where it is empty. */
const override = (action: string, label: Key, help: Key, id: string, groupId: string): Field => ({
  kind: "duration",
  stringify: true,
  name: `attributes.${dotted(`actionTokenGeneratedByUserLifespan.${action}`)}`,
  label,
  help,
  helpId: label,
  testId: `${id}-input`,
  prefix: `kc-${id}`,
  groupId,
});

const actionFields: Field[] = [
  durationField({
    name: "actionTokenGeneratedByUserLifespan",
    ...labelled("userInitiatedActionLifespan"),
    testId: "user-initiated-action-lifespan",
    prefix: "kc-user-initiated-action-lifespan",
    groupId: "kc-user-initiated-action-lifespan",
  }),
  durationField({
    name: "actionTokenGeneratedByAdminLifespan",
    label: "defaultAdminInitiated",
    help: "defaultAdminInitiatedActionLifespanHelp",
    // the spelling that scripts know
    testId: "default-admin-initated-input",
    prefix: "kc-default-admin-initiated",
    groupId: "default-admin-initiated-label",
  }),
];

const overrideFields: Field[] = [
  override("verify-email", "emailVerification", "emailVerificationHelp", "email-verification", "email-verification"),
  override(
    "idp-verify-account-via-email",
    "idpAccountEmailVerification",
    "idpAccountEmailVerificationHelp",
    "idp-email-verification",
    "idp-acct-label",
  ),
  override("reset-credentials", "forgotPassword", "forgotPasswordHelp", "forgot-pw", "forgot-password-label"),
  override("execute-actions", "executeActions", "executeActionsHelp", "execute-actions", "execute-actions"),
];

/** How tokens are signed and how long they last. */
export function Tokens() {
  const t = useT();
  const info = useServerInfo();
  const realm = useRealmRepresentation();
  const credentials = t.ifThere("oid4vciAttributes");
  const sections: Section<RealmValues>[] = [
    { title: "general", fields: generalFields(info) },
    { title: "refreshTokens", fields: refreshFields },
    { title: "accessTokens", fields: accessFields(realm) },
    { title: "actionTokens", fields: actionFields },
    { title: "overrideActionTokens", fields: overrideFields },
    ...(mayIssueCredentials(info, realm) && credentials
      ? [{ title: { text: credentials }, fields: credentialFields(t, info) }]
      : []),
  ];
  return (
    <RealmForm name="tokens" sections={sections} testIds={testIds}>
      <TokenTimes />
    </RealmForm>
  );
}
