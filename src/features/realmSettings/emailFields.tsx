import type { Translate } from "~/i18n/i18n";
import { type LabelKey, labelled, serverWords } from "~/i18n/serverWords";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { RadioField } from "~/kit/form/kinds/RadioField";
import type { Section } from "~/kit/form/SectionsForm";
import { LONGEST, isOn } from "~/kit/form/values";
import type { RealmValues } from "~/parts/realm/realmConverters";
import { EMAIL, WHOLE } from "~/kit/form/useField";

type Field = FieldSpec<RealmValues>;

/** Whether a text can be the address that e-mails come from. */
export const isEmail = (text: string) => EMAIL.value.test(text);

const signsIn: When<RealmValues> = { name: "smtpServer.auth", is: isOn };
const byPassword: When<RealmValues>[] = [signsIn, { name: "smtpServer.authType", is: (type) => type !== "token" }];
const byToken: When<RealmValues>[] = [signsIn, { name: "smtpServer.authType", is: (type) => type === "token" }];

const templateFields: Field[] = [
  {
    kind: "text",
    type: "email",
    name: "smtpServer.from",
    label: "from",
    placeholder: "smtpFromPlaceholder",
    required: true,
    pattern: EMAIL,
  },
  {
    kind: "text",
    name: "smtpServer.fromDisplayName",
    ...labelled("fromDisplayName"),
    placeholder: "smtpFromDisplayPlaceholder",
  },
  {
    kind: "text",
    type: "email",
    name: "smtpServer.replyTo",
    label: "replyTo",
    placeholder: "replyToEmailPlaceholder",
    pattern: EMAIL,
  },
  {
    kind: "text",
    name: "smtpServer.replyToDisplayName",
    ...labelled("replyToDisplayName"),
    placeholder: "replyToDisplayPlaceholder",
  },
  {
    kind: "text",
    name: "smtpServer.envelopeFrom",
    ...labelled("envelopeFrom"),
    placeholder: "senderEnvelopePlaceholder",
  },
];

const connectionFields: Field[] = [
  { kind: "text", name: "smtpServer.host", label: "host", required: true },
  {
    kind: "text",
    type: "number",
    pattern: WHOLE,
    name: "smtpServer.port",
    label: "port",
    placeholder: "smtpPortPlaceholder",
    min: 1,
    max: 65_535,
  },
  {
    kind: "switch",
    stringify: true,
    name: "smtpServer.ssl",
    id: "kc-enable-ssl",
    testId: "enable-ssl",
    label: "enableSSL",
  },
  {
    kind: "switch",
    stringify: true,
    name: "smtpServer.starttls",
    id: "kc-enable-start-tls",
    testId: "enable-start-tls",
    label: "enableStartTLS",
  },
  { kind: "switch", stringify: true, name: "smtpServer.auth", label: "authentication" },
  {
    kind: "text",
    name: "smtpServer.user",
    label: "username",
    placeholder: "loginUsernamePlaceholder",
    required: true,
    when: signsIn,
  },
];

const secretFields: Field[] = [
  {
    kind: "password",
    name: "smtpServer.password",
    ...labelled("password"),
    required: true,
    when: byPassword,
  },
];

/** Milliseconds that the server waits, since 26.5. */
function timeouts(t: Translate): Field[] {
  const all = [
    ["connectionTimeout", "smtpConnectionTimeout"],
    ["timeout", "smtpSocketReadTimeout"],
    ["writeTimeout", "smtpSocketWriteTimeout"],
  ] as const satisfies (readonly [string, LabelKey])[];
  return all.flatMap(([name, key]): Field[] => {
    const words = serverWords(t, key);
    if (!words) return [];
    // what the server does without one
    const placeholder = { text: "10000" };
    return [{ kind: "number", stringify: true, min: 0, name: `smtpServer.${name}`, placeholder, ...words }];
  });
}

/** The server has as much room for each of them; of one that is longer it says no more than that its database failed. */
const short = (field: Field): Field =>
  field.kind === "text" || field.kind === "password" ? { maxLength: LONGEST, ...field } : field;

/** Always, and with a value once another field has changed: a realm has no mail settings at first. */
function once(field: Field, all: readonly Field[]): Field {
  if (field.name !== "smtpServer.from" && field.name !== "smtpServer.host") return field;
  const others = all.flatMap((other) => (other.kind === "custom" || other.name === field.name ? [] : other.name));
  return { ...field, when: { name: others, is: () => true } };
}

/** How the realm sends e-mails; what this server does not know is left out. */
export function emailSections(t: Translate): Section<RealmValues>[] {
  const connection = [...connectionFields, ...authFields(t), ...timeouts(t)];
  const all = [...templateFields, ...connection];
  const finished = (fields: readonly Field[]) => fields.map((field) => once(short(field), all));
  return [
    { title: "template", fields: finished(templateFields) },
    { title: "connectionAndAuthentication", fields: finished(connection) },
  ];
}

const authType = { name: "smtpServer.authType", label: "authenticationType" } as const;

function authFields(t: Translate): Field[] {
  const utf8 = serverWords(t, "allowutf8");
  return [
    {
      ...authType,
      kind: "custom",
      when: signsIn,
      render: () => (
        <RadioField
          {...authType}
          options={{ basic: "authenticationTypeBasicAuth", token: "authenticationTypeTokenAuth" }}
          ids={{
            basic: { id: "basicAuth", testId: "smtpServer.authType.basic" },
            token: { id: "tokenAuth", testId: "smtpServer.authType.token" },
          }}
        />
      ),
    },
    ...secretFields,
    {
      kind: "text",
      name: "smtpServer.authTokenUrl",
      label: "authTokenUrl",
      hint: "tokenTokenUrlHelp",
      required: true,
      when: byToken,
    },
    {
      kind: "text",
      name: "smtpServer.authTokenScope",
      label: "authTokenScope",
      hint: "authTokenScopeHelp",
      required: true,
      when: byToken,
    },
    {
      kind: "text",
      name: "smtpServer.authTokenClientId",
      label: "authTokenClientId",
      hint: "authTokenClientIdHelp",
      required: true,
      when: byToken,
    },
    {
      kind: "password",
      name: "smtpServer.authTokenClientSecret",
      label: "authTokenClientSecret",
      required: true,
      when: byToken,
    },
    ...(utf8 ? [{ kind: "switch", stringify: true, name: "smtpServer.allowutf8", ...utf8 } as const] : []),
    {
      kind: "switch",
      stringify: true,
      name: "smtpServer.debug",
      id: "kc-enable-debug",
      testId: "enable-debug",
      label: "enableDebugSMTP",
    },
  ];
}
