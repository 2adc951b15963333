// Endpoints of Shared Signals (26.7): what a realm sends to a client that receives security events.
import type { Http } from "~/data/api/api";
import { statusOf } from "~/data/api/errors";
import { realmPath } from "~/data/api/segment";

/** What the server can send. */
export interface SsfConfig {
  availableSupportedEvents?: string[];
  defaultSupportedEvents?: string[];
  /** Those that the server sends by itself. */
  nativelyEmittedEvents?: string[];
  /** Milliseconds. */
  defaultPushEndpointConnectTimeoutMillis?: number;
  defaultPushEndpointSocketTimeoutMillis?: number;
  defaultUserSubjectFormat?: string;
}

/** How events come to the receiver. */
export interface SsfDelivery {
  /** A URN or address that stands for push or poll. */
  method: string;
  endpoint_url?: string;
  authorization_header?: string;
}

/** The stream of events to a receiver; times are seconds since 1970. */
export interface SsfStream {
  streamId: string;
  description?: string;
  status?: "enabled" | "paused" | "disabled";
  statusReason?: string;
  audience?: string[];
  delivery?: SsfDelivery;
  eventsSupported?: string[];
  eventsRequested?: string[];
  eventsDelivered?: string[];
  createdAt?: number;
  updatedAt?: number;
  lastVerifiedAt?: number;
  managedBy?: "KEYCLOAK" | "RECEIVER";
}

/** A new stream. */
export interface NewSsfStream {
  delivery: SsfDelivery;
  events_requested: string[];
  description: string;
}

/** Whom events are about. */
export interface SsfSubject {
  type: "user-email" | "user-id" | "user-username" | "org-alias";
  value: string;
}

/** Whether events about a subject are sent. */
export interface SsfSubjectState {
  status: string;
  /** Organization by whose membership it is so. */
  source_org_alias?: string;
}

/** An event that the server sends because an administrator wants it. */
export interface SsfEvent {
  eventType: string;
  subjectType: SsfSubject["type"];
  subjectValue: string;
  event: object;
}

/** How far the delivery of an event is; times are seconds since 1970. */
export interface SsfDelivered {
  jti: string;
  eventType?: string;
  deliveryMethod?: string;
  status?: string;
  attempts?: number;
  createdAt?: number;
  nextAttemptAt?: number;
  deliveredAt?: number;
  lastError?: string;
  userId?: string;
  decodedSet?: object;
}

interface Receiver {
  /** Its public client id. */
  clientId: string;
}

const path = (realm: string, { clientId }: Receiver, rest: string) =>
  `${realmPath(realm)}/ssf/clients/${encodeURIComponent(clientId)}/${rest}`;

/** The calls, as `extra.ts` takes them in. */
export const ssfCalls = {
  /** `GET ssf/config` (view-realm): the events that there are, and defaults. */
  "ssf.config": (http: Http) => http.request<SsfConfig>("GET", `${realmPath(http.realm)}/ssf/config`),
  /** `GET ssf/clients/{clientId}/stream`: its stream; an empty object where it has none, which the server answers by 404. */
  "ssf.stream": async (http: Http, receiver: Receiver): Promise<Partial<SsfStream>> =>
    http.request<SsfStream>("GET", path(http.realm, receiver, "stream")).catch((error: unknown) => {
      if (statusOf(error) === 404) return {};
      throw error;
    }),
  /** `POST ssf/clients/{clientId}/stream`: a receiver has one at most. */
  "ssf.createStream": (http: Http, receiver: Receiver, body: NewSsfStream) =>
    http.request<SsfStream>("POST", path(http.realm, receiver, "stream"), { body }),
  /** `PATCH ssf/clients/{clientId}/stream`: only what the body names is changed. */
  "ssf.updateStream": (
    http: Http,
    receiver: Receiver,
    body: { description?: string; events_requested?: string[]; events_delivered?: string[] },
  ) => http.request<SsfStream>("PATCH", path(http.realm, receiver, "stream"), { body }),
  /** `DELETE ssf/clients/{clientId}/stream`. */
  "ssf.deleteStream": (http: Http, receiver: Receiver) =>
    http.request<void>("DELETE", path(http.realm, receiver, "stream")),
  /** `POST ssf/clients/{clientId}/stream/status`: the receiver gets an event about it. */
  "ssf.setStatus": (http: Http, receiver: Receiver, body: { stream_id: string; status: string }) =>
    http.request<object>("POST", path(http.realm, receiver, "stream/status"), { body }),
  /** `POST ssf/clients/{clientId}/stream/verify`: sends an event that proves that the stream works. */
  "ssf.verify": (http: Http, receiver: Receiver, body: { stream_id: string }) =>
    http.request<void>("POST", path(http.realm, receiver, "stream/verify"), { body }),
  /** `POST ssf/clients/{clientId}/subjects/check`: whether events about a subject are sent; nothing is changed. */
  "ssf.checkSubject": (http: Http, receiver: Receiver, body: SsfSubject) =>
    http.request<SsfSubjectState>("POST", path(http.realm, receiver, "subjects/check"), { body }),
  /** `POST ssf/clients/{clientId}/subjects/{add|ignore|remove}`: whether events about a subject are to be sent. */
  "ssf.changeSubject": (
    http: Http,
    { how, ...receiver }: Receiver & { how: "add" | "ignore" | "remove" },
    body: SsfSubject,
  ) =>
    http.request<SsfSubjectState>("POST", path(http.realm, receiver, `subjects/${encodeURIComponent(how)}`), { body }),
  /** `POST ssf/clients/{clientId}/events/emit`: sends an event that nothing has caused. */
  "ssf.emit": (http: Http, receiver: Receiver, body: SsfEvent) =>
    http.request<{ status?: string; jti?: string }>("POST", path(http.realm, receiver, "events/emit"), { body }),
  /** `GET ssf/clients/{clientId}/pending-events/{jti}`: how far the delivery of an event is. */
  "ssf.delivered": (http: Http, { jti, ...receiver }: Receiver & { jti: string }) =>
    http.request<SsfDelivered>("GET", path(http.realm, receiver, `pending-events/${encodeURIComponent(jti)}`)),
  /** `DELETE ssf/events/queued` (manage-realm): forgets the events that are not delivered yet. */
  "ssf.deleteQueued": (http: Http) =>
    http.request<{ deleted?: number }>("DELETE", `${realmPath(http.realm)}/ssf/events/queued`),
};
