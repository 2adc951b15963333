import { useAction } from "~/data/action";
import { type CustomType, type Item, nameOfItem } from "~/features/customUi/customUi";
import { confirm } from "~/kit/confirm";

/**
 * Deletes an item after asking (`DELETE components/{id}`).
 * @returns deletes one; resolves to whether it is gone
 */
export function useDeleteItem(type: CustomType): (item: Item) => Promise<boolean> {
  const deletion = useAction((call, { id = "" }: Item) => call("components.del", { id }), {
    done: "itemDeletedSuccess",
    failed: "itemSaveError",
  });
  return async (item) => {
    const yes = await confirm({
      title: "itemDeleteConfirmTitle",
      body: "itemDeleteConfirm",
      names: [nameOfItem(item, type)],
      label: "delete",
      danger: true,
    });
    return yes && (await deletion.run(item)) === undefined;
  };
}
