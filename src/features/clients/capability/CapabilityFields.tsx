import { Checkbox, FormGroup, Switch } from "@patternfly/react-core";
import { useFormContext, useWatch } from "react-hook-form";
import { Lost } from "~/features/clients/capability/Lost";
import { attribute, type ClientValues } from "~/features/clients/client";
import { mayHaveFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import type { Labelled } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { undotted, useDisabled } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { isOn, textIn } from "~/kit/form/values";
import { Field } from "~/kit/form/Field";

const TOKEN_EXCHANGE = attribute("standard.token.exchange.enabled");
const CIBA = attribute("oidc.ciba.grant.enabled");
const DEVICE = attribute("oauth2.device.authorization.grant.enabled");
const PKCE = attribute("pkce.code.challenge.method");

/** What a public client cannot have: it has no secret to prove who it is. */
const onlyConfidential = ["authorizationServicesEnabled", "serviceAccountsEnabled", CIBA, TOKEN_EXCHANGE] as const;

type FlowName =
  | "standardFlowEnabled"
  | "directAccessGrantsEnabled"
  | "implicitFlowEnabled"
  | "serviceAccountsEnabled"
  | `attributes.${string}`;

interface Flow {
  name: FlowName;
  label: Labelled;
  id: string;
  testId: string;
  /** Name of the box in the form; that of the value when left out. */
  boxName?: string;
  /** Feature of the server without which it is not there. */
  feature?: string;
}

/** The ways to get a token, with the ids that automation knows. */
const flows: readonly Flow[] = [
  {
    name: "standardFlowEnabled",
    label: "standardFlow",
    id: "kc-flow-standard",
    testId: "standard",
  },
  {
    name: "directAccessGrantsEnabled",
    label: "directAccess",
    id: "kc-flow-direct",
    testId: "direct",
  },
  {
    name: "implicitFlowEnabled",
    label: "implicitFlow",
    id: "kc-flow-implicit",
    testId: "implicit",
  },
  {
    name: "serviceAccountsEnabled",
    label: "serviceAccount",
    id: "kc-flow-service-account",
    testId: "service-account",
  },
  {
    name: TOKEN_EXCHANGE,
    label: "standardTokenExchangeEnabled",
    id: "kc-standard-token-exchange-enabled",
    testId: "standard-token-exchange-enabled",
    boxName: "standard-token-exchange-enabled",
    feature: "TOKEN_EXCHANGE_STANDARD_V2",
  },
  {
    name: DEVICE,
    label: "oauthDeviceAuthorizationGrant",
    id: "kc-oauth-device-authorization-grant",
    testId: "oauth-device-authorization-grant",
    feature: "DEVICE_FLOW",
  },
  {
    name: CIBA,
    label: "oidcCibaGrant",
    id: "kc-oidc-ciba-grant",
    testId: "oidc-ciba-grant",
    feature: "CIBA",
  },
];

const useValues = () => {
  const [isPublic, hasAuthorization] = useWatch<ClientValues, ["publicClient", "authorizationServicesEnabled"]>({
    name: ["publicClient", "authorizationServicesEnabled"],
  });
  return { isPublic: isOn(isPublic), hasAuthorization: isOn(hasAuthorization) };
};

/** Sets a value as if it was typed. */
function useSet() {
  const { setValue } = useFormContext<ClientValues>();
  return (name: FlowName | "publicClient" | "authorizationServicesEnabled", on: boolean) =>
    setValue(name, name.startsWith("attributes.") ? String(on) : on, { shouldDirty: true });
}

/** Whether the client has to prove who it is: the opposite of what the server keeps. */
function Authentication() {
  const t = useT();
  const set = useSet();
  const { isPublic } = useValues();
  const isDisabled = useDisabled();
  return (
    <Field
      name="publicClient"
      id="kc-authentication"
      helpId="authentication"
      label="clientAuthentication"
      help="authenticationHelp"
    >
      <Switch
        id="kc-authentication"
        data-testid="authentication"
        aria-label={t("clientAuthentication")}
        label={t(isPublic ? "off" : "on")}
        isChecked={!isPublic}
        isDisabled={isDisabled}
        onChange={(_, on) => {
          set("publicClient", !on);
          if (!on) for (const name of onlyConfidential) set(name, false);
        }}
      />
      <Lost name="publicClient" text="gatehouse.clientSecretLost" />
    </Field>
  );
}

/** Whether the client protects resources by policies: it asks the server with its service account. */
function Authorization() {
  const t = useT();
  const set = useSet();
  const { isPublic, hasAuthorization } = useValues();
  const isDisabled = useDisabled(isPublic);
  return (
    <Field
      name="authorizationServicesEnabled"
      id="kc-authorization-switch"
      helpId="authorization"
      label="clientAuthorization"
      help="authorizationHelp"
    >
      <Switch
        id="kc-authorization-switch"
        data-testid="authorization"
        aria-label={t("clientAuthorization")}
        label={t(hasAuthorization && !isPublic ? "on" : "off")}
        isChecked={hasAuthorization && !isPublic}
        isDisabled={isDisabled}
        onChange={(_, on) => {
          set("authorizationServicesEnabled", on);
          if (on) set("serviceAccountsEnabled", true);
        }}
      />
      <Lost name="authorizationServicesEnabled" text="gatehouse.authorizationLost" />
    </Field>
  );
}

/** The ways in which the client gets tokens. */
function Flows() {
  const t = useT();
  const info = useServerInfo();
  const there = flows.filter(({ feature }) => !feature || mayHaveFeature(info, feature));
  return (
    <FormGroup role="group" label={t("authenticationFlow")} fieldId="authenticationFlowGrid">
      <div id="authenticationFlowGrid" className="gh-flows">
        {there.map((flow) => (
          <FlowBox key={flow.name} {...flow} />
        ))}
      </div>
      <Lost name="serviceAccountsEnabled" text="gatehouse.serviceAccountLost" />
    </FormGroup>
  );
}

function FlowBox({ name, label, id, testId, boxName = undotted(name).replace("attributes.", "") }: Flow) {
  const t = useT();
  const set = useSet();
  const { isPublic, hasAuthorization } = useValues();
  const value: unknown = useWatch({ name, exact: true });
  const isBarred = isPublic && (name === CIBA || name === TOKEN_EXCHANGE);
  const isFixed = name === "serviceAccountsEnabled" && isPublic !== hasAuthorization;
  const isDisabled = useDisabled(isBarred || isFixed);
  return (
    <div className="gh-flow">
      <Checkbox
        id={id}
        name={boxName}
        data-testid={testId}
        label={t(label)}
        isChecked={isOn(value) && !isBarred}
        isDisabled={isDisabled}
        onChange={(_, on) => set(name, on)}
      />
      <HelpIcon name={label} text={`${label}Help`} />
    </div>
  );
}

const methods = ["S256", "plain"].map((key) => ({ key, value: { text: key } }));

/**
 * The method by which the client proves that a code is its own. Since 26.6 a switch says whether it has to, the server
 * keeps nothing but the method: none where it does not.
 */
function Pkce() {
  const t = useT();
  const { setValue } = useFormContext<ClientValues>();
  const isRequired = textIn(useWatch<ClientValues>({ name: PKCE, exact: true })) !== "";
  const isDisabled = useDisabled();
  const label = t.ifThere("pkceRequired");
  const help = t.ifThere("clientPkceRequiredHelp");
  return (
    <>
      {label && (
        <Field name={PKCE} id="pkce-required" label={{ text: label }} help={help ? { text: help } : undefined}>
          <Switch
            id="pkce-required"
            data-testid="pkce-required"
            aria-label={label}
            label={t(isRequired ? "on" : "off")}
            isChecked={isRequired}
            isDisabled={isDisabled}
            onChange={(_, on) => setValue(PKCE, on ? "S256" : "", { shouldDirty: true })}
          />
        </Field>
      )}
      {(!label || isRequired) && (
        <SelectField
          name={PKCE}
          id="keyForCodeExchange"
          label="keyForCodeExchange"
          help="keyForCodeExchangeHelp"
          options={label ? methods : [{ key: "", value: "choose" }, ...methods]}
        />
      )}
    </>
  );
}

/** What an OpenID Connect client of any server can do. */
export const commonCapabilities: FieldSpec<ClientValues>[] = [
  { kind: "custom", name: "publicClient", label: "clientAuthentication", render: () => <Authentication /> },
  {
    kind: "custom",
    name: "authorizationServicesEnabled",
    label: "clientAuthorization",
    render: () => <Authorization />,
  },
  { kind: "custom", name: "standardFlowEnabled", label: "standardFlow", render: () => <Flows /> },
  // the boxes above set them: their names in lists of changes
  ...flows
    .slice(1)
    .map(({ name, label }): FieldSpec<ClientValues> => ({ kind: "custom", name, label, render: () => null })),
  { kind: "custom", name: PKCE, label: "keyForCodeExchange", render: () => <Pkce /> },
];
