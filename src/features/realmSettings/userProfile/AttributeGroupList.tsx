import { Link } from "react-router-dom";
import { isSegment } from "~/data/api/segment";
import { useData } from "~/data/query/cache";
import { useDeletePart } from "~/features/realmSettings/userProfile/translations";
import { RichText } from "~/i18n/RichText";
import { useServerText } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { LocalList } from "~/kit/list/List";
import { to } from "~/routes";

const create = { label: "createGroupText", call: "users.updateProfile" } as const;

/** The groups that attributes of the user profile are put in. */
export function AttributeGroupList() {
  const serverText = useServerText();
  const { groups = [] } = useData("users.getProfile");
  const deletion = useDeletePart("groups", { done: "deleteSuccess", failed: "deleteAttributeGroupError" });
  const remove = async (name: string) => {
    const yes = await confirm({
      title: "deleteDialogTitle",
      body: { text: "" },
      details: <RichText text="deleteDialogDescription" elements={{ 1: <strong /> }} values={{ group: name }} />,
      names: [name],
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(name);
  };
  return (
    <LocalList
      listId="attribute-groups"
      label="tableTitle"
      rows={groups}
      // no address is made of it
      id={({ name }) => `group ${name}`}
      columns={[
        {
          name: "name",
          label: "columnName",
          text: ({ name = "" }) => name,
          cell: ({ name = "" }) =>
            isSegment(name) ? <Link to={to("user-profile-group", { name })}>{name}</Link> : name,
        },
        {
          name: "displayHeader",
          label: "columnDisplayName",
          text: ({ displayHeader }) => serverText(displayHeader),
        },
        {
          name: "displayDescription",
          label: "columnDisplayDescription",
          text: ({ displayDescription }) => serverText(displayDescription),
        },
      ]}
      toolbar={() => (
        <WriteTool {...create} testId="create-attributes-groups-action" to={to("user-profile-group-new", {})} />
      )}
      actions={[{ label: "delete", call: "users.updateProfile", run: ({ name = "" }) => void remove(name) }]}
      empty={{
        title: "emptyStateMessage",
        body: "emptyStateInstructions",
        action: { ...create, to: to("user-profile-group-new", {}) },
      }}
    />
  );
}
