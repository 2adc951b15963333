import { HelperText, HelperTextItem } from "@patternfly/react-core";
import { useFormContext, useWatch } from "react-hook-form";
import type { ClientValues } from "~/features/clients/client";
import { type Key, useT } from "~/i18n/useT";
import { isOn } from "~/kit/form/values";

interface Props {
  /** Switched off and saved, the server deletes what belongs to it. */
  name: "publicClient" | "authorizationServicesEnabled" | "serviceAccountsEnabled";
  text: Key;
}

/** Says what a save deletes once something is switched off; that a client is confidential is kept the other way round. */
export function Lost({ name, text }: Props) {
  const t = useT();
  const { defaultValues } = useFormContext<ClientValues>().formState;
  const value: unknown = useWatch({ name, exact: true });
  const has = (one: unknown) => isOn(one) === (name !== "publicClient");
  if (!has(defaultValues?.[name]) || has(value)) return null;
  return (
    <HelperText isLiveRegion>
      <HelperTextItem variant="warning">{t(text)}</HelperTextItem>
    </HelperText>
  );
}
