import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { TextInput } from "@patternfly/react-core";
import { useWatch } from "react-hook-form";
import { hasFeature } from "~/data/access/features";
import { attribute, dynamicFormat, LONGEST_ATTRIBUTE, type ScopeValues } from "~/features/clientScopes/clientScope";
import { labelledThere, type LabelKey } from "~/i18n/serverWords";
import type { Translate } from "~/i18n/i18n";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { isOn, textIn } from "~/kit/form/values";

/**
 * The settings of a scope that is requested with a parameter: `PARAMETERIZED_SCOPES`, or `DYNAMIC_SCOPES` of older
 * servers.
 */
export function parameterFields(t: Translate, info: ServerInfoRepresentation): FieldSpec<ScopeValues>[] {
  if (hasFeature(info, "PARAMETERIZED_SCOPES")) return parameterized(t, info);
  return hasFeature(info, "DYNAMIC_SCOPES") ? dynamic(t) : [];
}

function parameterized(
  t: Translate,
  { parameterizedScopeTypes = [] }: ServerInfoRepresentation,
): FieldSpec<ScopeValues>[] {
  const on: When<ScopeValues> = { name: attribute("is.parameterized.scope"), is: isOn };
  const type = (is: (name: string) => boolean): When<ScopeValues> => ({
    name: attribute("parameterized.scope.type"),
    is: (value) => is(textIn(value)),
  });
  const repeatable = new Set(parameterizedScopeTypes.flatMap((one) => (one.repeatable ? one.name : [])));
  const field = (name: string, key: LabelKey) => ({ name: attribute(name), ...labelledThere(t, key) });
  return [
    { kind: "switch", stringify: true, ...field("is.parameterized.scope", "parameterizedScope") },
    {
      kind: "select",
      required: true,
      options: parameterizedScopeTypes.map(({ name }) => ({ key: name, value: { text: typeText(t, name) } })),
      when: on,
      ...field("parameterized.scope.type", "parameterizedScopeType"),
    },
    {
      kind: "text",
      required: true,
      maxLength: LONGEST_ATTRIBUTE,
      when: [on, type((name) => name === "custom")],
      ...field("parameterized.scope.regexp", "parameterizedScopeFormat"),
    },
    {
      kind: "switch",
      stringify: true,
      when: [on, type((name) => repeatable.has(name))],
      ...field("parameterized.scope.repeatable", "repeatableScope"),
    },
    {
      kind: "switch",
      stringify: true,
      when: on,
      ...field("parameterized.scope.allow.user.data", "allowUserDataAccess"),
    },
  ];
}

/** Every type of parameter that a supported server has a name for. */
const named = ["boolean", "custom", "delegation", "integer", "string", "username"] as const;

function typeText(t: Translate, type: string): string {
  const known = named.find((one) => one === type);
  return (known && t.ifThere(`parameterizedScopeType.${known}`)) ?? type;
}

function dynamic(t: Translate): FieldSpec<ScopeValues>[] {
  const base = { name: attribute("is.dynamic.scope"), ...labelledThere(t, "dynamicScope") };
  const format = { name: attribute("dynamic.scope.regexp"), ...labelledThere(t, "dynamicScopeFormat") };
  return [
    { kind: "switch", stringify: true, ...base },
    { kind: "custom", when: { name: base.name, is: isOn }, render: () => <DynamicFormat {...format} />, ...format },
  ];
}

/** What a dynamic scope is requested by: made of its name. */
function DynamicFormat(props: FieldProps) {
  const name: unknown = useWatch({ name: "name", exact: true });
  return (
    <Field {...props}>
      <TextInput id={props.name} data-testid={props.name} isDisabled value={dynamicFormat(textIn(name))} />
    </Field>
  );
}
