import { isRecord } from "~/data/browser/record";
import type { Text } from "~/i18n/useT";
import { objectIn } from "~/kit/form/json";
import { bytesOf } from "~/parts/certificates/pem";

/** What mappers are given of a sign-in elsewhere. */
export interface Pasted {
  /** The value of a claim, or the texts of an attribute by its name or friendly name; undefined where there is none. */
  find: (name: string) => unknown;
  /** What is said where `find` finds nothing. */
  missing: (name: string) => Text;
  /** The texts of a SAML attribute that has both names, of which an empty one is any; undefined where there is none. */
  named?: (name: string, friendlyName: string) => string[] | undefined;
  /** What a variable of a user name's template stands for; undefined where there is no such variable. */
  variable: (name: string) => string | undefined;
}

/** What was pasted, or the error of it. */
export interface Reading {
  pasted?: Pasted;
  error?: Text;
}

const failed = (error: Text): Reading => ({ error });

/** Claims that the server keeps for itself: its mappers find none of them in a token. */
const RESERVED = ["iss", "aud", "exp", "nbf", "iat", "jti", "typ", "azp"];

/** Parts of an encrypted token; a signed one has three. */
const ENCRYPTED = 5;

const utf8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The names in a path of claims: between dots, except those behind a backslash. */
const namesIn = (path: string) => (path.match(/(?:\\.|[^.\\])+/g) ?? []).map((name) => name.replaceAll(/\\(.)/g, "$1"));

/** A value as the server makes a text of it: Java's, in which an object is no JSON. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(", ")}]`;
  if (!isRecord(value)) return String(value);
  const entries = Object.entries(value).map(([name, inner]) => `${name}=${textOf(inner)}`);
  return `{${entries.join(", ")}}`;
}

/** Reads an ID token or access token, or its claims as JSON. The signature is not checked. */
export function readToken(text: string): Reading {
  const parts = text.trim().split(".");
  if (parts.length === ENCRYPTED && !text.includes("{")) return failed("gatehouse.pastedEncrypted");
  const [, payload = ""] = parts;
  const bytes = text.includes("{") ? undefined : bytesOf(payload.replaceAll("-", "+").replaceAll("_", "/"));
  const claims = objectIn(bytes ? utf8(bytes) : text);
  if (!claims) return failed("gatehouse.pastedNoToken");
  const find = (path: string): unknown => {
    const names = namesIn(path);
    if (names.length === 1 && RESERVED.includes(path)) return undefined;
    return names.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), claims) ?? undefined;
  };
  return {
    pasted: {
      find,
      missing: (name) => [RESERVED.includes(name) ? "gatehouse.claimReserved" : "gatehouse.claimMissing", { name }],
      variable: (name) => (name.startsWith("CLAIM.") ? textOf(find(name.slice("CLAIM.".length)) ?? "") : undefined),
    },
  };
}

/** The end of what may have an assertion: browsers complain aloud of XML that is cut. */
const END = /<\/(?:[\w.-]+:)?(?:Assertion|Response)\s*>\s*$/;

const SAML = "urn:oasis:names:tc:SAML:2.0:assertion";

/** Lets a text be parsed as XML alone: the document is only read, never shown, and nothing in it runs. */
const inert = globalThis.trustedTypes?.createPolicy("saml-assertion", { createHTML: (text) => text });

function xmlOf(text: string): Document {
  return new DOMParser().parseFromString(inert?.createHTML(text) ?? text, "application/xml");
}

/** Reads a SAML assertion, or a response with one, in XML or in base64 of it. The signature is not checked. */
export function readAssertion(text: string): Reading {
  const bytes = text.includes("<") ? undefined : bytesOf(text);
  const source = bytes ? utf8(bytes) : text;
  if (!END.test(source)) return failed("gatehouse.pastedNoAssertion");
  const xml = xmlOf(source);
  const [assertion] = xml.getElementsByTagNameNS(SAML, "Assertion");
  if (!assertion) {
    const isEncrypted = xml.getElementsByTagNameNS(SAML, "EncryptedAssertion").length > 0;
    return failed(isEncrypted ? "gatehouse.pastedEncrypted" : "gatehouse.pastedNoAssertion");
  }
  const attributes = [...assertion.getElementsByTagNameNS(SAML, "Attribute")].map((attribute) => ({
    name: attribute.getAttribute("Name"),
    friendlyName: attribute.getAttribute("FriendlyName"),
    values: [...attribute.getElementsByTagNameNS(SAML, "AttributeValue")].map((value) => value.textContent),
  }));
  const valuesOf = (found: typeof attributes) => (found.length > 0 ? found.flatMap(({ values }) => values) : undefined);
  const find = (wanted: string) =>
    valuesOf(attributes.filter(({ name, friendlyName }) => name === wanted || friendlyName === wanted));
  return {
    pasted: {
      find,
      missing: (name) => ["gatehouse.samlAttributeMissing", { name }],
      named: (wanted, friendly) =>
        valuesOf(
          attributes.filter(
            ({ name, friendlyName }) => (!wanted || name === wanted) && (!friendly || friendlyName === friendly),
          ),
        ),
      variable: (name) => {
        if (name === "NAMEID") return assertion.getElementsByTagNameNS(SAML, "NameID")[0]?.textContent ?? "";
        return name.startsWith("ATTRIBUTE.") ? (find(name.slice("ATTRIBUTE.".length))?.[0] ?? "") : undefined;
      },
    },
  };
}
