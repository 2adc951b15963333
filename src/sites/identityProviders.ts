import { listRead, reads } from "~/data/query/reads";
import { route } from "~/place";
import { adminEventFilters } from "~/sites/filters";

const provider = ({ alias = "" }: Record<string, string>) => reads(["identityProviders.findOne", { alias }]);

const mapperTypes = ({ alias = "" }: Record<string, string>) =>
  reads(["identityProviders.findMapperTypes", { alias }], ["identityProviders.findOne", { alias }]);

/** Places of the identity providers. */
export const identityProviders = {
  "identity-providers": route(
    "/:realm/identity-providers",
    "view-identity-providers",
    "identityProviders",
    () => import("~/features/identityProviders/list/IdentityProviders"),
    {
      reads: (params, search) => {
        const realmOnly = new URLSearchParams(search).has("realmOnly");
        return [
          ...reads(["identityProviders.find", { max: 1 }]),
          ...listRead("identityProviders.find", { realmOnly })(params, search),
        ];
      },
      filters: ["realmOnly"],
      nav: "configure",
    },
  ),
  "identity-provider-new": route(
    "/:realm/identity-providers/:providerId/add",
    "manage-identity-providers",
    "addProvider",
    () => import("~/features/identityProviders/adding/IdentityProviderNew"),
    { under: "identity-providers" },
  ),
  "identity-provider-mapper-new": route(
    "/:realm/identity-providers/:providerId/:alias/mappers/create",
    "manage-identity-providers",
    "addIdPMapper",
    () => import("~/features/identityProviders/mappers/MapperNew"),
    { reads: mapperTypes, under: "identity-provider" },
  ),
  "identity-provider-mapper": route(
    "/:realm/identity-providers/:providerId/:alias/mappers/:id",
    "view-identity-providers",
    "editIdPMapper",
    () => import("~/features/identityProviders/mappers/MapperDetails"),
    {
      reads: ({ alias = "", id = "" }) =>
        reads(
          ["identityProviders.findOneMapper", { alias, id }],
          ["identityProviders.findMapperTypes", { alias }],
          ["identityProviders.findOne", { alias }],
        ),
      under: "identity-provider",
    },
  ),
  "identity-provider": route(
    "/:realm/identity-providers/:providerId/:alias/:tab?",
    "view-identity-providers",
    "providerDetails",
    () => import("~/features/identityProviders/details/IdentityProviderTabs"),
    {
      reads: provider,
      under: "identity-providers",
      filters: adminEventFilters,
      tabs: { settings: "settings", mappers: "mappers", permissions: "permissions", events: "adminEvents" },
    },
  ),
};
