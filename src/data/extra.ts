import type { Http } from "~/data/api";

/** Name of a realm as the switcher and the realm list get it. */
export interface RealmName {
  name: string;
  displayName?: string;
}

const realmPath = (realm: string) => `/admin/realms/${encodeURIComponent(realm)}`;

/** Endpoints the admin client lacks, named like its own: `resource.method`. */
export const extra = {
  /** `GET ui-ext/realms/names`: the realms this administrator may see, searched by name or display name. */
  "ui.realmNames": (http: Http, query: { first?: number; max?: number; search?: string }) =>
    http.request<RealmName[]>("GET", `${realmPath(http.realm)}/ui-ext/realms/names`, {
      query: { ...query, search: query.search ?? "" },
    }),
};
