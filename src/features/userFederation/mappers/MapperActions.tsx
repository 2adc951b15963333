import { useNavigate } from "react-router-dom";
import type { Component } from "~/features/userFederation/federation";
import { useDeleteMapper, useSyncMapper } from "~/features/userFederation/mappers/mappers";
import { useSyncOf } from "~/features/userFederation/provider/syncs";
import { useServerText, useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { to } from "~/routes";

interface Props {
  mapper: Component;
  /** Of its type: which directions it can synchronize and what that is called. */
  metadata: Record<string, unknown>;
}

/** What can be done with a mapper. */
export function MapperActions({ mapper, metadata }: Props) {
  const t = useT();
  const label = useServerText();
  const navigate = useNavigate();
  const { parentId: id = "" } = mapper;
  const remove = useDeleteMapper(() => navigate(to("ldap", { id, tab: "mappers" })));
  const sync = useSyncMapper(mapper);
  const last = useSyncOf(mapper.id ?? "");
  const directions = (["fedToKeycloak", "keycloakToFed"] as const).filter(
    (direction) => metadata[`${direction}SyncSupported`] === true,
  );
  return (
    <ActionMenu id="ldap-mapper-actions-dropdown">
      <WriteItem call="components.del" isDanger onClick={() => void remove(mapper)}>
        {t("delete")}
      </WriteItem>
      {directions.map((direction) => (
        <WriteItem
          key={direction}
          call="userStorageProvider.mappersSync"
          isDisabled={last !== undefined && last.ended === undefined}
          onClick={() => sync(direction)}
        >
          {label(String(metadata[`${direction}SyncMessage`] ?? ""), direction)}
        </WriteItem>
      ))}
    </ActionMenu>
  );
}
