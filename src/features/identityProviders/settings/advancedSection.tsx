import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { HelperText, HelperTextItem } from "@patternfly/react-core";
import { Suspense } from "react";
import { useAccess } from "~/data/access/access";
import { useData } from "~/data/query/cache";
import { hasFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import type { Kind } from "~/features/identityProviders/provider";
import {
  ifKnown,
  type ProviderField,
  select,
  shortText,
  shortToggle,
  text,
  toggle,
  whileOff,
  whileOn,
  worded,
} from "~/features/identityProviders/settings/fields";
import type { ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { labelled, type Labelled } from "~/i18n/serverWords";
import type { Translate } from "~/i18n/i18n";
import { useT } from "~/i18n/useT";
import { type FieldProps, useDisabled } from "~/kit/form/fieldProps";
import { SelectField } from "~/kit/form/kinds/SelectField";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Section } from "~/kit/form/SectionsForm";

/** What is the provider's own and no setting of its type, on or off. */
const own = (name: keyof ProviderValues & string, label: Labelled): FieldSpec<ProviderValues> => ({
  kind: "switch",
  name,
  id: label,
  ...labelled(label),
});

const filter: ProviderField[] = [
  shortToggle("filteredByClaim", "filteredByClaim"),
  text("claimFilterName", "claimFilterName", {
    help: "claimFilterNameHelp",
    id: "kc-claim-filter-name",
    helpId: "claimFilterName",
    testId: "claimFilterName",
    required: true,
    when: whileOn("filteredByClaim"),
  }),
  text("claimFilterValue", "claimFilterValue", {
    help: "claimFilterValueHelp",
    id: "kc-claim-filter-value",
    helpId: "claimFilterValue",
    testId: "claimFilterValue",
    required: true,
    when: whileOn("filteredByClaim"),
  }),
];

const none = [{ key: "", value: "none" }] as const;

/** A flow of the realm; who may not list them sees the one that is chosen, and what it takes to choose another. */
function FlowField(props: FieldProps) {
  const t = useT();
  const isDisabled = useDisabled();
  const [lacking] = useAccess()({ any: ["view-realm", "manage-realm", "query-clients"] });
  if (!lacking) return <FlowSelect {...props} />;
  return (
    <div>
      <SelectField {...props} placeholder="none" options={none} />
      {!isDisabled && (
        <HelperText>
          <HelperTextItem>{t(["gatehouse.missingPermission", { permissions: lacking }])}</HelperTextItem>
        </HelperText>
      )}
    </div>
  );
}

function FlowSelect(props: FieldProps) {
  const flows = useData("authenticationManagement.getFlows").flatMap(({ alias, providerId }) =>
    alias && providerId === "basic-flow" ? [{ key: alias, value: { text: alias } }] : [],
  );
  return <SelectField {...props} isTypeahead={false} placeholder="none" options={[...none, ...flows]} />;
}

/** A flow that begins or ends with a provider. */
const flow = (name: "firstBrokerLoginFlowAlias" | "postBrokerLoginFlowAlias", label: Labelled): ProviderField => ({
  kind: "custom",
  name,
  ...labelled(label),
  render: () => (
    <Suspense>
      <FlowField name={name} id={label} {...labelled(label)} />
    </Suspense>
  ),
});

/** When users see a provider among their linked accounts. */
const shownInAccount = (t: Translate) =>
  (
    [
      ["ALWAYS", "showInAccountConsole.always"],
      ["WHEN_LINKED", "showInAccountConsole.when_linked"],
      ["NEVER", "showInAccountConsole.never"],
    ] as const
  ).map(([key, text]) => ({ key, value: { text: t.ifThere(text) ?? key } }));

/** Whether applications can get the tokens of a provider that are stored: always before 26.6, where no feature says so. */
const givesStoredTokens = ({ features = [] }: ServerInfoRepresentation) =>
  features.every(({ name, enabled }) => name !== "IDENTITY_BROKERING_API_V1" || enabled);

const syncModes = worded({ IMPORT: "syncModes.import", LEGACY: "syncModes.legacy", FORCE: "syncModes.force" });

/** What happens with users of a provider: tokens, trust, claims, flows, synchronization. */
export function useAdvancedSection(kind: Kind): Section<ProviderValues> {
  const t = useT();
  const info = useServerInfo();
  const other = kind === "other";
  const stored = givesStoredTokens(info);
  const transient = hasFeature(info, "TRANSIENT_USERS");
  const fields: ProviderField[] = [
    ...(other ? [shortText("defaultScope", "scopes")] : []),
    ...(stored ? [own("storeToken", "storeTokens")] : []),
    ...(hasFeature(info, "IDENTITY_BROKERING_API_V2")
      ? ifKnown(t, "storeTokenInSession", ({ label, ...words }) =>
          // the server's own default
          toggle("storeTokenInSession", label, { ...words, onWhenAbsent: kind !== "saml" }),
        )
      : []),
    ...(stored && !other ? [own("addReadTokenRoleOnCreate", "storedTokensReadable")] : []),
    ...(other
      ? [
          shortToggle("acceptsPromptNoneForwardFromClient", "acceptsPromptNone"),
          shortToggle("disableUserInfo", "disableUserInfo"),
        ]
      : []),
    ...(kind === "oidc" ? [shortToggle("isAccessTokenJWT", "isAccessTokenJWT")] : []),
    own("trustEmail", "trustEmail"),
    own("linkOnly", "accountLinkingOnly"),
    own("hideOnLogin", "hideOnLoginPage"),
    ...ifKnown(t, "showInAccountConsole", ({ label, ...words }) =>
      select("showInAccountConsole", label, shownInAccount(t), { ...words, required: true }),
    ),
    ...(kind === "oidc" || other ? filter : []),
    flow("firstBrokerLoginFlowAlias", "firstBrokerLoginFlowAliasOverride"),
    flow("postBrokerLoginFlowAlias", "postBrokerLoginFlowAlias"),
    ...(transient ? [shortToggle("doNotStoreUsers", "doNotStoreUsers")] : []),
    select("syncMode", "syncMode", syncModes, {
      help: "syncModeHelp",
      required: true,
      when: transient ? whileOff("doNotStoreUsers") : undefined,
    }),
    shortToggle("caseSensitiveOriginalUsername", "caseSensitiveOriginalUsername"),
  ];
  return { title: "advancedSettings", fields };
}
