import type { Failure } from "~/data/api/errors";
import { attribute } from "~/features/clients/client";
import type { Translate } from "~/i18n/i18n";

/** How the server begins what it says of a value that it refuses; it says it in English. */
const beginnings = {
  logoUri: "Logo URL",
  policyUri: "Policy URL",
  tosUri: "Terms of service URL",
  "request.uris": "Valid request URIs",
  "default.acr.values": "Default ACR values",
  "minimum.acr.value": "Minimum ACR value",
  saml_assertion_consumer_url_post: "Assertion Consumer Service POST",
  saml_assertion_consumer_url_redirect: "Assertion Consumer Service Redirect",
  saml_single_logout_service_url_post: "Logout Service POST",
  saml_single_logout_service_url_redirect: "Logout Service Redirect",
  saml_single_logout_service_url_soap: "Logout Service SOAP",
  saml_single_logout_service_url_artifact: "Logout Service ARTIFACT",
  saml_artifact_binding_url: "Artifact Binding URL",
  saml_artifact_resolution_service_url: "Artifact Resolution Service",
  "acr.loa.map": "Invalid URI for ACR-LOA map",
};

/** What it says in the administrator's language, since 26.5. */
const translated = {
  "client.session.idle.timeout": ["clientSessionIdleTimeoutExceedsRealm", "clientIdleExceedsRealmRememberMeIdle"],
  "client.session.max.lifespan": [
    "clientSessionMaxLifespanExceedsRealm",
    "clientSessionMaxLifespanExceedsRealmRememberMeMaxSpan",
  ],
} as const;

/** A text without the marks that keep the direction of an English one among others (U+2066 to U+2069). */
const bare = (text = "") => text.replace(/[\u2066-\u2069]/g, "");

/**
 * The field of a form of the advanced tab that a refused write is about. The server checks the whole client, and what it says
 * of several fields is one text, joined by "; ".
 * @param names of the form's fields
 * @returns undefined where it is about none of them
 */
export function refusedAdvancedField(t: Translate, { description = "" }: Failure, names: readonly string[]) {
  const isSaid = (text: string) => text !== "" && description.includes(text);
  const said = Object.entries(translated).filter(([, keys]) => keys.some((key) => isSaid(bare(t.ifThere(key)))));
  const begun = Object.entries(beginnings).filter(([, beginning]) => isSaid(beginning));
  return [...said, ...begun].map(([name]) => attribute(name)).find((name) => names.includes(name));
}
