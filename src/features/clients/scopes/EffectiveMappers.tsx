import type { EffectiveMapper } from "~/data/api/extra";
import { useLoad } from "~/data/query/useLoad";
import { protocolOf } from "~/features/clients/client";
import { effectiveMappers } from "~/features/clients/scopes/effective";
import type { Evaluated } from "~/features/clients/scopes/EvaluateResults";
import { useSort } from "~/i18n/useT";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { LocalList } from "~/kit/list/List";
import { Loading } from "~/kit/page/Loading";
import { useLocalListState } from "~/kit/list/useListState";
import { useMapperTypes } from "~/parts/mappers/mapper";
import { to } from "~/routes";

/** The protocol mappers in force, with the scope each belongs to. */
export function EffectiveMappers({ client, scope }: Evaluated) {
  const state = useLocalListState();
  const { types } = useMapperTypes(protocolOf(client));
  const { data, error, refresh } = useLoad(["effective mappers", client.id, scope], (read) =>
    effectiveMappers(read, client, scope),
  );
  const rows = useSort(data ?? [], ({ mapperName }) => mapperName);
  if (error) return <ErrorAlert error={error} retry={refresh} />;
  if (!data) return <Loading />;
  const typeOf = ({ protocolMapper }: EffectiveMapper) => types.find(({ id }) => id === protocolMapper);
  return (
    <LocalList
      listId="effective-protocol-mappers"
      testId="effective-protocol-mappers"
      label="effectiveProtocolMappers"
      rows={rows}
      state={state}
      id={({ mapperId }) => mapperId}
      search="searchForProtocol"
      columns={[
        {
          name: "name",
          label: "name",
          text: ({ mapperName }) => mapperName,
          cell: (mapper) => <MapperLink mapper={mapper} />,
        },
        {
          name: "scope",
          label: "parentClientScope",
          text: ({ containerName }) => containerName,
          cell: (mapper) => <ContainerLink mapper={mapper} />,
        },
        { name: "category", label: "category", text: (mapper) => typeOf(mapper)?.category ?? "" },
        {
          name: "priority",
          label: "priority",
          text: (mapper) => String(typeOf(mapper)?.priority ?? ""),
          order: (mapper) => typeOf(mapper)?.priority ?? 0,
        },
      ]}
      empty={{ title: "emptyMappers", body: "emptyMappersInstructions" }}
    />
  );
}

/** Name of a mapper that leads to it: who may view one client only may not open the scopes of the realm. */
export function MapperLink({ mapper }: { mapper: EffectiveMapper }) {
  const { containerId: id, containerType, mapperId, mapperName } = mapper;
  const place = containerType === "client" ? "client-dedicated-mapper" : "client-scope-mapper";
  return <LinkIfThere to={to(place, { id, mapperId, viewMode: "edit" })}>{mapperName}</LinkIfThere>;
}

/** Name of the scope of a mapper that leads to it in the same way. */
export function ContainerLink({ mapper }: { mapper: EffectiveMapper }) {
  const { containerId: id, containerType, containerName } = mapper;
  const address =
    containerType === "client" ? to("client-dedicated-scope", { id }) : to("client-scope", { id, tab: "mappers" });
  return <LinkIfThere to={address}>{containerName}</LinkIfThere>;
}
