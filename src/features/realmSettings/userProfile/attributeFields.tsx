import type { UserProfileConfig } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { isSegment } from "~/data/api/segment";
import { AnnotationsField } from "~/features/realmSettings/userProfile/AnnotationsField";
import { textOf } from "~/features/realmSettings/userProfile/annotations";
import { type AttributeValues, SCIM } from "~/features/realmSettings/userProfile/attributeForm";
import { PermissionField } from "~/features/realmSettings/userProfile/PermissionField";
import { ScimField } from "~/features/realmSettings/userProfile/ScimField";
import { translatable } from "~/features/realmSettings/userProfile/TranslatableField";
import { predefined } from "~/features/realmSettings/userProfile/translations";
import { ValidationsField } from "~/features/realmSettings/userProfile/ValidationsField";
import { labelled } from "~/i18n/serverWords";
import type { Key, Text } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import { RadioField } from "~/kit/form/kinds/RadioField";
import type { Option } from "~/kit/form/kinds/SelectField";
import type { Section } from "~/kit/form/SectionsForm";
import { LONGEST } from "~/kit/form/values";

type Fields = FieldSpec<AttributeValues>[];

/** What the server takes for a name. It is known here because texts are written before the attribute is refused. */
const NAME = /^[\w.-]*$/;

const radio = (
  name: "enabledWhen" | "roles" | "requiredWhen",
  label: Key,
  options: Record<string, Key>,
  help?: { help: Key; helpId: string },
): Fields[number] => ({
  kind: "custom",
  name,
  label,
  render: () => <RadioField name={name} label={label} options={options} {...help} />,
});

const isOn = (value: unknown) => value === true;

function conditionFields(name: string, scopes: Option[]): Fields {
  const scopeField = (field: "selectorScopes" | "requiredScopes", testId: string) =>
    ({
      kind: "select",
      name: field,
      label: "clientScopes",
      options: scopes,
      isMulti: true,
      findsInside: true,
      required: true,
      testId,
      inputLabel: "gatehouse.selectInput",
    }) as const;
  const enabled: Fields = [
    radio(
      "enabledWhen",
      "enabledWhen",
      { always: "always", scopesAsRequested: "scopesAsRequested" },
      { help: "enabledWhenTooltip", helpId: "enabled-when" },
    ),
    {
      ...scopeField("selectorScopes", "enabled-when-scope-field"),
      when: { name: "enabledWhen", is: (value) => value === "scopesAsRequested" },
    },
  ];
  const whenRequired = { name: "required", is: isOn } as const;
  const required: Fields = [
    {
      kind: "switch",
      name: "required",
      id: "kc-required",
      ...labelled("required"),
      helpId: "required",
    },
    {
      ...radio("roles", "requiredFor", {
        "requiredForLabel.both": "requiredForLabel.both",
        "requiredForLabel.users": "requiredForLabel.users",
        "requiredForLabel.admins": "requiredForLabel.admins",
      }),
      when: whenRequired,
    },
    {
      ...radio(
        "requiredWhen",
        "requiredWhen",
        { requiredAlways: "always", requiredScopesAsRequested: "scopesAsRequested" },
        { help: "requiredWhenTooltip", helpId: "required-when" },
      ),
      when: whenRequired,
    },
    {
      ...scopeField("requiredScopes", "required-when-scope-field"),
      when: [whenRequired, { name: "requiredWhen", is: (value) => value === "requiredScopesAsRequested" }],
    },
  ];
  return [...(name === "username" || name === "email" ? [] : enabled), ...(name === "username" ? [] : required)];
}

/** By which name of SCIM it is known, which no other attribute has. */
const scimField = (label: Text, others: NonNullable<UserProfileConfig["attributes"]>): Fields[number] => ({
  kind: "custom",
  name: "scim",
  label,
  render: () => (
    <ScimField taken={others.map(({ annotations }) => textOf(annotations?.[SCIM] ?? "")).filter(Boolean)} />
  ),
});

/** What the fields of an attribute depend on. */
interface Known {
  /** Name of an attribute that is there; empty for a new one. */
  name: string;
  profile: UserProfileConfig;
  /** Names of the client scopes. */
  scopes: string[];
  /** Label and help of the default value; undefined where the server has none. */
  defaultValue?: { label: Text; help: Text };
  /** Title and label of what is about SCIM; undefined where the server has none. */
  scim?: { title: Text; label: Text };
}

/** The sections of an attribute's form. */
export function attributeSections({ name, profile, scopes, defaultValue, scim }: Known): Section<AttributeValues>[] {
  const { attributes = [], groups = [] } = profile;
  const isTaken = (typed: string) => name === "" && attributes.some((one) => one.name === typed);
  const others = attributes.filter((one) => one.name !== name);
  const options = (names: string[]) => names.map((key) => ({ key, value: { text: key } }));
  return [
    {
      title: "generalSettings",
      fields: [
        {
          kind: "text",
          name: "name",
          label: "attributeName",
          help: "upAttributeNameHelp",
          required: true,
          requiredText: "validateAttributeName",
          isDisabled: name !== "",
          // the server takes a longer one, and fails over every user who has a value
          maxLength: LONGEST,
          validate: (typed) => {
            if (name === "" && !NAME.test(typed)) return "gatehouse.attributeNameRule";
            if (!isSegment(typed)) return "gatehouse.nameUnusable";
            return isTaken(typed) ? "gatehouse.nameInUse" : undefined;
          },
        },
        translatable<AttributeValues>({
          field: "displayName",
          prefix: "profile.attributes",
          ...labelled("attributeDisplayName"),
          isNew: name === "",
        }),
        { kind: "switch", name: "multivalued", ...labelled("multivalued") },
        ...(predefined.includes(name) || !defaultValue
          ? []
          : [{ kind: "text", name: "defaultValue", ...defaultValue } as const]),
        {
          kind: "select",
          name: "group",
          ...labelled("attributeGroup"),
          isTypeahead: false,
          placeholder: "none",
          options: [{ key: "", value: "none" }, ...options(groups.flatMap((group) => group.name ?? []))],
        },
        ...conditionFields(name, options(scopes)),
      ],
    },
    {
      title: "permission",
      fields: (
        [
          ["edit", "whoCanEdit", "whoCanEditHelp"],
          ["view", "whoCanView", "whoCanViewHelp"],
        ] as const
      ).map(([what, label, help]) => ({
        kind: "custom",
        name: `permissions.${what}`,
        label,
        render: () => <PermissionField name={`permissions.${what}`} label={label} help={help} what={what} />,
      })),
    },
    {
      title: "validations",
      fields: [{ kind: "custom", name: "validations", label: "validations", render: () => <ValidationsField /> }],
    },
    {
      title: "annotations",
      fields: [{ kind: "custom", name: "annotations", label: "annotations", render: () => <AnnotationsField /> }],
    },
    ...(scim ? [{ title: scim.title, fields: [scimField(scim.label, others)] }] : []),
  ];
}
