import type { Failure } from "~/data/api/errors";
import { attribute } from "~/features/clients/client";
import type { Translate } from "~/i18n/i18n";
import type { Key } from "~/i18n/useT";

/** What the server says of an address that it refuses, in the administrator's language, and where the address is. */
const refusals = [
  ["clientRootURLInvalid", "rootUrl"],
  ["clientRootURLFragmentError", "rootUrl"],
  ["clientRootURLIllegalSchemeError", "rootUrl"],
  ["clientBaseURLInvalid", "baseUrl"],
  ["clientBaseURLIllegalSchemeError", "baseUrl"],
  ["clientRedirectURIsInvalid", "redirectUris"],
  ["clientRedirectURIsFragmentError", "redirectUris"],
  ["clientRedirectURIsIllegalSchemeError", "redirectUris"],
  ["backchannelLogoutUrlIsInvalid", attribute("backchannel.logout.url")],
  ["backchannelLogoutUrlIllegalSchemeError", attribute("backchannel.logout.url")],
] as const satisfies (readonly [Key, string])[];

/** How it begins what it says of others, in English whatever the language. */
const beginnings = [
  ["Admin URL ", "adminUrl"],
  ["Front-channel logout URL ", attribute("frontchannel.logout.url")],
] as const;

const POST_LOGOUT = [
  "clientPostLogoutRedirectURIsInvalid",
  "clientPostLogoutRedirectURIsFragmentError",
  "clientPostLogoutRedirectURIsIllegalSchemeError",
] as const;

/** The field of a client that a failure is about: the server has one client with a client id, and checks addresses. */
export const refusedField =
  (t: Translate) =>
  ({ status, description }: Failure) => {
    if (status === 409) return "clientId";
    if (!description) return undefined;
    if (POST_LOGOUT.some((key) => t.ifThere(key) === description)) return attribute("post.logout.redirect.uris");
    const said =
      refusals.find(([key]) => t(key) === description) ?? beginnings.find(([begin]) => description.startsWith(begin));
    return said?.[1];
  };
