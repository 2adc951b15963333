import { useLoad } from "~/data/query/useLoad";
import { useT } from "~/i18n/useT";
import { objectPage } from "~/features/permissions/objects";
import { useAddresses } from "~/parts/authorization/links";
import { type Group, RowDetails } from "~/parts/authorization/RowDetails";

interface Props {
  /** Internal id of the client that keeps the permissions. */
  id: string;
  permissionId: string;
  resourceType: string;
}

/** The objects that a permission is about, and the policies that decide. */
export function PermissionDetails({ id, permissionId, resourceType }: Props) {
  const t = useT();
  const addresses = useAddresses(id);
  const loaded = useLoad(["permission", id, permissionId], async (read) => {
    const [resources, policies] = await Promise.all([
      read("ui.permissionObjects", { id, permissionId }),
      read("clients.getAssociatedPolicies", { id, permissionId }),
    ]);
    // the resource of the whole type is named like it
    const chosen = resources.filter(({ name }) => name !== resourceType);
    const groups: Group[] = [
      {
        label: "resources",
        entries:
          chosen.length === 0
            ? [{ text: t("allResources") }]
            : chosen.map(({ name = "", displayName = name }) => ({
                text: displayName,
                to: objectPage(resourceType, name),
              })),
      },
      {
        label: "assignedPolicies",
        entries: policies.map((policy) => ({ text: policy.name ?? "", to: addresses.policy(policy) })),
      },
    ];
    return groups;
  });
  return <RowDetails {...loaded} />;
}
