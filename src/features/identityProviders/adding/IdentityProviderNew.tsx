import { useServerInfo } from "~/data/query/serverInfo";
import { kindOf } from "~/features/identityProviders/provider";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const OidcNew = lazily(() => import("~/features/identityProviders/adding/OidcNew").then((module) => module.OidcNew));
const SamlNew = lazily(() => import("~/features/identityProviders/adding/SamlNew").then((module) => module.SamlNew));
const TrustNew = lazily(() => import("~/features/identityProviders/adding/TrustNew").then((module) => module.TrustNew));
const OtherNew = lazily(() => import("~/features/identityProviders/adding/OtherNew").then((module) => module.OtherNew));

/** A new identity provider of the type in the address, where the server has it. */
export default function IdentityProviderNew() {
  const t = useT();
  const { providerId = "" } = usePlace().params;
  const { identityProviders = [] } = useServerInfo();
  if (!identityProviders.some(({ id }) => id === providerId)) return <PageHeading title={t("notFound")} />;
  const kind = kindOf(providerId);
  if (kind === "oidc" || kind === "oauth2") return <OidcNew key={providerId} providerId={providerId} kind={kind} />;
  if (kind === "saml") return <SamlNew key={providerId} providerId={providerId} />;
  if (kind === "trust") return <TrustNew key={providerId} providerId={providerId} />;
  return <OtherNew key={providerId} providerId={providerId} />;
}
