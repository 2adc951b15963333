import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { DropdownItem, Flex, FlexItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { isRealmClient } from "~/features/clients/client";
import { useFormats } from "~/features/clients/integration/useFormats";
import { exportClient } from "~/features/clients/exportClient";
import { useDeleteClient } from "~/features/clients/useDeleteClient";
import { useEnableClient } from "~/features/clients/useEnableClient";
import { useT } from "~/i18n/useT";
import { EnableSwitch } from "~/kit/controls/EnableSwitch";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { lazily } from "~/kit/page/lazily";
import { to } from "~/routes";

const AdapterDialog = lazily(() =>
  import("~/features/clients/integration/AdapterDialog").then((module) => module.AdapterDialog),
);

const DuplicateDialog = lazily(() =>
  import("~/features/clients/copying/DuplicateDialog").then((module) => module.DuplicateDialog),
);

/** What can be done with a client from its page. */
export function ClientActions({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"adapter" | "duplicate">();
  const close = () => setDialog(undefined);
  const { id = "", clientId = "", enabled } = client;
  const hasFormats = useFormats(client).length > 0;
  const enable = useEnableClient();
  const remove = useDeleteClient(() => navigate(to("clients")));
  const connect = () => navigate({ pathname: to("client", { id, tab: "settings" }), search: "integration=true" });
  return (
    <Flex>
      <FlexItem>
        <EnableSwitch
          call="clients.update"
          object={client}
          title={clientId}
          isOn={enabled !== false}
          isBusy={enable.running}
          onChange={(on) => void enable.change(client, on)}
        />{" "}
        <HelpIcon name={`${clientId}-switch`} text="enableDisable" />
      </FlexItem>
      <FlexItem>
        <ActionMenu id="client-actions">
          <DropdownItem onClick={() => void connect()}>{t("gatehouse.integration")}</DropdownItem>
          {hasFormats && <DropdownItem onClick={() => setDialog("adapter")}>{t("downloadAdapterConfig")}</DropdownItem>}
          <DropdownItem onClick={() => exportClient(client)}>{t("export")}</DropdownItem>
          {!isRealmClient(client) && (
            <WriteItem call="clients.create" testId="duplicate-client" onClick={() => setDialog("duplicate")}>
              {t("duplicate")}
            </WriteItem>
          )}
          {!isRealmClient(client) && (
            <WriteItem
              call="clients.del"
              object={client}
              testId="delete-client"
              isDanger
              onClick={() => void remove(client)}
            >
              {t("delete")}
            </WriteItem>
          )}
        </ActionMenu>
      </FlexItem>
      {dialog && (
        <Suspense>
          {dialog === "adapter" ? (
            <AdapterDialog client={client} onClose={close} />
          ) : (
            <DuplicateDialog client={client} onClose={close} />
          )}
        </Suspense>
      )}
    </Flex>
  );
}
