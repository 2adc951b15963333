import { useMemo } from "react";
import type { Call } from "~/data/write/action";
import { useRealmRepresentation } from "~/data/query/realm";
import type { CustomType } from "~/features/customUi/customTypes";
import { formName, formOf, type Item, ordered, toSend } from "~/features/customUi/item";
import { useEdit } from "~/kit/form/useEdit";
import { useProviderFields } from "~/parts/providerSettings/ProviderSettings";

interface Options {
  /** Names the form for its draft; realm and id of the item are added. */
  name: string;
  type: CustomType;
  /** The type of the component: page or tab. */
  providerType: string;
  /** The item as it was read; the same empty one for every rendering where there is none yet. */
  item: Item;
  /** Reads it again before it is written; left out for a new one. */
  read?: (call: Call) => Promise<Item>;
  /** Parameters of the address, which are saved with it. */
  params: Record<string, string>;
  onSaved?: (saved: Item) => unknown;
}

/** The form of an item of a custom page or tab, and its fields. */
export function useItemEdit({ type, providerType, item, read, params, ...options }: Options) {
  const { id: parentId } = useRealmRepresentation();
  const { id } = item;
  const create = async (call: Call, next: Item): Promise<Item> => {
    const made = { ...toSend(next, type, params), id: undefined, providerType, parentId };
    return { ...made, ...(await call("components.create", made)) };
  };
  const update = async (call: Call, next: Item): Promise<Item> => {
    await call("components.update", { id: next.id ?? "" }, toSend(next, type, params));
    return next;
  };
  const edit = useEdit({
    ...options,
    ...formOf(type),
    object: useMemo(() => ordered(item), [item]),
    read: read && ((call) => read(call).then(ordered)),
    call: id ? "components.update" : "components.create",
    write: (call, next) => (next.id ? update(call, next) : create(call, next)),
    recreate: create,
    done: "itemSaveSuccessful",
    failed: "itemSaveError",
  });
  return { edit, fields: useProviderFields(type.properties, { isNew: !id, nameOf: formName }) };
}
