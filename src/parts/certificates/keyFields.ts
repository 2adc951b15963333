import type { Failure } from "~/data/api/errors";
import type { Translate } from "~/i18n/i18n";
import { labelled } from "~/i18n/serverWords";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { textIn } from "~/kit/form/values";

/** What the dialogs about keys ask for; each shows a part of it. */
export interface KeyValues {
  format: string;
  file: File | null;
  keyAlias: string;
  keyPassword: string;
  realmAlias: string;
  storePassword: string;
  keySize: string;
  validity: number;
}

type Fields = FieldSpec<KeyValues>[];

/** Formats of a file that is no key store, as the server calls them. */
export const CERTIFICATE_PEM = "Certificate PEM";
export const PLAIN_FORMATS = [CERTIFICATE_PEM, "Public Key PEM", "JSON Web Key Set"];

const isKeystore: When<KeyValues> = { name: "format", is: (value) => !PLAIN_FORMATS.includes(textIn(value)) };

const asTexts = (values: string[]) => values.map((key) => ({ key, value: { text: key } }));

/** @param id the format of a key of OpenID Connect clients is found by another one */
const formatField = (formats: string[], id = "format"): FieldSpec<KeyValues> => ({
  kind: "select",
  name: "format",
  id,
  testId: `select-${id}`,
  ...labelled("archiveFormat"),
  options: asTexts(formats),
});
const keyAlias: FieldSpec<KeyValues> = {
  kind: "text",
  name: "keyAlias",
  ...labelled("keyAlias"),
  required: true,
};
const keyPassword: FieldSpec<KeyValues> = {
  kind: "password",
  name: "keyPassword",
  ...labelled("keyPassword"),
  required: true,
};
const storePassword: FieldSpec<KeyValues> = {
  kind: "password",
  name: "storePassword",
  ...labelled("storePassword"),
  required: true,
};

const KEY_SIZES = ["4096", "3072", "2048"];

/** Size and years of a new key; nothing on a server that chooses them itself (26.2). */
function sizeFields(t: Translate): Fields {
  const [label, help] = [t.ifThere("validity"), t.ifThere("validityHelp")];
  if (label === undefined) return [];
  return [
    { kind: "select", name: "keySize", ...labelled("keySize"), options: asTexts(KEY_SIZES) },
    {
      kind: "number",
      name: "validity",
      id: "validity",
      label: { text: label },
      help: help === undefined ? undefined : { text: help },
      required: true,
      min: 1,
      max: 10,
    },
  ];
}

/** A new key, for which the server makes a key store. */
export const generateFields = (t: Translate, types: string[]): Fields => [
  formatField(types),
  keyAlias,
  keyPassword,
  storePassword,
  ...sizeFields(t),
];

/** A key from a file: a key store, or one of `others`. */
export const importFields = (types: string[], others: string[], id?: string): Fields => [
  formatField([...types, ...others], id),
  {
    kind: "file",
    name: "file",
    testId: "file",
    id: "importFile",
    ...labelled("importFile"),
    required: true,
  },
  { ...keyAlias, when: isKeystore },
  { ...storePassword, when: isKeystore },
];

/** A key of a SAML client in a key store, with the realm's certificate. */
export const exportFields = (types: string[]): Fields => [
  formatField(types),
  keyAlias,
  keyPassword,
  {
    kind: "text",
    name: "realmAlias",
    ...labelled("realmCertificateAlias"),
    dependsOn: ["keyAlias"],
    // a key store has one entry of a name, whatever its letter case: the server fails and does not say why
    validate: (alias, { keyAlias }) =>
      alias !== "" && alias.toLowerCase() === textIn(keyAlias).toLowerCase() ? "gatehouse.sameAlias" : undefined,
  },
  storePassword,
];

/** What the dialogs begin with. */
export const keyValues = (types: string[], given: Partial<KeyValues> = {}): KeyValues => ({
  format: types[0] ?? "",
  file: null,
  keyAlias: "",
  keyPassword: "",
  realmAlias: "",
  storePassword: "",
  keySize: KEY_SIZES[0] ?? "",
  validity: 3,
  ...given,
});

const extensions: Readonly<Record<string, string>> = { PKCS12: "p12" };

/** Name of the file that a key store is saved as. */
export const keystoreName = (format: string) => `keystore.${extensions[format] ?? format.toLowerCase()}`;

/** What the server gets of a file with a key: a form of its own names. */
export function uploadOf({ format, file, keyAlias, storePassword }: KeyValues): FormData {
  const form = new FormData();
  form.append("keystoreFormat", format);
  if (!PLAIN_FORMATS.includes(format)) {
    form.append("keyAlias", keyAlias);
    form.append("storePassword", storePassword);
  }
  if (file) form.append("file", file);
  return form;
}

/** Statuses by which the server says that a file is wrong: of some it says no more than that something failed. */
const WRONG_FILE = [400, 500];

/**
 * Where a refusal of a file with a key is shown: a wrong alias is its own error, a wrong password is one of the file; nowhere
 * where the server did not read it, so that it can be sent again.
 */
export function refusedFile({ status = 0, message }: Failure, { keyAlias }: Pick<KeyValues, "keyAlias">) {
  if (!WRONG_FILE.includes(status)) return undefined;
  return message === "certificate-not-found" && keyAlias ? "keyAlias" : "file";
}
