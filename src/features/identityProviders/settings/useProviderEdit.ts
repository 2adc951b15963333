import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { addAlert } from "~/data/write/alerts";
import type { Change } from "~/data/write/merge";
import { addressOf, create, type IdentityProvider, update } from "~/features/identityProviders/provider";
import {
  nameOf,
  newToForm,
  type ProviderValues,
  SECRET,
  toForm,
  toObject,
} from "~/features/identityProviders/settings/providerForm";
import { useTypeProperties } from "~/features/identityProviders/settings/typeProperties";
import { useEdit } from "~/kit/form/useEdit";
import { textIn } from "~/kit/form/values";
import type { Failure } from "~/data/api/errors";
import { isSecret } from "~/parts/providerSettings/settingTypes";

/** Names automation knows for save and revert of a provider's settings. */
export const testIds = { save: "idp-details-save", cancel: "idp-details-revert" };

/** The settings that the server names otherwise where it refuses their addresses; those of SAML it calls as they are. */
const addresses = new Map([
  ["authorization_url", "authorizationUrl"],
  ["token_url", "tokenUrl"],
  ["logout_url", "logoutUrl"],
  ["userinfo_url", "userInfoUrl"],
  ["tokenIntrospection_url", "tokenIntrospectionUrl"],
  ["jwks_url", "jwksUrl"],
  ["Issuer", "issuer"],
]);

/** What the server says of settings, by words of its message; the first that are in it count. */
const said = {
  "Validating public key": "publicKeySignatureVerifier",
  "Invalid trust domain": "trustDomain",
  "JWKS URL": "jwksUrl",
  "Transient NameID": "principalType",
  "non-empty URL for metadataDescriptorUrl": "metadataDescriptorUrl",
  Issuer: "issuer",
};

/** Where a failure is shown: the server takes no alias twice, and none with blanks or characters of addresses. */
function refused({ status, message }: Failure) {
  // malformed, or without the encryption that the realm requires
  const [, address] = /^The url \[(\w+)\]/.exec(message) ?? [];
  if (address) return nameOf(addresses.get(address) ?? address);
  const about = Object.entries(said).find(([words]) => message.includes(words))?.[1];
  if (about) return nameOf(about);
  return status === 409 || message.endsWith("not allowed.") ? "alias" : undefined;
}

/** Settings that the other side compares, or where it is found: the server uses a blank that was pasted with them. */
const TRIMMED = new Set(["clientId", "entityId", "idpEntityId", "issuer", "jwksUrl", "logoutUrl", "userInfoUrl"]);

/** Leaves out the blanks around what was typed; what is stored with some stays as it is. */
async function trimmed(changes: Change[], values: ProviderValues): Promise<ProviderValues> {
  const config = { ...values.config };
  for (const { path } of changes) {
    const [first, name = ""] = path;
    if (first === "config" && TRIMMED.has(name)) config[name] = textIn(config[name]).trim();
  }
  return { ...values, config };
}

/** Form names of a type's secrets, also of what an extension of the server brings. */
const useSecrets = (providerId: string) => [
  ...SECRET,
  ...useTypeProperties(providerId)
    .filter(isSecret)
    .map(({ name = "" }) => nameOf(name)),
];

/**
 * The form of a new identity provider (`POST identity-provider/instances`).
 * @param isComplete it can be added as it comes
 */
export function useNewProvider(providerId: string, object: IdentityProvider, isComplete = false) {
  const navigate = useNavigate();
  return useEdit({
    name: `new ${providerId} provider`,
    object,
    toForm: newToForm,
    toObject,
    secret: useSecrets(providerId),
    call: "identityProviders.create",
    isComplete,
    before: trimmed,
    write: (call, next: IdentityProvider) => create(call, { ...next, providerId, enabled: true }),
    onSaved: (made: IdentityProvider) => navigate(addressOf(made)),
    fieldOf: refused,
    done: "createIdentityProviderSuccess",
    failed: "createIdentityProviderError",
  });
}

/** A provider with an id, which the server calls otherwise. */
interface Stored extends IdentityProvider {
  id?: string;
}

/** The form of an identity provider that exists (`PUT identity-provider/instances/{alias}`). */
export function useProviderEdit(provider: IdentityProvider) {
  const { alias = "", providerId = "" } = provider;
  // forms tell by the id what is stored: what nobody touched never blocks a save
  const object = useMemo((): Stored => ({ ...provider, id: alias }), [provider, alias]);
  return useEdit<Stored, ProviderValues, IdentityProvider>({
    name: "identity provider",
    object,
    computed: ["id"],
    toForm,
    toObject,
    secret: useSecrets(providerId),
    call: "identityProviders.update",
    before: trimmed,
    read: (call) => call("identityProviders.findOne", { alias }),
    write: update,
    recreate: async (call, next, isSecretLost) => {
      const made = await create(call, next);
      if (isSecretLost) addAlert("gatehouse.secretGone", "warning");
      return made;
    },
    fieldOf: refused,
    done: "updateSuccessIdentityProvider",
    failed: "updateErrorIdentityProvider",
  });
}
