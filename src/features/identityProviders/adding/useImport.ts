import { useCallback, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTask } from "~/data/query/useTask";
import { same } from "~/data/write/merge";
import { metadataProblem } from "~/features/identityProviders/metadata/metadataProblem";
import { nameOf, type ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { useT } from "~/i18n/useT";
import { dotted } from "~/kit/form/fieldProps";

/** How a reading ended; `problem` says why it failed. */
type Reading = { problem?: string } | "replaced";

/** What reads metadata; one for all places of a form from where they come. */
export type Import = ReturnType<typeof useImport>;

/**
 * Reads the metadata of another server (`POST identity-provider/import-config`) into the form around, where they can be
 * looked at before anything is made. What an earlier reading gave and this one does not is as the form began: settings of two
 * servers are not mixed.
 * @param type `oidc` or `saml`
 * @returns `read` reads an address or a file. Another reading that begins meanwhile replaces it, and so do `stop` and
 * `isWanted` that is false in the end: nothing gets into the form then. What is typed meanwhile stays
 */
export function useImport(type: "oidc" | "saml") {
  const t = useT();
  const { getValues, setValue, formState } = useFormContext<ProviderValues>();
  const { defaultValues } = formState;
  const begun = useCallback((name: string) => defaultValues?.config?.[dotted(name)] ?? "", [defaultValues]);
  const { start, stop, running } = useTask<void>();
  const filled = useWatch<ProviderValues, "discovery">({ name: "discovery" })?.filled;
  const last = useRef<Record<string, string>>({});
  // a draft with another reading may come into the form: nothing of the one before it is left
  useEffect(() => {
    if (!filled) return;
    for (const [name, value] of Object.entries(last.current))
      if (!filled.includes(name) && getValues(nameOf(name)) === value)
        setValue(nameOf(name), begun(name), { shouldDirty: true });
  }, [filled, begun, getValues, setValue]);
  const read = async (source: string | File, isWanted = () => true): Promise<Reading> => {
    let reading: Reading = "replaced";
    const before = { ...getValues("config") };
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
      const old = getValues("discovery");
      const gone = (old?.filled ?? []).filter((name) => !(name in found)).map((name) => [name, begun(name)] as const);
      for (const [name, value] of [...gone, ...Object.entries(found)])
        if (same(getValues(nameOf(name)), before[dotted(name)])) setValue(nameOf(name), value, { shouldDirty: true });
      last.current = found;
      // in the form, so that a draft knows it, too; settings of a file are not those of the address
      const from = typeof source === "string" ? source : "";
      setValue("discovery", { url: "", ...old, read: from, filled: Object.keys(found) }, { shouldDirty: true });
    });
    return reading;
  };
  return { read, stop, running };
}
