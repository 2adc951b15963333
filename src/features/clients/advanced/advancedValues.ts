import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { asItIs, jsonMap, namedConverters, type Shape } from "~/kit/form/namedConverters";
import { storedList, listIn, textIn } from "~/kit/form/values";

/** What the forms of the advanced tab show; each has only what its fields name. */
export interface AdvancedValues {
  attributes: Record<string, unknown>;
  authenticationFlowBindingOverrides: Record<string, unknown>;
  /** Seconds, or `""` for none. */
  nodeReRegistrationTimeout: number | "";
}

const none: AdvancedValues = { attributes: {}, authenticationFlowBindingOverrides: {}, nodeReRegistrationTimeout: "" };

/** Several names in one text, joined by commas. */
const commaList: Shape = {
  toForm: (stored) => (typeof stored === "string" && stored !== "" ? stored.split(",") : []),
  toStored: (value) => (Array.isArray(value) ? value.join(",") : ""),
};

/** Ways of delivery in one text; a receiver that names none may use both. */
const deliveryMethods: Shape = {
  toForm: (stored) => (textIn(stored) === "" ? ["push", "poll"] : listIn(stored)),
  toStored: (value) => storedList(listIn(value), true),
};

/** Servers before 26.5 store `any` where newer ones store nothing; nothing means the same to all of them. */
const anyAsNothing: Shape = { ...asItIs, toForm: (stored) => (stored === "any" ? "" : (stored ?? "")) };

/** Values that are not shown as they are stored. */
const shapes: Record<string, Shape> = {
  "acr.loa.map": jsonMap,
  "oauth2.jwt.authorization.grant.audience": jsonMap,
  "oid4vci.attester_trust_idps": commaList,
  "ssf.supportedEvents": commaList,
  "ssf.emitOnlyEvents": commaList,
  "ssf.allowedDeliveryMethods": deliveryMethods,
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
 */
export const convertersOf = (names: readonly string[]) =>
  namedConverters<ClientRepresentation, AdvancedValues>(none, names, shapes);
