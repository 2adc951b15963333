import { useData } from "~/data/query/cache";
import { IdentityProviderList } from "~/features/identityProviders/list/IdentityProviderList";
import { TypeCards } from "~/features/identityProviders/list/TypeCards";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** The identity providers of the realm; where it has none, what can be added. */
export default function IdentityProviders() {
  const t = useT();
  const [any] = useData("identityProviders.find", { max: 1 });
  return (
    <>
      <PageHeading title={t("identityProviders")} subtitle={t("listExplain")} learnMore="_identity_broker" />
      {any ? <IdentityProviderList /> : <TypeCards />}
    </>
  );
}
