import { useServerInfo } from "~/data/query/serverInfo";
import type { Property } from "~/parts/providerSettings/settingTypes";

const none: never[] = [];
const SOCIAL = "org.keycloak.broker.social.SocialIdentityProvider";
const OTHER = "org.keycloak.broker.provider.IdentityProvider";

/** The settings of a type as the server describes them. */
export function useTypeProperties(providerId: string): readonly Property[] {
  const { componentTypes = {} } = useServerInfo();
  const types = [SOCIAL, OTHER].flatMap((kind) => componentTypes[kind] ?? []);
  return types.find(({ id }) => id === providerId)?.properties ?? none;
}

/** Whether the server counts a type among the social networks, which all know this server by an id and a secret. */
export const useIsSocial = (providerId: string) =>
  useServerInfo().componentTypes?.[SOCIAL]?.some(({ id }) => id === providerId) ?? false;
