import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { useTask } from "~/data/query/useTask";
import { metadataProblem } from "~/features/identityProviders/metadata/metadataProblem";
import { nameOf, type ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { useT } from "~/i18n/useT";

/** How a reading ended; `problem` says why it failed. */
type Reading = { problem?: string } | "replaced";

/** What reads metadata; one for all places of a form from where they come. */
export type Import = ReturnType<typeof useImport>;

/**
 * Reads the metadata of another server (`POST identity-provider/import-config`) into the form around, where they can be
 * looked at before anything is made. What an earlier reading gave and this one does not is emptied: settings of two servers
 * are not mixed.
 * @param type `oidc` or `saml`
 * @returns `read` reads an address or a file. Another reading that begins meanwhile replaces it, and so does `isWanted`
 * that is false in the end: nothing gets into the form then
 */
export function useImport(type: "oidc" | "saml") {
  const t = useT();
  const { setValue } = useFormContext<ProviderValues>();
  const { start, running } = useTask<void>();
  const filled = useRef<string[]>([]);
  const read = async (source: string | File, isWanted = () => true): Promise<Reading> => {
    let reading: Reading = "replaced";
    const form = new FormData();
    form.append("providerId", type);
    if (typeof source !== "string") form.append("file", source);
    await start(async ({ call, signal }) => {
      const body = typeof source === "string" ? { providerId: type, fromUrl: source } : form;
      const answer = await call("identityProviders.importConfig", body).then(
        (found) => ({ found, problem: undefined }),
        (error: unknown) => ({ found: {}, problem: t(metadataProblem(error, typeof source !== "string")) }),
      );
      if (signal.aborted || !isWanted()) return;
      const { found, problem } = answer;
      reading = { problem };
      if (problem !== undefined) return;
      const gone = filled.current.filter((name) => !(name in found)).map((name) => [name, ""]);
      for (const [name = "", value] of [...gone, ...Object.entries(found)])
        setValue(nameOf(name), value, { shouldDirty: true });
      filled.current = Object.keys(found);
    });
    return reading;
  };
  return { read, running };
}
