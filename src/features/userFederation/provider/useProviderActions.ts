import { useNavigate } from "react-router-dom";
import { useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import type SynchronizationResultRepresentation from "@keycloak/keycloak-admin-client/lib/defs/synchronizationResultRepresentation";
import { askScope, removesInvalid } from "~/features/userFederation/provider/askScope";
import { type Component, update, withSetting } from "~/features/userFederation/federation";
import { useRealm } from "~/data/query/useRealm";
import { hasSearchChanged, setSearchChanged, track } from "~/features/userFederation/provider/syncs";
import { type Text, useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { to } from "~/routes";

/** The numbers of a synchronization in words. */
export const countsOf = ({
  added = 0,
  updated = 0,
  removed = 0,
  failed = 0,
}: SynchronizationResultRepresentation): Text => ["gatehouse.syncCounts", { added, updated, removed, failed }];

function tellResult(result: SynchronizationResultRepresentation, foundNobody = false): void {
  // another one runs already, or the server is not the one that synchronizes
  if (result.ignored) return addAlert({ text: `${result.status ?? ""}.` }, "warning");
  const explanation = countsOf(result);
  if (foundNobody) addAlert("noUsersFound", "warning", { explanation: "gatehouse.ldapCheckUsers" });
  else if (result.failed) addAlert("gatehouse.syncIncomplete", "warning", { explanation });
  else addAlert("syncUsersSuccess", "success", { explanation });
}

/**
 * Deletes a provider after asking (`DELETE components/{id}`); the server deletes the users it imported with it.
 * @param leave the page of a provider that is gone
 */
export function useDeleteProvider(leave?: () => unknown) {
  const deletion = useAction((call, { id = "" }: Component) => call("components.del", { id }), {
    done: "userFedDeletedSuccess",
    failed: "userFedDeleteError",
    leave,
  });
  return async (provider: Component) => {
    const yes = await confirm({
      title: "userFedDeleteConfirmTitle",
      body: "userFedDeleteConfirm",
      names: [provider.name ?? ""],
      consequences: "gatehouse.federationConsequences",
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(provider);
  };
}

/** Switches a provider on or off: only that, on what the server has now; off asks first. */
export function useSwitchProvider({ id = "" }: Component) {
  const action = useAction(
    async (call, on: boolean) =>
      update(call, withSetting(await call("components.findOne", { id }), "enabled", String(on))),
    { done: "userProviderSaveSuccess", failed: "userProviderSaveError" },
  );
  const change = async (on: boolean) => {
    const sure =
      on || (await confirm({ title: "userFedDisableConfirmTitle", body: "userFedDisableConfirm", label: "disable" }));
    if (sure) await action.run(on);
  };
  return { change, running: action.running };
}

/**
 * Synchronizes the users of a provider (`POST user-storage/{id}/sync`). It may take minutes: the page goes on
 * meanwhile.
 * @returns starts it; asks first where the search was changed before
 */
export function useSyncUsers(provider: Component) {
  const t = useT();
  const { id = "", config, providerId } = provider;
  const realm = useRealm();
  const action = useAction(
    async (call, kind: "triggerFullSync" | "triggerChangedUsersSync", keep: boolean) => {
      if (keep)
        await update(call, withSetting(await call("components.findOne", { id }), "removeInvalidUsersEnabled", "false"));
      addAlert({ text: t.ifThere("syncUsersStarted") ?? t("gatehouse.syncStarted") }, "info");
      const isSearch = kind === "triggerFullSync" && providerId === "ldap";
      const run = () => call("userStorageProvider.sync", { id, action: kind });
      const { result, foundNobody } = await track(id, run, isSearch);
      tellResult(result, foundNobody);
      if (!result.ignored && !foundNobody) setSearchChanged(id, false);
    },
    { failed: "syncUsersError", long: true },
  );
  return async (kind: "triggerFullSync" | "triggerChangedUsersSync") => {
    const asks = hasSearchChanged(id) && removesInvalid(config);
    const answer = asks ? await askScope("gatehouse.sync", "gatehouse.scopeSyncBody", realm) : "remove";
    if (answer) await action.run(kind, answer === "keep");
  };
}

/** Separates imported users from their provider, or removes them, after asking; of many users it takes minutes. */
export function useImportedUsers({ id = "", name = "" }: Component) {
  const realm = useRealm();
  const unlinking = useAction((call) => call("userStorageProvider.unlinkUsers", { id }), {
    done: "unlinkUsersSuccess",
    failed: "unlinkUsersError",
    long: true,
  });
  const removing = useAction((call) => call("userStorageProvider.removeImportedUsers", { id }), {
    done: "removeImportedUsersSuccess",
    failed: "removeImportedUsersError",
    long: true,
  });
  return {
    unlink: async () => {
      const yes = await confirm({
        title: "userFedUnlinkUsersConfirmTitle",
        body: "userFedUnlinkUsersConfirm",
        realm,
        label: "unlinkUsers",
      });
      if (yes) await unlinking.run();
    },
    remove: async () => {
      const yes = await confirm({
        title: "removeImportedUsers",
        body: "removeImportedUsersMessage",
        realm,
        names: [name],
        consequences: "gatehouse.importedConsequences",
        label: "remove",
        danger: true,
      });
      if (yes) await removing.run();
    },
  };
}

/** Opens the list of providers in place of the page of one that is gone. */
export function useToList() {
  const navigate = useNavigate();
  return () => navigate(to("user-federation"), { replace: true });
}
