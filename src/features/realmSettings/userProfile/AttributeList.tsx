import { ToolbarItem } from "@patternfly/react-core";
import { useData } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import { AttributeRow } from "~/features/realmSettings/userProfile/AttributeRow";
import { changeProfile, inOrder } from "~/features/realmSettings/userProfile/profile";
import { ProfilePreview, WithPreview } from "~/features/realmSettings/userProfile/preview/WithPreview";
import { useDeletePart } from "~/features/realmSettings/userProfile/translations";
import { useT } from "~/i18n/useT";
import { Choice } from "~/kit/controls/Choice";
import { WriteTool } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { Table, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { Toolbar } from "~/kit/list/Toolbar";
import { useListState } from "~/kit/list/useListState";
import { SortableList } from "~/kit/order/SortableList";
import { to } from "~/routes";

/** The attributes of the user profile, in the order in which users see them. */
export function AttributeList() {
  const t = useT();
  const { filters, change } = useListState();
  const profile = useData("users.getProfile");
  const { attributes = [] } = profile;
  const groups = [...new Set(attributes.flatMap((attribute) => attribute.group ?? []))];
  // a group that no attribute is in any more filters nothing
  const group = groups.find((name) => name === filters.group) ?? "";
  const shown = attributes.filter((attribute) => !group || attribute.group === group);
  const reorder = useAction(
    (call, names: string[]) =>
      changeProfile(call, (profile) => ({ ...profile, attributes: inOrder(profile.attributes ?? [], names) })),
    { done: "updatedUserProfileSuccess", failed: "updatedUserProfileError" },
  );
  const deletion = useDeletePart("attributes", { done: "deleteAttributeSuccess", failed: "deleteAttributeError" });
  const remove = async (name: string) => {
    const yes = await confirm({
      title: "deleteAttributeConfirmTitle",
      body: ["deleteAttributeConfirm", { attributeName: name }],
      names: [name],
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(name);
  };
  return (
    <WithPreview preview={<ProfilePreview profile={profile} />}>
      <Toolbar>
        <ToolbarItem>
          <Choice
            id="kc-group-filter"
            menuTestId="filter-select"
            label={t("attributeGroup")}
            value={group}
            options={{ "": t("allGroups"), ...Object.fromEntries(groups.map((name) => [name, name])) }}
            optionIds={{ "": "all-groups" }}
            onChange={(next) => change({ filters: { group: next } })}
          />
        </ToolbarItem>
        <WriteTool
          label="createAttribute"
          testId="createAttributeBtn"
          call="users.updateProfile"
          to={to("user-profile-attribute-new", {})}
        />
      </Toolbar>
      <SortableList
        items={shown.map(({ name = "" }) => ({ id: name, name }))}
        onReorder={(names) => reorder.run(names)}
      >
        {(names) => (
          <Table aria-label={t("attributes")} className="gh-middle">
            <Thead>
              <Tr>
                <Th unseen={t("dragHelp")} />
                <Th>{t("attributeName")}</Th>
                <Th>{t("attributeDisplayName")}</Th>
                <Th>{t("attributeGroup")}</Th>
                <Td />
              </Tr>
            </Thead>
            <tbody>
              {names
                .flatMap((name) => shown.find((one) => one.name === name) ?? [])
                .map((attribute) => (
                  <AttributeRow key={attribute.name} attribute={attribute} onDelete={(name) => void remove(name)} />
                ))}
            </tbody>
          </Table>
        )}
      </SortableList>
    </WithPreview>
  );
}
