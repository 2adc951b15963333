import { Alert, Label } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import { ClientScopeSettings } from "~/features/clientScopes/ClientScopeSettings";
import { useAccess } from "~/data/access/access";
import { useRealmRepresentation } from "~/data/query/realm";
import { usePreference } from "~/data/browser/usePreference";
import { useClientScope } from "~/features/clientScopes/clientScope";
import { OPENID_CONNECT } from "~/parts/clients/protocols";
import { useDeleteScopes } from "~/features/clientScopes/useDeleteScopes";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { WriteItem } from "~/kit/controls/Write";
import { MapperList } from "~/parts/mappers/MapperList";
import { lazily } from "~/kit/page/lazily";
import { RoleMapping } from "~/parts/roles/RoleMapping";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const AdminEvents = lazily(() => import("~/parts/events/AdminEvents").then((module) => module.AdminEvents));

/** One client scope of the realm. */
export default function ClientScopeTabs() {
  const t = useT();
  const navigate = useNavigate();
  const { id = "" } = usePlace().params;
  const scope = useClientScope(id);
  const { name = "", protocol = OPENID_CONNECT } = scope;
  const { adminEventsEnabled } = useRealmRepresentation();
  const seesEvents = useAccess()("view-events").length === 0 && adminEventsEnabled === true;
  const remove = useDeleteScopes(() => navigate(to("client-scopes")));
  return (
    <>
      <PageHeading
        title={name}
        badges={<Label>{protocol}</Label>}
        actions={
          <ActionMenu id="client-scopes-actions">
            <WriteItem call="clientScopes.del" object={scope} onClick={() => void remove.one(scope)}>
              {t("delete")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <RoutableTabs
        label={name}
        tabs={{
          settings: { testId: "settings", content: <ClientScopeSettings scope={scope} /> },
          mappers: {
            testId: "mappers",
            content: (
              <MapperList
                of="clientScopes"
                owner={scope}
                addressOf={(mapperId, viewMode) => to("client-scope-mapper", { id, mapperId, viewMode })}
              />
            ),
          },
          scope: {
            testId: "scopeTab",
            content: (
              <>
                <WhoMayUse />
                <RoleMapping type="clientScopes" id={id} name={name} />
              </>
            ),
          },
          ...(seesEvents && {
            events: { testId: "admin-events-tab", content: <AdminEvents path={`*client-scopes/${id}*`} /> },
          }),
        }}
      />
    </>
  );
}

/** Says in help mode what roles mean for a scope. */
function WhoMayUse() {
  const t = useT();
  const [help] = usePreference("helpEnabled");
  return help && <Alert isInline component="h2" variant="info" title={t("clientScopesRolesScope")} />;
}
