import { useData } from "~/data/query/cache";
import { LdapMapperList } from "~/features/userFederation/mappers/LdapMapperList";
import { LdapSettings } from "~/features/userFederation/ldap/LdapSettings";
import { ProviderHeading } from "~/features/userFederation/provider/ProviderHeading";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** One LDAP provider. */
export default function LdapTabs() {
  const { id = "" } = usePlace().params;
  const provider = useData("components.findOne", { id });
  return (
    <>
      <ProviderHeading provider={provider} />
      <RoutableTabs
        label={provider.name ?? id}
        tabs={{
          settings: { content: <LdapSettings provider={provider} /> },
          mappers: { testId: "ldap-mappers-tab", content: <LdapMapperList provider={provider} /> },
        }}
      />
    </>
  );
}
