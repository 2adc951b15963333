import { Alert, AlertActionCloseButton, Flex, FlexItem, Label, PageSection, Spinner } from "@patternfly/react-core";
import {
  type Component,
  isEnabled,
  configValue,
  titleOf,
  useProviderTypes,
} from "~/features/userFederation/federation";
import { forgetSync, useSyncOf } from "~/features/userFederation/provider/syncs";
import {
  countsOf,
  useDeleteProvider,
  useImportedUsers,
  useSwitchProvider,
  useSyncUsers,
  useToList,
} from "~/features/userFederation/provider/useProviderActions";
import { useT } from "~/i18n/useT";
import { EnableSwitch } from "~/kit/controls/EnableSwitch";
import { ActionMenu } from "~/kit/controls/Menu";
import { PageHeading } from "~/kit/page/Page";
import { WriteItem } from "~/kit/controls/Write";

/** Head of a provider's page: on or off, what can be done with it and its users, how the last synchronization went. */
export function ProviderHeading({ provider }: { provider: Component }) {
  const t = useT();
  const { id = "", name = "", providerId = "" } = provider;
  const enable = useSwitchProvider(provider);
  const toList = useToList();
  const remove = useDeleteProvider(toList);
  return (
    <>
      <PageHeading
        title={name || titleOf(providerId)}
        badges={<Label data-testid="provider-type">{titleOf(providerId)}</Label>}
        actions={
          <Flex>
            <FlexItem>
              <EnableSwitch
                call="components.update"
                title={titleOf(providerId)}
                isOn={isEnabled(provider)}
                isBusy={enable.running}
                onChange={(on) => void enable.change(on)}
              />
            </FlexItem>
            <FlexItem>
              <ActionMenu id="user-federation-actions-dropdown">
                {providerId !== "kerberos" && <UserItems provider={provider} />}
                <WriteItem call="components.del" testId="delete-cmd" isDanger onClick={() => void remove(provider)}>
                  {t("deleteProvider")}
                </WriteItem>
              </ActionMenu>
            </FlexItem>
          </Flex>
        }
      />
      <SyncState id={id} />
    </>
  );
}

/** What can be done with the users of a provider. */
function UserItems({ provider }: { provider: Component }) {
  const t = useT();
  const sync = useSyncUsers(provider);
  const users = useImportedUsers(provider);
  const last = useSyncOf(provider.id ?? "");
  const busy = last !== undefined && last.ended === undefined;
  const type = useProviderTypes().find(({ id }) => id === provider.providerId);
  const cannotSync = type !== undefined && type.metadata.synchronizable !== true;
  const noSync = busy || cannotSync || configValue(provider, "importEnabled") === "false";
  return (
    <>
      <WriteItem
        call="userStorageProvider.sync"
        isDisabled={noSync}
        onClick={() => void sync("triggerChangedUsersSync")}
      >
        {t("syncChangedUsers")}
      </WriteItem>
      <WriteItem call="userStorageProvider.sync" isDisabled={noSync} onClick={() => void sync("triggerFullSync")}>
        {t("syncAllUsers")}
      </WriteItem>
      <WriteItem
        call="userStorageProvider.unlinkUsers"
        isDisabled={configValue(provider, "editMode") === "UNSYNCED"}
        onClick={() => void users.unlink()}
      >
        {t("unlinkUsers")}
      </WriteItem>
      <WriteItem call="userStorageProvider.removeImportedUsers" onClick={() => void users.remove()}>
        {t("removeImported")}
      </WriteItem>
    </>
  );
}

/** That a synchronization runs, or what the last one did. */
export function SyncState({ id }: { id: string }) {
  const t = useT();
  const sync = useSyncOf(id);
  if (!sync) return null;
  const { started, ended, result, foundNobody } = sync;
  const time = (at: number) => new Date(at).toLocaleTimeString(document.documentElement.lang);
  if (ended === undefined)
    return (
      <PageSection data-testid="sync-state">
        <Alert
          isInline
          customIcon={<Spinner size="md" aria-label={t("gatehouse.syncRunning")} />}
          title={t(["gatehouse.syncSince", { time: time(started) }])}
        />
      </PageSection>
    );
  return (
    <PageSection data-testid="sync-state">
      <Alert
        isInline
        variant={result?.ignored || result?.failed || foundNobody ? "warning" : "success"}
        title={t(["gatehouse.syncEnded", { time: time(ended) }])}
        actionClose={<AlertActionCloseButton aria-label={t("close")} onClose={() => forgetSync(id)} />}
      >
        {result?.ignored ? result.status : result && t(countsOf(result))} {foundNobody && t("gatehouse.ldapCheckUsers")}
      </Alert>
    </PageSection>
  );
}
