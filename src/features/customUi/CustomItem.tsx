import { useNavigate } from "react-router-dom";
import { notFound } from "~/data/api/errors";
import { useData } from "~/data/query/cache";
import { CustomPage } from "~/features/customUi/CustomPage";
import { type CustomType, PAGE } from "~/features/customUi/customTypes";
import { type Item, nameOfItem } from "~/features/customUi/item";
import { useDeleteItem } from "~/features/customUi/useDeleteItem";
import { useItemEdit } from "~/features/customUi/useItemEdit";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { ActionMenu } from "~/kit/controls/Menu";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { WriteItem } from "~/kit/controls/Write";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** An item of a custom page. */
export default function CustomItem() {
  return <CustomPage>{(type) => <Found type={type} />}</CustomPage>;
}

function Found({ type }: { type: CustomType }) {
  const { id = "" } = usePlace().params;
  const item = useData("components.findOne", { id });
  // another page's item, or no page's at all
  if (item.providerType !== PAGE || item.providerId !== type.id) throw notFound(id);
  return <Details type={type} item={item} />;
}

function Details({ type, item }: { type: CustomType; item: Item }) {
  const t = useT();
  const navigate = useNavigate();
  const { params } = usePlace();
  const { id: providerId } = type;
  const { id = "" } = item;
  const list = to("custom-page", { providerId });
  const { edit, fields } = useItemEdit({
    name: "item",
    type,
    providerType: PAGE,
    item,
    params,
    read: (call) => call("components.findOne", { id }),
    onSaved: (saved) =>
      saved.id !== id && navigate(to("custom-item", { providerId, id: saved.id ?? "" }), { replace: true }),
  });
  const remove = useDeleteItem(type, () => navigate(list));
  return (
    <>
      <PageHeading
        title={nameOfItem(item, type)}
        actions={
          <ActionMenu id="custom-item-actions">
            <WriteItem call="components.del" testId="delete-item" onClick={() => void remove(item)}>
              {t("delete")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <FormPage edit={edit} fields={fields} cancelTo={list} />
    </>
  );
}
