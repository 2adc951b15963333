import { Name, Organization } from "~/features/identityProviders/list/cells";
import { ListTools } from "~/features/identityProviders/list/ListTools";
import { titleOf, typeName } from "~/features/identityProviders/provider";
import { useDeleteProviders } from "~/features/identityProviders/useProviderActions";
import { useT } from "~/i18n/useT";
import { List } from "~/kit/list/List";
import { useListState } from "~/kit/list/useListState";

/** The identity providers of the realm, searched and paged by the server: `GET identity-provider/instances`. */
export function IdentityProviderList() {
  const t = useT();
  const { filters, change } = useListState();
  const remove = useDeleteProviders();
  const realmOnly = filters.realmOnly !== undefined;
  const showAll = () => change({ filters: { realmOnly: "" } });
  return (
    <List
      listId="identity-providers"
      label="identityProviders"
      from="identityProviders.find"
      query={{ realmOnly }}
      id={({ alias = "" }) => alias}
      search="searchForProvider"
      columns={[
        { name: "name", label: "name", text: titleOf, cell: (provider) => <Name provider={provider} /> },
        { name: "providerDetails", label: "providerDetails", text: ({ providerId }) => typeName(providerId) },
        {
          name: "linkedOrganization",
          label: "linkedOrganization",
          text: ({ organizationId = "" }) => organizationId,
          cell: ({ organizationId }) => (organizationId ? <Organization id={organizationId} /> : "—"),
        },
        {
          name: "hideOnLogin",
          label: "hideOnLoginPage",
          text: ({ hideOnLogin }) => t(hideOnLogin ? "yes" : "no"),
          isExtra: true,
        },
      ]}
      actions={[{ label: "delete", call: "identityProviders.del", run: (row) => void remove.one(row) }]}
      bulk={[remove.many]}
      toolbar={() => (
        <ListTools
          realmOnly={realmOnly}
          onChange={(on) => change({ filters: { realmOnly: on ? "true" : "" } }, { flushSync: true })}
        />
      )}
      empty={
        realmOnly
          ? {
              title: "identityProviders",
              body: "emptyRealmBasedIdps",
              secondary: [{ label: "clearAllFilters", onClick: showAll }],
            }
          : undefined
      }
    />
  );
}
