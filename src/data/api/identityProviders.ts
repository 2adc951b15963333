import type { Http } from "~/data/api/api";
import { realmPath } from "~/data/api/segment";

/** Endpoints about identity providers that the admin client lacks, or sends otherwise. */
export const identityProviderCalls = {
  /**
   * `POST identity-provider/import-config` (manage-identity-providers): the settings that the metadata of another server
   * mean, by its address, or by a form with `providerId` and `file`; nothing is made.
   */
  "identityProviders.importConfig": (http: Http, source: FormData | { providerId: string; fromUrl: string }) =>
    http.request<Record<string, string>>("POST", `${realmPath(http.realm)}/identity-provider/import-config`, {
      body: source,
    }),
};
