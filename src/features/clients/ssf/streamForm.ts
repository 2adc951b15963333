import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { SsfStream } from "~/data/api/ssf";
import { listIn } from "~/kit/form/values";

/** How the ways of delivery are named on the wire: RFC 8935 and RFC 8936. */
export const METHODS = { PUSH: "urn:ietf:rfc:8935", POLL: "urn:ietf:rfc:8936" } as const;

export type Delivery = keyof typeof METHODS;

/** Whether there is a stream: the read of none answers an empty object. */
export const isStream = (stream: Partial<SsfStream>): stream is SsfStream => stream.streamId !== undefined;

/** The way of delivery; older receivers name it by other addresses. */
export const deliveryOf = ({ delivery }: SsfStream): Delivery =>
  /8936|poll/.test(delivery?.method ?? "") ? "POLL" : "PUSH";

/** What a stream of a client is created with: its client says which ways it may use. */
export function creationOf({ attributes = {} }: ClientRepresentation) {
  const allowed = listIn(attributes["ssf.allowedDeliveryMethods"]);
  const deliveries = (["PUSH", "POLL"] as const).filter(
    (one) => allowed.length === 0 || allowed.includes(one.toLowerCase()),
  );
  const supported = String(attributes["ssf.supportedEvents"] ?? "")
    .split(",")
    .filter(Boolean);
  return { deliveries, supported };
}
