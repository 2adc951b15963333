import { Link } from "react-router-dom";
import { useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { CustomPage } from "~/features/customUi/CustomPage";
import { type CustomType, PAGE } from "~/features/customUi/customTypes";
import { type Item, nameOfItem, shownOf, valueOf } from "~/features/customUi/item";
import { useDeleteItem } from "~/features/customUi/useDeleteItem";
import { useServerText } from "~/i18n/useT";
import { LocalList } from "~/kit/list/List";
import { PageHeading } from "~/kit/page/Page";
import { WriteTool } from "~/kit/controls/Write";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** The items of a custom page. */
export default function CustomItemList() {
  return <CustomPage>{(type) => <Items type={type} />}</CustomPage>;
}

function Items({ type }: { type: CustomType }) {
  const text = useServerText();
  const { id: providerId, helpText } = type;
  const remove = useDeleteItem(type);
  // the server searches by parent and type only
  const all = useData("components.find", { parent: useRealmRepresentation().id, type: PAGE });
  const name = (item: Item) => nameOfItem(item, type);
  const [first, ...others] = shownOf(type);
  const create = { label: "createItem", call: "components.create", to: to("custom-item-new", { providerId }) } as const;
  return (
    <>
      <PageHeading title={text(providerId)} subtitle={<bdi>{text(helpText)}</bdi>} />
      <LocalList
        listId={`custom-items-${providerId}`}
        label="gatehouse.list"
        rows={all.filter((item) => item.providerId === providerId)}
        id={({ id = "" }) => id}
        search="searchItem"
        columns={[
          {
            name: first?.name ?? "id",
            label: first ? { text: text(first.label, first.name) } : "name",
            text: name,
            cell: (item) => (
              <Link to={to("custom-item", { providerId, id: item.id ?? "" })}>
                <bdi>{name(item)}</bdi>
              </Link>
            ),
          },
          ...others.map((one) => ({
            name: one.name,
            label: { text: text(one.label, one.name) },
            text: (item: Item) => valueOf(item, one.name),
          })),
        ]}
        actions={[{ label: "delete", call: "components.del", run: (item) => void remove(item) }]}
        toolbar={() => <WriteTool {...create} />}
        empty={{ title: "noItems", body: "noItemsInstructions", action: create }}
      />
    </>
  );
}
