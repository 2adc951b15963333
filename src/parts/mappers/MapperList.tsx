import { ToolbarItem } from "@patternfly/react-core";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useAction } from "~/data/write/action";
import { useSort, useT } from "~/i18n/useT";
import { LocalList } from "~/kit/list/List";
import { TextMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { type MappedObject, type MapperOwner, nameOf, type TypedMapper, useMapperTypes } from "~/parts/mappers/mapper";
import { ChooseType } from "~/parts/providerSettings/ChooseType";
import { PredefinedMappers } from "~/parts/mappers/PredefinedMappers";

interface Props {
  of: MapperOwner;
  owner: MappedObject;
  /** Address of a mapper, or of a new one of a mapper type. */
  addressOf: (id: string, viewMode: "edit" | "new") => string;
}

/** Place among the mappers that the server runs; one without a type it does not run. */
const priorityOf = ({ type }: TypedMapper) => type?.priority ?? Number.MAX_SAFE_INTEGER;

/** The protocol mappers of a client scope or client, in the order the server runs them, and the ways to add one. */
export function MapperList({ of, owner, addressOf }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { id = "", protocol, protocolMappers = [], access } = owner;
  const { types } = useMapperTypes(protocol);
  const [adding, setAdding] = useState<"predefined" | "configured">();
  const remove = useAction((call, mapperId: string) => call(`${of}.delProtocolMapper`, { id, mapperId }), {
    done: "mappingDeletedSuccess",
    failed: "mappingDeletedError",
  });
  const rows = protocolMappers.map((mapper): TypedMapper => ({
    mapper,
    type: types.find((one) => one.id === mapper.protocolMapper),
  }));
  const sorted = useSort(rows, ({ mapper }) => nameOf(mapper)).sort(
    (one, other) => priorityOf(one) - priorityOf(other),
  );
  const predefined = {
    call: `${of}.addMultipleProtocolMappers`,
    object: owner,
    onClick: () => setAdding("predefined"),
  } as const;
  const configured = {
    call: `${of}.addProtocolMapper`,
    object: owner,
    onClick: () => setAdding("configured"),
  } as const;
  return (
    <>
      <LocalList
        listId="protocol-mappers"
        label="clientScopeList"
        rows={sorted}
        id={({ mapper }) => mapper.id ?? ""}
        search="searchForMapper"
        columns={[
          {
            name: "name",
            label: "name",
            text: ({ mapper }) => nameOf(mapper),
            cell: ({ mapper, type }) =>
              type ? (
                <Link to={addressOf(mapper.id ?? "", "edit")}>{nameOf(mapper)}</Link>
              ) : (
                <bdi>{nameOf(mapper)}</bdi>
              ),
          },
          { name: "category", label: "category", text: ({ type }) => type?.category ?? "" },
          { name: "mapperType", label: "type", text: ({ mapper, type }) => type?.name ?? mapper.protocolMapper ?? "" },
          {
            name: "priority",
            label: "priority",
            text: ({ type }) => (type ? String(type.priority) : ""),
            order: priorityOf,
          },
        ]}
        actions={[
          {
            label: "delete",
            call: `${of}.delProtocolMapper`,
            object: ({ mapper }) => ({ ...mapper, access }),
            run: ({ mapper }) => void remove.run(mapper.id ?? ""),
          },
        ]}
        toolbar={() => (
          <ToolbarItem>
            <TextMenu id="mapperAction" label="addMapper">
              <WriteItem {...predefined}>{t("fromPredefinedMapper")}</WriteItem>
              <WriteItem {...configured}>{t("byConfiguration")}</WriteItem>
            </TextMenu>
          </ToolbarItem>
        )}
        empty={{
          title: "emptyMappers",
          body: "emptyMappersInstructions",
          secondary: [
            { label: "emptyPrimaryAction", ...predefined },
            { label: "emptySecondaryAction", ...configured },
          ],
        }}
      />
      {adding === "predefined" && <PredefinedMappers of={of} owner={owner} onClose={() => setAdding(undefined)} />}
      {adding === "configured" && (
        <MapperTypes
          protocol={protocol}
          onClose={() => setAdding(undefined)}
          onChoose={(type) => void navigate(addressOf(type, "new"))}
        />
      )}
    </>
  );
}

interface TypesProps {
  protocol: string | undefined;
  onChoose: (type: string) => void;
  onClose: () => void;
}

/** Chooses the type of a new mapper among those that the server has for a protocol. */
function MapperTypes({ protocol, ...props }: TypesProps) {
  const t = useT();
  const types = useSort(useMapperTypes(protocol).types, ({ name }) => name);
  return (
    <ChooseType
      id="mapper-types"
      title={t("emptySecondaryAction")}
      label={t("addPredefinedMappers")}
      description={t("configureMappingDescription")}
      types={types}
      {...props}
    />
  );
}
