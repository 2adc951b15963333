import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { isRecord } from "~/data/browser/record";
import { withoutMasks } from "~/data/write/merge";
import { toForm } from "~/features/clients/client";
import { withoutIds } from "~/features/clients/exportClient";
import type { Text } from "~/i18n/useT";
import { jsonProblem, objectIn } from "~/kit/form/json";

/** Largest file that is read, in characters. */
export const LIMIT = 2 ** 20;

/** What a text holds: a client, a description that only the server can convert, or neither, and why. */
export type Found = { client: ClientRepresentation } | { description: string } | { problem: Text };

/** Every value that the form and the preview show, with the type it has there. */
const shape: Record<string, unknown> = {
  ...toForm({}),
  defaultClientScopes: [],
  optionalClientScopes: [],
  authenticationFlowBindingOverrides: {},
};

const isText = (value: unknown) => typeof value === "string";
const isScalar = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);
const isMapper = (value: unknown) => isRecord(value) && isText(value.name ?? "");

/** Whether the form can show a value in the place of another one. */
function fits(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every(isText);
  if (isRecord(example)) return isRecord(value) && Object.values(value).every((one) => one === null || isScalar(one));
  return typeof value === typeof example;
}

/**
 * Reads the file of a client. What the server computes (ids, access) is left out, and so are what has no value, secrets
 * that an export has masked, and the realm, which would be the one where it is made.
 * @param text JSON of a client, or a description of one: SAML metadata, OpenID Connect client metadata
 * @returns undefined for an empty text
 */
export function clientIn(text: string): Found | undefined {
  if (text.length > LIMIT) return { problem: "gatehouse.importClientTooLarge" };
  if (text.trimStart().startsWith("<")) return { description: text };
  const object = objectIn(text);
  if (object === undefined) return undefined;
  if (object === null) return { problem: jsonProblem(text, "gatehouse.noJsonObject") };
  if (!("clientId" in object) && "redirect_uris" in object) return { description: text };
  const { access: _access, realm: _realm, ...values } = object;
  const there = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const wrong = Object.keys(there).find((name) => name in shape && !fits(there[name], shape[name]));
  if (wrong) return { problem: ["gatehouse.importClientWrong", { name: wrong }] };
  const { protocolMappers: mappers = [] } = there;
  if (!Array.isArray(mappers) || !mappers.every(isMapper))
    return { problem: ["gatehouse.importClientWrong", { name: "protocolMappers" }] };
  if (!there.clientId) return { problem: "gatehouse.importNoClient" };
  if (isRecord(there.attributes))
    there.attributes = Object.fromEntries(
      Object.entries(there.attributes).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    );
  return { client: withoutMasks(withoutIds(there)) };
}
