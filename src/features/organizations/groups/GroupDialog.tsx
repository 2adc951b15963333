import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { useForm } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { groupFields, type GroupValues } from "~/parts/groups/groupFields";
import { useT } from "~/i18n/useT";
import { FormDialog } from "~/kit/form/FormDialog";

interface Props {
  orgId: string;
  /** The group above it; at the top when left out. */
  parent?: GroupRepresentation;
  onClose: () => void;
}

/** Makes a group of an organization: `POST organizations/{orgId}/groups` or `…/groups/{id}/children`. */
export function GroupDialog({ orgId, parent, onClose }: Props) {
  const t = useT();
  const form = useForm<GroupValues>({ defaultValues: { name: "", description: "" }, mode: "onChange" });
  const action = useAction(
    (call, { name, description }: GroupValues) => {
      const body = { name: name.trim(), description };
      return parent
        ? call("organizationGroups.createChild", { orgId, id: parent.id ?? "" }, body)
        : call("organizationGroups.create", { orgId }, body);
    },
    { done: "groupCreated", failed: "couldNotCreateGroup" },
  );
  return (
    <FormDialog
      id="group-form"
      title={t("createAGroup")}
      form={form}
      fields={groupFields}
      confirm="create"
      call={parent ? "organizationGroups.createChild" : "organizationGroups.create"}
      testIds={{ save: "createGroup", cancel: "cancel" }}
      send={action.run}
      fieldOf={({ status }) => (status === 409 ? "name" : undefined)}
      onClose={onClose}
    />
  );
}
