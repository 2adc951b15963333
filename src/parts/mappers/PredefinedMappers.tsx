import type ProtocolMapperRepresentation from "@keycloak/keycloak-admin-client/lib/defs/protocolMapperRepresentation";
import { useState } from "react";
import { useAction } from "~/data/write/action";
import { useSort, useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";
import { LocalList } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";
import { WriteButton } from "~/kit/controls/Write";
import { type MappedObject, type MapperOwner, useMapperTypes } from "~/parts/mappers/mapper";

interface Props {
  of: MapperOwner;
  owner: MappedObject;
  onClose: () => void;
}

/** Adds mappers as the server ships them (`POST …/add-models`); those whose name is taken are not offered. */
export function PredefinedMappers({ of, owner, onClose }: Props) {
  const t = useT();
  const { id = "", protocol, protocolMappers = [] } = owner;
  const { types, predefined } = useMapperTypes(protocol);
  const [selected, setSelected] = useState<ProtocolMapperRepresentation[]>([]);
  const state = useLocalListState();
  const taken = new Set(protocolMappers.map(({ name }) => name));
  const rows = useSort(
    predefined.filter(({ name }) => !taken.has(name)),
    ({ name = "" }) => name,
  );
  const add = useAction((call) => call(`${of}.addMultipleProtocolMappers`, { id }, selected), {
    done: "mappingCreatedSuccess",
    failed: "mappingCreatedError",
  });
  const [isSending, closeAfter] = useCloseAfter(onClose);
  return (
    <Dialog
      id="predefined"
      variant="medium"
      title={t("addPredefinedMappers")}
      description={t("predefinedMappingDescription")}
      actions={
        <WriteButton
          call={`${of}.addMultipleProtocolMappers`}
          object={owner}
          id="modal-confirm"
          testId="confirm"
          isDisabled={selected.length === 0 || isSending}
          isLoading={isSending}
          onClick={() => void closeAfter(add.run())}
        >
          {t("add")}
        </WriteButton>
      }
      isUnsaved={selected.length > 1 && !isSending}
      onClose={onClose}
    >
      <LocalList
        listId="predefined-mappers"
        label="addPredefinedMappers"
        rows={rows}
        state={state}
        id={({ name = "" }) => name}
        search="searchForMapper"
        selectable
        onSelect={setSelected}
        columns={[
          { name: "name", label: "name", text: ({ name = "" }) => name },
          {
            name: "description",
            label: "description",
            text: ({ protocolMapper }) => types.find((type) => type.id === protocolMapper)?.helpText ?? "",
          },
        ]}
        empty={{ title: "emptyMappers", body: "emptyBuiltInMappersInstructions" }}
      />
    </Dialog>
  );
}
