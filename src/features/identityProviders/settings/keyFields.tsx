import { useFormContext } from "react-hook-form";
import {
  custom,
  type ProviderField,
  text,
  toggle,
  whileOff,
  whileOn,
} from "~/features/identityProviders/settings/fields";
import { ImportKey } from "~/features/identityProviders/settings/ImportKey";
import { nameOf, type ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { labelled } from "~/i18n/serverWords";
import type { When } from "~/kit/form/Inputs";

const key = nameOf("publicKeySignatureVerifier");
const keyId = nameOf("publicKeySignatureVerifierKeyId");

/** Reads the key, or the set of keys, from a file. The keys of a set have ids of their own. */
function ImportVerifier() {
  const { setValue } = useFormContext<ProviderValues>();
  return (
    <ImportKey
      onFound={({ jwks, publicKey }) => {
        if (jwks) setValue(keyId, "", { shouldDirty: true });
        setValue(key, jwks ?? publicKey, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}

const byAddress = whileOn("useJwksUrl");
const byText = whileOff("useJwksUrl");

/**
 * Where the keys of the other side are read, or the keys themselves.
 * @param address the field of the address
 * @param also a condition of all of them
 */
export const verifierFields = (address: ProviderField, also: When<ProviderValues>[] = []): ProviderField[] => [
  toggle("useJwksUrl", "useJwksUrl", { help: "useJwksUrlHelp", when: also }),
  { ...address, when: [...also, byAddress] },
  text("publicKeySignatureVerifierKeyId", "validatingPublicKeyId", {
    help: "validatingPublicKeyIdHelp",
    when: [...also, byText],
  }),
  { kind: "textArea", name: key, ...labelled("validatingPublicKey"), when: [...also, byText] },
  { ...custom("importKey", "importKey", () => <ImportVerifier />), when: [...also, byText] },
];
