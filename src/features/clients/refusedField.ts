import type { Failure } from "~/data/api/errors";
import { attribute } from "~/features/clients/client";
import type { Translate } from "~/i18n/i18n";
import type { Key } from "~/i18n/useT";

/** Where an address is, and what the server says of one that it refuses, in the administrator's language. */
const refusals = [
  ["rootUrl", "clientRootURLInvalid", "clientRootURLFragmentError", "clientRootURLIllegalSchemeError"],
  ["baseUrl", "clientBaseURLInvalid", "clientBaseURLIllegalSchemeError"],
  [
    "redirectUris",
    "clientRedirectURIsInvalid",
    "clientRedirectURIsFragmentError",
    "clientRedirectURIsIllegalSchemeError",
    // of a client whose users have another id at each host
    "pairwiseMalformedClientRedirectURI",
    "pairwiseClientRedirectURIsMissingHost",
    "pairwiseClientRedirectURIsMultipleHosts",
    "pairwiseRedirectURIsMismatch",
  ],
  [attribute("backchannel.logout.url"), "backchannelLogoutUrlIsInvalid", "backchannelLogoutUrlIllegalSchemeError"],
] as const satisfies (readonly [string, ...Key[]])[];

const POST_LOGOUT = [
  "clientPostLogoutRedirectURIsInvalid",
  "clientPostLogoutRedirectURIsFragmentError",
  "clientPostLogoutRedirectURIsIllegalSchemeError",
] as const;

/**
 * The field of a client that a failure is about: the server has one client with a client id, and checks addresses. What it
 * says of several is one text, joined by "; ": one of them is found.
 */
export const refusedField =
  (t: Translate) =>
  ({ status, description = "" }: Failure) => {
    if (status === 409) return "clientId";
    if (POST_LOGOUT.some((key) => description.includes(t.ifThere(key) ?? key)))
      return attribute("post.logout.redirect.uris");
    // how it begins what it says of others, in English whatever the language
    if (/Admin URL |Master SAML Processing URL /.test(description)) return "adminUrl";
    if (description.includes("Front-channel ")) return attribute("frontchannel.logout.url");
    if (description.includes("Metadata ")) return attribute("saml.metadataDescriptorUrl");
    return refusals.find(([, ...keys]) => keys.some((key) => description.includes(t(key))))?.[0];
  };
