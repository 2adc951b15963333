import type { Call } from "~/data/write/action";
import { useData } from "~/data/query/cache";
import { type CustomType, TAB } from "~/features/customUi/customTypes";
import type { Item } from "~/features/customUi/item";
import { useItemEdit } from "~/features/customUi/useItemEdit";
import { EditForm } from "~/kit/form/EditForm";

const empty: Item = {};
const query = { type: TAB };

interface Props {
  type: CustomType;
  /** Parameters of the address of the tab. */
  params: Record<string, string>;
}

/** The content of a custom tab: the settings of its provider, of which there are one set in a realm. */
export function CustomTab({ type, params }: Props) {
  const ownOf = (items: Item[]) => items.find(({ providerId }) => providerId === type.id) ?? empty;
  const item = ownOf(useData("components.find", query));
  const { id } = item;
  const { edit, fields } = useItemEdit({
    name: `tab ${type.id}`,
    type,
    providerType: TAB,
    item,
    params,
    read: async (call: Call) => (id ? call("components.findOne", { id }) : ownOf(await call("components.find", query))),
  });
  return <EditForm edit={edit} fields={fields} />;
}
