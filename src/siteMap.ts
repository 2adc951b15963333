import { listRead } from "~/data/query/reads";
import { route } from "~/place";
import { authentication } from "~/sites/authentication";
import { authorization } from "~/sites/authorization";
import { clients } from "~/sites/clients";
import { clientScopes } from "~/sites/clientScopes";
import { customUi } from "~/sites/customUi";
import { organizations } from "~/sites/organizations";
import { identityProviders } from "~/sites/identityProviders";
import { people } from "~/sites/people";
import { permissions } from "~/sites/permissions";
import { realmSettings } from "~/sites/realmSettings";
import { userFederation } from "~/sites/userFederation";
import { workflows } from "~/sites/workflows";

/** The site map: every place once, in the order of the navigation. A place is added when its page is built. */
export const routes = {
  realms: route("/:realm/realms", "anyone", "manageRealms", () => import("~/features/realms/RealmList"), {
    reads: listRead("ui.realmNames"),
    nav: "top",
    navWhen: ({ inMasterRealm }) => inMasterRealm,
  }),
  ...organizations,
  ...clients,
  ...authorization,
  ...clientScopes,
  ...people,
  ...realmSettings,
  ...authentication,
  ...permissions,
  ...identityProviders,
  ...userFederation,
  ...workflows,
  ...customUi,
  dashboard: route("/:realm/:tab?", "anyone", "home", () => import("~/features/dashboard/Dashboard"), {
    tabs: { welcome: "welcomeTabTitle", info: "serverInfo", providers: "providerInfo" },
  }),
};

type Name = keyof typeof routes;
type Above = { [One in Name]: (typeof routes)[One]["under"] }[Name];
type Nothing<T extends never> = T;

/** Does not compile where a place is under one that does not exist. */
export type UnknownPlaces = Nothing<Exclude<Above, Name | undefined>>;
