import { ProviderMapperList } from "~/features/identityProviders/mappers/ProviderMapperList";
import { useAccess } from "~/data/access/access";
import { useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { hasFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import { type IdentityProvider, kindOf, titleOf } from "~/features/identityProviders/provider";
import { ProviderHeading } from "~/features/identityProviders/details/ProviderHeading";
import { lazily } from "~/kit/page/lazily";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { Permissions } from "~/parts/users/Permissions";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const OidcSettings = lazily(() =>
  import("~/features/identityProviders/settings/OidcSettings").then((module) => module.OidcSettings),
);
const SamlSettings = lazily(() =>
  import("~/features/identityProviders/settings/SamlSettings").then((module) => module.SamlSettings),
);
const TrustSettings = lazily(() =>
  import("~/features/identityProviders/settings/TrustSettings").then((module) => module.TrustSettings),
);
const OtherSettings = lazily(() =>
  import("~/features/identityProviders/settings/OtherSettings").then((module) => module.OtherSettings),
);
const Mappers = ProviderMapperList;
const AdminEvents = lazily(() => import("~/parts/events/AdminEvents").then((module) => module.AdminEvents));
const EventTabs = lazily(() => import("~/parts/events/EventTabs").then((module) => module.EventTabs));

/** One identity provider of the realm. */
export default function IdentityProviderTabs() {
  const { alias = "" } = usePlace().params;
  const provider = useData("identityProviders.findOne", { alias });
  const can = useAccess();
  const { adminEventsEnabled } = useRealmRepresentation();
  const seesEvents = can("view-events").length === 0 && adminEventsEnabled === true;
  const legacy = hasFeature(useServerInfo(), "ADMIN_FINE_GRAINED_AUTHZ");
  return (
    <>
      <ProviderHeading provider={provider} />
      <RoutableTabs
        label={titleOf(provider)}
        tabs={{
          settings: { content: <Settings key={alias} provider={provider} /> },
          ...(kindOf(provider.providerId) !== "trust" && {
            mappers: { testId: "mappers-tab", content: <Mappers provider={provider} /> },
          }),
          ...(legacy && { permissions: { testId: "permissionsTab", content: <Granted alias={alias} /> } }),
          ...(seesEvents && {
            events: { testId: "admin-events-tab", content: <Events provider={provider} /> },
          }),
        }}
      />
    </>
  );
}

/** What administrators did to a provider, and to its mappers; not to others whose aliases begin as its own does. */
function Events({ provider: { alias = "", providerId } }: { provider: IdentityProvider }) {
  const path = `identity-provider/instances/${alias}`;
  if (kindOf(providerId) === "trust") return <AdminEvents path={path} />;
  return (
    <EventTabs
      label="adminEvents"
      tabs={[
        { title: "adminEvents", content: <AdminEvents path={path} /> },
        { title: "mappers", content: <AdminEvents path={`${path}/mappers/*`} /> },
      ]}
    />
  );
}

/** The settings of a provider, by its kind. */
function Settings({ provider }: { provider: IdentityProvider }) {
  const kind = kindOf(provider.providerId);
  if (kind === "oidc" || kind === "oauth2") return <OidcSettings provider={provider} kind={kind} />;
  if (kind === "saml") return <SamlSettings provider={provider} />;
  if (kind === "trust") return <TrustSettings provider={provider} />;
  return <OtherSettings provider={provider} />;
}

/** Who may manage a provider: `GET` and `PUT identity-provider/instances/{alias}/management/permissions`. */
function Granted({ alias }: { alias: string }) {
  return (
    <Permissions
      type="identityProviders"
      permissions={useData("identityProviders.listPermissions", { alias })}
      call="identityProviders.updatePermission"
      set={(call, enabled) => call("identityProviders.updatePermission", { alias }, { enabled })}
    />
  );
}
