import { useAction } from "~/data/write/action";
import type { CustomType } from "~/features/customUi/customTypes";
import { type Item, nameOfItem } from "~/features/customUi/item";
import { confirm } from "~/kit/dialog/confirm";

/**
 * Deletes an item after asking (`DELETE components/{id}`).
 * @param leave leaves the page of the item that is gone
 */
export function useDeleteItem(type: CustomType, leave?: () => unknown): (item: Item) => Promise<void> {
  const deletion = useAction((call, { id = "" }: Item) => call("components.del", { id }), {
    done: "itemDeletedSuccess",
    failed: "itemDeleteError",
    leave,
  });
  return async (item) => {
    const yes = await confirm({
      title: "itemDeleteConfirmTitle",
      body: "itemDeleteConfirm",
      names: [nameOfItem(item, type)],
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(item);
  };
}
