import { useData } from "~/data/cache";
import { LdapMapperList } from "~/features/userFederation/LdapMapperList";
import { LdapSettings } from "~/features/userFederation/LdapSettings";
import { ProviderHeading } from "~/features/userFederation/ProviderHeading";
import { usePlace } from "~/kit/place";
import { RoutableTabs } from "~/kit/RoutableTabs";

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
