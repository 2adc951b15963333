import { Link } from "react-router-dom";
import { useData } from "~/data/query/cache";
import type { Component } from "~/features/userFederation/federation";
import { MAPPER, useDeleteMapper } from "~/features/userFederation/mappers/mappers";
import { useSort } from "~/i18n/useT";
import { LocalList } from "~/kit/list/List";
import { WriteTool } from "~/kit/controls/Write";
import { to } from "~/routes";

/** The mappers of an LDAP provider. */
export function LdapMapperList({ provider: { id = "" } }: { provider: Component }) {
  const mappers = useData("components.find", { parent: id, type: MAPPER });
  const sorted = useSort(mappers, ({ name = "" }) => name);
  const remove = useDeleteMapper();
  const create = { call: "components.create", to: to("ldap-mapper-new", { id }) } as const;
  return (
    <LocalList
      listId="ldap-mappers"
      label="ldapMappersList"
      rows={sorted}
      id={(mapper) => mapper.id ?? ""}
      search="searchForMapper"
      columns={[
        {
          name: "name",
          label: "name",
          text: ({ name = "" }) => name,
          cell: ({ name, id: mapperId = "" }) => (
            <Link to={to("ldap-mapper", { id, mapperId })}>{name || mapperId}</Link>
          ),
        },
        { name: "type", label: "type", text: ({ providerId = "" }) => providerId },
      ]}
      actions={[{ label: "delete", call: "components.del", run: (mapper) => void remove(mapper) }]}
      toolbar={() => <WriteTool {...create} label="addMapper" testId="add-mapper-btn" />}
      empty={{
        title: "emptyMappers",
        body: "emptyMappersInstructions",
        action: { ...create, label: "addMapper" },
      }}
    />
  );
}
