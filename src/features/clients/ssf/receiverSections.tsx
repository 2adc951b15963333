import type { SsfConfig } from "~/data/api/ssf";
import { asOptions } from "~/features/clients/advanced/labelled";
import type { AdvancedValues } from "~/features/clients/advanced/advancedValues";
import { attribute } from "~/features/clients/client";
import { labelledThere, type LabelKey, versionWords } from "~/i18n/serverWords";
import type { Translate } from "~/i18n/i18n";
import type { VersionKey } from "~/i18n/keys.generated";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import type { Section } from "~/kit/form/SectionsForm";
import { isOn, listIn } from "~/kit/form/values";
import { RoleField } from "~/parts/roles/RoleField";

type Field = FieldSpec<AdvancedValues>;
type Condition = When<AdvancedValues>;

const SUBJECT_FORMATS = ["iss_sub", "email", "complex.iss_sub+tenant", "complex.email+tenant"] as const;

const push: Condition = {
  name: attribute("ssf.allowedDeliveryMethods"),
  is: (methods) => listIn(methods).includes("push"),
};
const emits: Condition = { name: attribute("ssf.allowEmitEvents"), is: isOn };

/** The kinds of fields that the sections have, each of an attribute and with the words of the server. */
function kinds(t: Translate) {
  const word = versionWords(t);
  const field = (name: string, key: LabelKey) => ({ name: attribute(name), ...labelledThere(t, key) });
  const flag = (name: string, key: LabelKey): Field => ({ kind: "switch", stringify: true, ...field(name, key) });
  const time = (name: string, key: LabelKey): Field => ({
    kind: "duration",
    stringify: true,
    units: ["seconds", "minutes", "hours", "days"],
    testId: key,
    ...field(name, key),
  });
  const number = (name: string, key: LabelKey, unit: "seconds" | "gatehouse.milliseconds"): Field => ({
    kind: "number",
    stringify: true,
    min: 0,
    unit,
    ...field(name, key),
  });
  const role = (name: string, key: LabelKey): Field => {
    const props = field(name, key);
    return { kind: "custom", ...props, render: () => <RoleField {...props} /> };
  };
  /** A choice whose first option is in force where nothing is stored. */
  const choice = (
    name: string,
    key: LabelKey,
    options: { key: string; text: VersionKey }[],
    standard: string,
  ): Field => ({
    kind: "select",
    ...field(name, key),
    options: options.map((one) => ({ key: one.key, value: word(one.text) })),
    placeholder: word(options.find((one) => one.key === standard)?.text ?? key),
  });
  return { word, field, flag, time, number, role, choice };
}

type Kinds = ReturnType<typeof kinds>;

const generalFields = (
  { field, flag, time, number, choice }: Kinds,
  { defaultUserSubjectFormat = "iss_sub" }: SsfConfig,
): Field[] => [
  choice(
    "ssf.profile",
    "ssfProfile",
    [
      { key: "SSF_1_0", text: "ssfProfile.SSF_1_0" },
      { key: "SSE_CAEP", text: "ssfProfile.SSE_CAEP" },
    ],
    "SSF_1_0",
  ),
  { kind: "textArea", ...field("ssf.description", "ssfDescription") },
  { kind: "text", ...field("ssf.streamAudience", "ssfStreamAudience") },
  choice(
    "ssf.defaultSubjects",
    "ssfDefaultSubjects",
    [
      { key: "ALL", text: "ssfDefaultSubjects.ALL" },
      { key: "NONE", text: "ssfDefaultSubjects.NONE" },
    ],
    "NONE",
  ),
  choice(
    "ssf.userSubjectFormat",
    "ssfUserSubjectFormat",
    SUBJECT_FORMATS.map((key) => ({ key, text: `ssfUserSubjectFormat.${key}` })),
    defaultUserSubjectFormat,
  ),
  flag("ssf.autoNotifyOnLogin", "ssfAutoNotifyOnLogin"),
  time("ssf.subjectRemovalGraceSeconds", "ssfSubjectRemovalGrace"),
  flag("ssf.autoVerifyStream", "ssfAutoVerifyStream"),
  {
    ...number("ssf.verificationDelayMillis", "ssfVerificationDelay", "gatehouse.milliseconds"),
    when: { name: attribute("ssf.autoVerifyStream"), is: isOn },
  },
  number("ssf.minVerificationInterval", "ssfMinVerificationInterval", "seconds"),
  time("ssf.maxEventAgeSeconds", "ssfMaxEventAge"),
  time("ssf.inactivityTimeoutSeconds", "ssfInactivityTimeout"),
];

const deliveryFields = ({ word, field, number }: Kinds): Field[] => [
  {
    kind: "select",
    isMulti: true,
    required: true,
    ...field("ssf.allowedDeliveryMethods", "ssfAllowedDeliveryMethods"),
    options: [
      { key: "push", value: word("ssfAllowedDeliveryMethods.push") },
      { key: "poll", value: word("ssfAllowedDeliveryMethods.poll") },
    ],
  },
  {
    kind: "multiLine",
    stringify: true,
    type: "url",
    addLabel: word("ssfValidPushUrls.add"),
    ...field("ssf.validPushUrls", "ssfValidPushUrls"),
    when: push,
  },
  {
    ...number("ssf.pushEndpointConnectTimeoutMillis", "ssfPushEndpointConnectTimeout", "gatehouse.milliseconds"),
    when: push,
  },
  {
    ...number("ssf.pushEndpointSocketTimeoutMillis", "ssfPushEndpointSocketTimeout", "gatehouse.milliseconds"),
    when: push,
  },
];

function eventFields({ field, flag, role }: Kinds, { availableSupportedEvents = [] }: SsfConfig): Field[] {
  const events = asOptions(availableSupportedEvents);
  return [
    { kind: "select", isMulti: true, options: events, ...field("ssf.supportedEvents", "ssfSupportedEvents") },
    flag("ssf.allowEmitEvents", "ssfAllowEmitEvents"),
    {
      kind: "select",
      isMulti: true,
      options: events,
      ...field("ssf.emitOnlyEvents", "ssfEmitOnlyEvents"),
      when: emits,
    },
    { ...role("ssf.emitEventsRole", "ssfEmitEventsRole"), when: emits },
  ];
}

/** What a receiver of security events may do and gets: attributes of its client. Times are seconds or milliseconds. */
export function receiverSections(t: Translate, config: SsfConfig): readonly Section<AdvancedValues>[] {
  const all = kinds(t);
  const { word, flag, role } = all;
  return [
    { title: word("ssfSectionGeneral"), fields: generalFields(all, config) },
    {
      title: word("ssfSectionAuthentication"),
      fields: [
        flag("ssf.requireServiceAccount", "ssfRequireServiceAccount"),
        role("ssf.requiredRole", "ssfRequiredRole"),
      ],
    },
    { title: word("ssfSectionDelivery"), fields: deliveryFields(all) },
    { title: word("ssfSectionEvents"), fields: eventFields(all, config) },
  ];
}
