import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { isRecord } from "~/data/browser/record";
import { apply, type Change, valueAt } from "~/data/write/merge";
import { undotted } from "~/kit/form/fieldProps";
import { objectIn } from "~/kit/form/json";
import { textIn } from "~/kit/form/values";

/** What the forms of the advanced tab show; each has only what its fields name. */
export interface AdvancedValues {
  attributes: Record<string, unknown>;
  authenticationFlowBindingOverrides: Record<string, unknown>;
  /** Seconds, or `""` for none. */
  nodeReRegistrationTimeout: number | "";
}

const none: AdvancedValues = { attributes: {}, authenticationFlowBindingOverrides: {}, nodeReRegistrationTimeout: "" };

/** How a value is shown in the form, and stored again. */
interface Shape {
  toForm: (stored: unknown) => unknown;
  toStored: (value: unknown) => unknown;
}

const asItIs: Shape = { toForm: (stored) => stored ?? "", toStored: (value) => value };

/** A map of texts in one JSON text; an empty one is stored as nothing. */
const jsonMap: Shape = {
  toForm: (stored) =>
    Object.fromEntries(Object.entries(objectIn(textIn(stored)) ?? {}).map(([key, value]) => [key, String(value)])),
  toStored: (value) => (isRecord(value) && Object.keys(value).length > 0 ? JSON.stringify(value) : ""),
};

/** Several names in one text, joined by commas. */
const commaList: Shape = {
  toForm: (stored) => (typeof stored === "string" && stored !== "" ? stored.split(",") : []),
  toStored: (value) => (Array.isArray(value) ? value.join(",") : ""),
};

/** Servers before 26.5 store `any` where newer ones store nothing; nothing means the same to all of them. */
const anyAsNothing: Shape = { ...asItIs, toForm: (stored) => (stored === "any" ? "" : (stored ?? "")) };

/** Values that are not shown as they are stored. */
const shapes: Record<string, Shape> = {
  "acr.loa.map": jsonMap,
  "oauth2.jwt.authorization.grant.audience": jsonMap,
  "oid4vci.attester_trust_idps": commaList,
  "request.object.signature.alg": anyAsNothing,
  "request.object.encryption.alg": anyAsNothing,
  "request.object.encryption.enc": anyAsNothing,
  "request.object.required": { ...asItIs, toForm: (stored) => stored ?? "not required" },
  // the server writes -1 for none
  nodeReRegistrationTimeout: {
    toForm: (stored) => (stored === -1 ? "" : (stored ?? "")),
    toStored: (value) => (value === "" ? -1 : value),
  },
};

/**
 * How a client becomes values of a form and back, with nothing but what the fields of the form name: other sections have
 * a form, and a draft, of their own.
 * @param names of the fields
 * @returns `toForm` and `toObject` of `useEdit`
 */
export function convertersOf(names: readonly string[]) {
  const fields = names.map((name) => {
    const inForm = name.split(".");
    const inClient = inForm.map(undotted);
    return { inForm, inClient, shape: shapes[inClient.at(-1) ?? ""] ?? asItIs };
  });
  const set = (path: string[], to: unknown): Change => ({ path, from: undefined, to });
  return {
    toForm: (client: ClientRepresentation) =>
      apply(
        none,
        fields.map(({ inForm, inClient, shape }) => set(inForm, shape.toForm(valueAt(client, inClient)))),
      ),
    toObject: (values: AdvancedValues) =>
      apply<object>(
        {},
        fields.map(({ inForm, inClient, shape }) => set(inClient, shape.toStored(valueAt(values, inForm)))),
      ),
  };
}
