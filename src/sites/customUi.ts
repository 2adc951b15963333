import { route } from "~/place";

/** Places that extensions of the server bring. */
export const customUi = {
  "custom-page": route(
    "/:realm/page-section/:providerId",
    "view-realm",
    "gatehouse.customPage",
    () => import("~/features/customUi/CustomItemList"),
  ),
  "custom-item-new": route(
    "/:realm/page-section/:providerId/add",
    "view-realm",
    "add",
    () => import("~/features/customUi/CustomItemNew"),
    { under: "custom-page" },
  ),
  "custom-item": route(
    "/:realm/page-section/:providerId/:id",
    "view-realm",
    "details",
    () => import("~/features/customUi/CustomItem"),
    { under: "custom-page" },
  ),
};
