import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo } from "~/data/query/serverInfo";
import { capabilityFields } from "~/features/clients/capability/capabilities";
import { type ClientValues, protocolOf } from "~/features/clients/client";
import { accessFields, bearerFields } from "~/features/clients/addresses/addressFields";
import { newerCapabilities } from "~/features/clients/capability/newerCapabilities";
import { confirmationFields, generalFields, logoutFields, screenFields } from "~/features/clients/clientFields";
import { samlFields, signatureFields } from "~/features/clients/samlFields";
import { useT } from "~/i18n/useT";
import type { Section } from "~/kit/form/SectionsForm";

/** Names of the server's login themes. */
export const useThemes = () => useServerInfo().themes?.["login"]?.map(({ name }) => name) ?? [];

/** The sections of the form of a client, as its protocol has them; a bearer-only client signs nobody in. */
export function useClientSections(client: ClientRepresentation): readonly Section<ClientValues>[] {
  const t = useT();
  const themes = useThemes();
  const info = useServerInfo();
  const realm = useRealmRepresentation();
  const protocol = protocolOf(client);
  const general = { title: "generalSettings", fields: generalFields } as const;
  if (client.bearerOnly) return [general, { title: "accessSettings", fields: bearerFields }];
  return [
    general,
    { title: "accessSettings", fields: accessFields },
    ...(protocol === "saml"
      ? ([
          { title: "samlCapabilityConfig", fields: samlFields },
          { title: "signatureAndEncryption", fields: signatureFields(t) },
        ] as const)
      : []),
    ...(protocol === "openid-connect"
      ? ([
          {
            title: "capabilityConfig",
            fields: [...capabilityFields(info), ...newerCapabilities(t, info, realm)],
          },
        ] as const)
      : []),
    { title: "loginSettings", fields: screenFields(themes) },
    { title: "logoutSettings", fields: [...logoutFields, ...(protocol === "saml" ? [] : confirmationFields(t))] },
  ];
}
