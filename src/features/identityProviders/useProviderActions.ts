import type { BulkAction } from "~/data/bulk/bulkRuns";
import { type Call, useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import { type IdentityProvider, kindOf, settingOf, update } from "~/features/identityProviders/provider";
import { confirm } from "~/kit/dialog/confirm";

const run = (call: Call, { alias = "" }: IdentityProvider) => call("identityProviders.del", { alias });

/** The list and the page of a provider each have a text of their own. */
const question = (body: "deleteConfirm" | "deleteConfirmIdentityProvider", provider: string) =>
  ({
    title: "deleteProvider",
    body: [body, { provider }],
    consequences: "gatehouse.providerConsequences",
    danger: true,
  }) as const;

const many: BulkAction<IdentityProvider> = {
  label: "delete",
  call: "identityProviders.del",
  run,
  done: "deletedSuccessIdentityProvider",
  confirm: (count, provider) => ({
    ...question("deleteConfirm", provider),
    ...(count > 1 && { body: ["gatehouse.bulkConfirm", { count }] }),
  }),
};

/**
 * Deletes identity providers after asking (`DELETE identity-provider/instances/{alias}`).
 * @param leave the page of a provider that is gone
 * @returns `one` deletes a provider, `many` does so for selected rows
 */
export function useDeleteProviders(leave?: () => unknown) {
  const deletion = useAction((call, provider: IdentityProvider) => run(call, provider), {
    done: "deletedSuccessIdentityProvider",
    failed: "deletedErrorIdentityProvider",
    leave,
  });
  const one = async (provider: IdentityProvider) => {
    const { alias = "" } = provider;
    const body = leave ? "deleteConfirmIdentityProvider" : "deleteConfirm";
    if (await confirm({ ...question(body, alias), names: [alias], label: "delete" })) await deletion.run(provider);
  };
  return { one, many };
}

/** Whether the server reads the keys of a provider from its metadata and keeps them for a time. */
export const readsKeys = (provider: IdentityProvider) =>
  kindOf(provider.providerId) === "saml" &&
  provider.enabled === true &&
  settingOf(provider, "validateSignature") === "true" &&
  settingOf(provider, "useMetadataDescriptorUrl") === "true" &&
  settingOf(provider, "metadataDescriptorUrl") !== "";

/** Has the server read the keys of a provider again (`GET identity-provider/instances/{alias}/reload-keys`). */
export const useReloadKeys = ({ alias = "" }: IdentityProvider) =>
  useAction(
    async (call) => {
      const isReloaded = await call("identityProviders.reloadKeys", { alias });
      if (isReloaded) addAlert("reloadKeysSuccess");
      else addAlert("reloadKeysSuccessButFalse", "warning");
    },
    { failed: "reloadKeysError" },
  );

/** Switches a provider on or off: only that, on what the server has now; off asks first. */
export function useSwitchProvider({ alias = "" }: IdentityProvider) {
  const action = useAction(
    async (call, enabled: boolean) => {
      const fresh = await call("identityProviders.findOne", { alias });
      await update(call, { ...fresh, enabled });
    },
    { done: "updateSuccessIdentityProvider", failed: "updateErrorIdentityProvider" },
  );
  const change = async (on: boolean) => {
    const sure =
      on ||
      (await confirm({
        title: "disableProvider",
        body: ["disableConfirmIdentityProvider", { provider: alias }],
        names: [alias],
        label: "disable",
      }));
    if (sure) await action.run(on);
  };
  return { change, running: action.running };
}
