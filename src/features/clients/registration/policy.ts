import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import type { Failure } from "~/data/api/errors";
import { useData } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";
import { useServerInfo } from "~/data/query/serverInfo";
import { useAction } from "~/data/write/action";
import type { Translate } from "~/i18n/i18n";
import { useSort } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/values";
import type { ConfigValues } from "~/parts/providerSettings/configForm";
import { useProviderFields } from "~/parts/providerSettings/ProviderSettings";
import { settingName } from "~/parts/providerSettings/settingTypes";

/** Type of the components that are client registration policies. */
export const POLICY = "org.keycloak.services.clientregistration.policy.ClientRegistrationPolicy";

/** Whom a policy is for: clients that register by themselves without a token, or with one. */
export const kinds = ["anonymous", "authenticated"] as const;
export type Kind = (typeof kinds)[number];

/** The kind that a segment of the address names. */
export const kindOf = (segment?: string): Kind => kinds.find((kind) => kind === segment) ?? "anonymous";

/** The types of policies this server has and describes, by id. */
export function usePolicyTypes() {
  const { componentTypes, providers } = useServerInfo();
  const there = Object.keys(providers?.["client-registration-policy"]?.providers ?? {});
  return useSort(
    (componentTypes?.[POLICY] ?? []).filter(({ id }) => there.includes(id)),
    ({ id }) => id,
  );
}

const head: FieldSpec<ConfigValues>[] = [
  { kind: "text", name: "providerId", label: "provider", isDisabled: true },
  { kind: "text", name: "name", label: "name", help: "clientPolicyNameHelp", required: true, maxLength: LONGEST },
];

const none: never[] = [];

/**
 * The fields of a policy: its name and what its type requests (`GET client-registration-policy/providers`: these know
 * the scopes and mappers of the realm).
 * @param providerId its type; one that the server does not have any more leaves only the name
 */
export function usePolicyFields(providerId: string, isNew: boolean): FieldSpec<ConfigValues>[] {
  const types = useData("realms.getClientRegistrationPolicyProviders", { realm: useRealm() });
  const settings = useProviderFields(types.find(({ id }) => id === providerId)?.properties ?? none, { isNew });
  return [...head, ...settings];
}

const CONFIG = "config.";

/** What the server says of a policy that names client scopes which are gone, or have another name by now. */
const SCOPES_GONE = "Client scopes not allowed";

/**
 * The setting that a failure is about: the server begins with its label in quotes. It refuses whatever is changed in a
 * policy while that names client scopes which the realm has not any more.
 */
export const refusedField =
  (t: Translate, fields: readonly FieldSpec<ConfigValues>[]) =>
  ({ message }: Failure) => {
    if (message.startsWith(SCOPES_GONE)) return settingName("allowed-client-scopes");
    const { name = "" } = fields.find(({ label }) => message.startsWith(`'${t(label)}' `)) ?? {};
    return name.startsWith(CONFIG) ? (`${CONFIG}${name.slice(CONFIG.length)}` as const) : undefined;
  };

/**
 * Deletes a policy after asking (`DELETE components/{id}`).
 * @param leave the page of a policy that is gone
 */
export function useDeletePolicy(leave?: () => unknown): (policy: ComponentRepresentation) => Promise<void> {
  const deletion = useAction((call, { id = "" }: ComponentRepresentation) => call("components.del", { id }), {
    done: "clientRegisterPolicyDeleteSuccess",
    failed: "clientRegisterPolicyDeleteError",
    leave,
  });
  return async (policy) => {
    const { name = "" } = policy;
    const yes = await confirm({
      title: "clientRegisterPolicyDeleteConfirmTitle",
      body: ["clientRegisterPolicyDeleteConfirm", { name }],
      names: [name],
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(policy);
  };
}
