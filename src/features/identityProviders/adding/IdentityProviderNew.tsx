import { notFound } from "~/data/api/errors";
import { useServerInfo } from "~/data/query/serverInfo";
import { kindOf } from "~/features/identityProviders/provider";
import { lazily } from "~/kit/page/lazily";
import { usePlace } from "~/kit/page/place";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const OidcNew = lazily(() => import("~/features/identityProviders/adding/OidcNew").then((module) => module.OidcNew));
const SamlNew = lazily(() => import("~/features/identityProviders/adding/SamlNew").then((module) => module.SamlNew));
const TrustNew = lazily(() => import("~/features/identityProviders/adding/TrustNew").then((module) => module.TrustNew));
const OtherNew = lazily(() => import("~/features/identityProviders/adding/OtherNew").then((module) => module.OtherNew));

/** A new identity provider of the type in the address, where the server has it. */
export default function IdentityProviderNew() {
  const { providerId = "" } = usePlace().params;
  const { identityProviders = [] } = useServerInfo();
  if (!identityProviders.some(({ id }) => id === providerId)) throw notFound(providerId);
  const kind = kindOf(providerId);
  if (kind === "oidc" || kind === "oauth2") return <OidcNew key={providerId} providerId={providerId} kind={kind} />;
  if (kind === "saml") return <SamlNew key={providerId} providerId={providerId} />;
  if (kind === "trust") return <TrustNew key={providerId} providerId={providerId} />;
  return <OtherNew key={providerId} providerId={providerId} />;
}
