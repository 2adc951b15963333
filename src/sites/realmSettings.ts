import { route } from "~/place";

/** Places of the settings of a realm. */
export const realmSettings = {
  "realm-settings": route(
    "/:realm/realm-settings/:tab?/:subtab?",
    "view-realm",
    "realmSettings",
    () => import("~/features/realmSettings/RealmSettings"),
    {
      nav: "configure",
      tabs: {
        login: "login",
      },
    },
  ),
};
