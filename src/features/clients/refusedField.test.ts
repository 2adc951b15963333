import { renderHook } from "@testing-library/react";
import { attribute } from "~/features/clients/client";
import { refusedField } from "~/features/clients/refusedField";
import { setTexts } from "~/i18n/i18n";
import { useT } from "~/i18n/useT";

setTexts("de", {
  clientRootURLInvalid: "Basis-URL ist ungültig",
  backchannelLogoutUrlIsInvalid: "Backchannel-URL ist ungültig",
  clientPostLogoutRedirectURIsFragmentError: "Kein Fragment",
  pairwiseClientRedirectURIsMultipleHosts: "Nicht mehrere Hosts",
});

it.each([
  ["Basis-URL ist ungültig", "rootUrl"],
  ["Backchannel-URL ist ungültig", attribute("backchannel.logout.url")],
  ["Kein Fragment", attribute("post.logout.redirect.uris")],
  ["Admin URL uses an illegal scheme", "adminUrl"],
  ["Master SAML Processing URL is not a valid URL", "adminUrl"],
  ["Nicht mehrere Hosts", "redirectUris"],
  ["Front-channel logout URL is not a valid URL", attribute("frontchannel.logout.url")],
  ["Metadata descriptor URL uses an illegal scheme", attribute("saml.metadataDescriptorUrl")],
  // of several fields in one text
  ["Logo URL uses an illegal scheme; Basis-URL ist ungültig", "rootUrl"],
  ["Root URL uses an illegal scheme; Admin URL uses an illegal scheme", "adminUrl"],
  ["Kein Fragment; Backchannel-URL ist ungültig", attribute("post.logout.redirect.uris")],
  [undefined, undefined],
  ["For more on this error consult the server log.", undefined],
])("finds the field that is meant by: %s", (description, field) => {
  const { result } = renderHook(() => refusedField(useT()));
  expect(result.current({ status: 400, message: "invalid_input", description, fields: [] })).toBe(field);
});
