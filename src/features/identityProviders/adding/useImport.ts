import { useFormContext } from "react-hook-form";
import { failureOf } from "~/data/api/errors";
import { failureText } from "~/data/api/failureText";
import { useTask } from "~/data/query/useTask";
import { nameOf, type ProviderValues } from "~/features/identityProviders/settings/providerForm";

/**
 * Reads the metadata of another server (`POST identity-provider/import-config`) into the form around, where they can be
 * looked at before anything is made.
 * @param type `oidc` or `saml`
 * @returns reads an address or a file; `undefined` where that went well, else why not
 */
export function useImport(type: "oidc" | "saml") {
  const { setValue } = useFormContext<ProviderValues>();
  const { start, running } = useTask<void>();
  const read = async (source: string | File): Promise<string | undefined> => {
    let problem: string | undefined;
    const form = new FormData();
    form.append("providerId", type);
    if (typeof source !== "string") form.append("file", source);
    await start(async ({ call, signal }) => {
      const body = typeof source === "string" ? { providerId: type, fromUrl: source } : form;
      const found = await call("identityProviders.importConfig", body).catch((error: unknown) => {
        problem = failureText(failureOf(error));
        return {};
      });
      if (signal.aborted) return;
      for (const [name, value] of Object.entries(found)) setValue(nameOf(name), value, { shouldDirty: true });
    });
    return problem;
  };
  return { read, running };
}
