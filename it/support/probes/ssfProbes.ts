// One harmless request for every write about security events that a realm sends (Shared Signals, 26.7).
import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import { fetchWithError } from "@keycloak/keycloak-admin-client";
import type { Objects, Probe } from "./probes";
import { admin, server } from "../server";

/** A request below `ssf` of a realm, which the admin client does not know. */
export async function ssf(as: KeycloakAdminClient, realm: string, method: string, path: string, body?: object) {
  return fetchWithError(`${server.url}/admin/realms/${realm}/ssf/${path}`, {
    method,
    headers: { authorization: `Bearer ${await as.getAccessToken()}`, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
}

/** Switches the sending of security events on. */
export async function sendEvents(realm: string): Promise<void> {
  const { attributes } = (await admin.realms.findOne({ realm })) ?? {};
  if (attributes?.["ssf.transmitterEnabled"] === "true") return;
  await admin.realms.update({ realm }, { realm, attributes: { ...attributes, "ssf.transmitterEnabled": "true" } });
}

/** Asks about the client that is probed: it gets no events, so that nothing is there that could be changed. */
const ofClient = (method: string, path: string, body?: object): Probe | undefined =>
  server.version < "26.7"
    ? undefined
    : async (as: KeycloakAdminClient, { realm, client: id }: Objects) => {
        await sendEvents(realm);
        const { clientId = "" } = (await admin.clients.findOne({ realm, id })) ?? {};
        return ssf(as, realm, method, `clients/${clientId}/${path}`, body);
      };

const subject = { type: "user-email", value: "nobody@gatehouse.example" };

/** What each of these writes is sent, as in `probes.ts`. */
export const ssfProbes = {
  "ssf.createStream": ofClient("POST", "stream", {}),
  "ssf.updateStream": ofClient("PATCH", "stream", {}),
  "ssf.deleteStream": ofClient("DELETE", "stream"),
  "ssf.setStatus": ofClient("POST", "stream/status", { status: "enabled" }),
  "ssf.verify": ofClient("POST", "stream/verify", {}),
  "ssf.changeSubject": ofClient("POST", "subjects/add", subject),
  "ssf.emit": ofClient("POST", "events/emit", {}),
  "ssf.deleteQueued":
    server.version < "26.7"
      ? undefined
      : async (as: KeycloakAdminClient, { realm }: Objects) => {
          await sendEvents(realm);
          return ssf(as, realm, "DELETE", "events/queued");
        },
} satisfies Record<string, Probe | undefined>;
