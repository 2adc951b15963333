import { useProvider } from "~/features/userFederation/federation";
import { LdapMapperList } from "~/features/userFederation/mappers/LdapMapperList";
import { LdapSettings } from "~/features/userFederation/ldap/LdapSettings";
import { ProviderHeading } from "~/features/userFederation/provider/ProviderHeading";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** One LDAP provider. */
export default function LdapTabs() {
  const provider = useProvider("ldap");
  return (
    <>
      <ProviderHeading provider={provider} />
      <RoutableTabs
        label={provider.name ?? provider.id ?? ""}
        tabs={{
          settings: { content: <LdapSettings provider={provider} /> },
          mappers: { testId: "ldap-mappers-tab", content: <LdapMapperList provider={provider} /> },
        }}
      />
    </>
  );
}
