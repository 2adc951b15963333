import { Button, Spinner, TextInput } from "@patternfly/react-core";
import { useEffect, useEffectEvent, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { Metadata } from "~/features/identityProviders/adding/Discovery";
import type { Import } from "~/features/identityProviders/adding/useImport";
import type { ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import { useDisabled } from "~/kit/form/fieldProps";

/** Milliseconds after the last key stroke until the address is read. */
const PAUSE = 1000;

interface Props extends Pick<Metadata, "address" | "addressHelp"> {
  metadata: Import;
}

/** The address of metadata: the server reads it soon after it was typed; what it cannot read is an error here. */
export function AddressField({ metadata, address: label, addressHelp }: Props) {
  const t = useT();
  const isDisabled = useDisabled();
  const { setError, clearErrors, setFocus, setValue, getValues, trigger } = useFormContext<ProviderValues>();
  const {
    field: { value: address, ref },
    fieldState,
  } = useController<ProviderValues, "discovery">({
    name: "discovery",
    rules: {
      validate: (value) => {
        if (!value?.url) return t("required");
        return value.url === value.read || t("gatehouse.metadataUnread");
      },
    },
  });
  const { url = "", read = "" } = address ?? {};
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = async (typed: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const reading = await metadata.read(typed, () => getValues("discovery")?.url === typed);
    if (reading === "replaced") return;
    if (reading.problem === undefined) await trigger("discovery");
    else setError("discovery", { message: reading.problem });
  };
  // one that was left before it was read is read when it is back
  const catchUp = useEffectEvent(() => void (url && !read && load(url)));
  useEffect(() => {
    catchUp();
    return () => clearTimeout(timer.current);
  }, []);
  const take = (typed: string) => {
    setValue("discovery", { ...getValues("discovery"), url: typed, read: "" }, { shouldDirty: true });
    clearErrors("discovery");
    clearTimeout(timer.current);
    timer.current = typed ? setTimeout(() => void load(typed), PAUSE) : undefined;
  };
  const names = { name: "discovery", id: "discoveryEndpoint", label, help: addressHelp, required: true };
  return (
    <Field {...names} helpId={label} errorTestId="discoveryEndpoint-helper">
      <TextInput
        ref={ref}
        id="discoveryEndpoint"
        data-testid="discoveryEndpoint"
        type="url"
        isRequired
        isDisabled={isDisabled}
        placeholder="https://hostname/path"
        validated={fieldState.error ? "error" : read ? "success" : "default"}
        aria-busy={metadata.running}
        value={url}
        onChange={(_, typed) => take(typed.trim())}
        onBlur={() => timer.current !== undefined && void load(url)}
      />
      {metadata.running && <Spinner size="md" aria-label={t("spinnerLoading")} />}
      {fieldState.error && url && !isDisabled && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            // the button goes with the error
            setFocus("discovery");
            clearErrors("discovery");
            void load(url);
          }}
        >
          {t("tryAgain")}
        </Button>
      )}
      {/* automation waits for it */}
      <span hidden data-testid="playwright-result">
        {fieldState.error ? "error" : read ? "success" : "default"}
      </span>
    </Field>
  );
}
