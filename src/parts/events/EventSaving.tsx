import { Banner } from "@patternfly/react-core";
import ExclamationTriangleIcon from "@patternfly/react-icons/dist/esm/icons/exclamation-triangle-icon";
import type { RealmEventsConfigRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/realmEventsConfigRepresentation";
import { useAction } from "~/data/write/action";
import { useLoad } from "~/data/query/useLoad";
import { useRealm } from "~/data/query/useRealm";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { putConfig } from "~/parts/events/putConfig";

/** What the realm saves: `GET events/config`. Undefined until it is there: the events do not wait for it. */
export function useEventsConfig(): RealmEventsConfigRepresentation | undefined {
  const realm = useRealm();
  return useLoad(["eventsConfig"], (read) => read("realms.getConfigEvents", { realm })).data;
}

/** Says that the realm saves no events, and switches that on. */
export function EventSaving({ of }: { of: "eventsEnabled" | "adminEventsEnabled" }) {
  const t = useT();
  const realm = useRealm();
  const config = useEventsConfig();
  const { run, running } = useAction(
    async (call) => {
      const now = await call("realms.getConfigEvents", { realm });
      await putConfig(call, realm, { ...now, [of]: true }, now);
    },
    { done: "eventConfigSuccessfully", failed: "eventConfigError" },
  );
  if (!config || config[of]) return null;
  return (
    <Banner color="yellow" className="gh-banner pf-v5-c-banner" data-testid={`${of}-off`}>
      <ExclamationTriangleIcon />
      {t(of === "eventsEnabled" ? "savingUserEventsOff" : "savingAdminEventsOff")}
      <WriteButton
        call="realms.updateConfigEvents"
        variant="primary"
        testId="switch-on-saving"
        isLoading={running}
        isDisabled={running}
        onClick={() => void run()}
      >
        {t("gatehouse.switchOnSaving")}
      </WriteButton>
    </Banner>
  );
}
