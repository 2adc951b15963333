import { useFormState, useWatch } from "react-hook-form";
import { Alert } from "@patternfly/react-core";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { SwitchField } from "~/kit/form/kinds/SwitchField";
import { useT } from "~/i18n/useT";
import { hasFeature } from "~/data/access/features";
import { RealmNameField } from "~/features/realmSettings/general/RealmNameField";
import { labelled, serverWords } from "~/i18n/serverWords";
import type { Translate } from "~/i18n/i18n";
import { dotted, type FieldProps } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/values";
import { acrMap } from "~/parts/clients/acrMap";
import type { RealmValues } from "~/parts/realm/realmConverters";

type Field = FieldSpec<RealmValues>;

/** Attribute: whether the realm sends security events to clients (Shared Signals, 26.7). */
export const SIGNALS = "ssf.transmitterEnabled";

/** Signature algorithms of the metadata for SAML; the server has no list of them. */
const ALGORITHMS = ["RSA_SHA1", "RSA_SHA256", "RSA_SHA256_MGF1", "RSA_SHA512", "RSA_SHA512_MGF1", "DSA_SHA1"];

/**
 * Whether an address of the web has a host that the server can read: over another one it fails (500), where a browser would
 * correct it. It takes any address without scheme.
 */
const isSound = (address: string) =>
  /^https?:\/\/[^\s"%<>\\^`{|}/?#]+(?:[/?#]|$)/i.test(address) && URL.canParse(address);

/** A switch that is there with a feature of the server. */
const featureSwitch = (
  info: ServerInfoRepresentation,
  feature: string,
  name: "organizationsEnabled" | "verifiableCredentialsEnabled",
): Field[] => (hasFeature(info, feature) ? [{ kind: "switch", name, ...labelled(name) }] : []);

const adminPermissions: Field = {
  ...labelled("adminPermissionsEnabled"),
  kind: "custom",
  name: "adminPermissionsEnabled",
  render: () => <AdminPermissionsField name="adminPermissionsEnabled" {...labelled("adminPermissionsEnabled")} />,
};

/** By which URIs SAML clients name levels of authentication (26.6): the attribute `acr.uri.map`. */
const uriMap = (t: Translate) =>
  ({
    kind: "keyValue",
    isSingle: true,
    name: `attributes.${dotted("acr.uri.map")}`,
    testId: "attributes.acr.uri.map",
    label: { text: t("gatehouse.acrToUri") },
    help: "gatehouse.acrToUriHelp",
    validate: (map: Record<string, unknown>) =>
      Object.values(map).every((uri) => URL.canParse(String(uri))) ? undefined : { text: t.ifThere("uriError") ?? "" },
  }) as const;

/** What the realm is called and offers; what this server does not know is left out. */
export function generalFields(t: Translate, info: ServerInfoRepresentation): Field[] {
  const samlHelp = t.ifThere("acrToLoAMappingRealmSamlHelp");
  const displayNameHelp = t.ifThere("realmDisplayNameHelp");
  const scim = serverWords(t, "scimApiEnabled");
  const signals = serverWords(t, "ssfTransmitterEnabled");
  return [
    { kind: "custom", name: "realm", label: "realmName", render: () => <RealmNameField /> },
    {
      kind: "text",
      name: "displayName",
      label: "displayName",
      help: displayNameHelp ? { text: displayNameHelp } : undefined,
      maxLength: LONGEST,
    },
    { kind: "text", name: "displayNameHtml", label: "htmlDisplayName" },
    {
      kind: "text",
      type: "url",
      name: "attributes.frontendUrl",
      ...labelled("frontendUrl"),
      validate: (text) => (/^https?:/i.test(text) && !isSound(text) ? "gatehouse.webAddress" : undefined),
    },
    {
      kind: "select",
      name: "sslRequired",
      ...labelled("requireSsl"),
      options: (["all", "external", "none"] as const).map((key) => ({ key, value: `sslType.${key}` })),
    },
    acrMap(t, samlHelp ? { text: samlHelp } : "acrToLoAMappingHelp"),
    ...(hasFeature(info, "STEP_UP_AUTHENTICATION_SAML") ? [uriMap(t)] : []),
    {
      kind: "switch",
      name: "userManagedAccessAllowed",
      ...labelled("userManagedAccess"),
    },
    ...featureSwitch(info, "ORGANIZATION", "organizationsEnabled"),
    ...(hasFeature(info, "ADMIN_FINE_GRAINED_AUTHZ_V2") ? [adminPermissions] : []),
    ...featureSwitch(info, "OID4VC_VCI", "verifiableCredentialsEnabled"),
    ...(hasFeature(info, "SCIM_API") && scim ? [{ kind: "switch", name: "scimApiEnabled", ...scim } as const] : []),
    ...(hasFeature(info, "SSF") && signals
      ? [{ kind: "switch", stringify: true, name: `attributes.${dotted(SIGNALS)}`, ...signals } as const]
      : []),
    {
      kind: "select",
      name: "unmanagedAttributePolicy",
      label: "unmanagedAttributes",
      help: "unmanagedAttributesHelpText",
      options: [
        { key: "", value: "unmanagedAttributePolicy.DISABLED" },
        ...(["ENABLED", "ADMIN_VIEW", "ADMIN_EDIT"] as const).map(
          (key) => ({ key, value: `unmanagedAttributePolicy.${key}` }) as const,
        ),
      ],
    },
    {
      kind: "select",
      name: `attributes.${dotted("saml.signature.algorithm")}`,
      ...labelled("signatureAlgorithmIdentityProviderMetadata"),
      options: [{ key: "", value: "choose" }, ...ALGORITHMS.map((key) => ({ key, value: { text: key } }))],
    },
  ];
}

/** Whether the realm has fine-grained permissions; says what changes with it before that is saved. */
function AdminPermissionsField(props: FieldProps) {
  const t = useT();
  const isOn = useWatch({ name: props.name, exact: true }) === true;
  const { defaultValues } = useFormState();
  const wasOn = defaultValues?.adminPermissionsEnabled === true;
  return (
    <>
      <SwitchField {...props} />
      {isOn !== wasOn && (
        <Alert
          isInline
          variant="info"
          data-testid="adminPermissions-effect"
          title={t(isOn ? "gatehouse.adminPermissionsTurnOn" : "gatehouse.adminPermissionsTurnOff")}
        />
      )}
    </>
  );
}
