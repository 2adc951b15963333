import { Alert, DropdownItem, PageSection } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { type Permission, useAccess } from "~/data/access/access";
import { SEES_REALM, SEES_USERS } from "~/data/access/readers";
import type { RealmSession } from "~/data/api/extra";
import { env } from "~/data/auth/env";
import { useAction } from "~/data/write/action";
import { usePaged } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";
import { Revocation } from "~/features/sessions/Revocation";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import type { Filter } from "~/kit/list/columns";
import { isSearched, queryOf } from "~/kit/list/listSource";
import { useListState } from "~/kit/list/useListState";
import { ActionMenu } from "~/kit/controls/Menu";
import { PageHeading } from "~/kit/page/Page";
import { WriteItem } from "~/kit/controls/Write";
import { SessionList } from "~/parts/users/SessionList";

/** The sessions of the realm, regular and offline ones. */
export default function Sessions() {
  const t = useT();
  const realm = useRealm();
  const access = useAccess();
  // of several that are enough the first
  const lacks = [SEES_REALM, SEES_USERS].flatMap((rule) => access(rule).slice(0, 1));
  const [revoking, setRevoking] = useState(false);
  const { run } = useAction((call) => call("realms.logoutAll", { realm }), { failed: "logoutAllSessionsError" });
  const isListed = !lacks.includes("view-realm");
  const state = useListState();
  // the read of the list below
  const { rows } = usePaged("ui.sessions", queryOf(state, undefined, undefined, ["type"]), !isListed);
  // a search without result says nothing about the others, nor does a list of users who are not shown
  const isAll = lacks.length === 0 && state.page === 1 && !isSearched(state, filters, undefined);
  const signOutAll = async () => {
    const question = { title: "logoutAllSessions", body: "logoutAllDescription", label: "confirm" } as const;
    const consequences = realm === env().realm ? "gatehouse.signOutSelf" : undefined;
    if (await confirm({ ...question, realm, consequences })) await run();
  };
  return (
    <>
      <PageHeading
        title={t("titleSessions")}
        subtitle={t("sessionExplain")}
        actions={
          <ActionMenu id="sessions-actions-dropdown">
            <DropdownItem data-testid="revocation" onClick={() => setRevoking(true)}>
              {t("revocation")}
            </DropdownItem>
            <WriteItem
              call="realms.logoutAll"
              testId="logout-all"
              isDisabled={isAll && rows?.length === 0}
              onClick={() => void signOutAll()}
            >
              {t("signOutAllActiveSessions")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <Lacking permissions={lacks} />
      {isListed && (
        <SessionList listId="sessions" from="ui.sessions" filters={filters} emptyBody="noSessionsDescription" />
      )}
      {revoking && (
        <Suspense>
          <Revocation onClose={() => setRevoking(false)} />
        </Suspense>
      )}
    </>
  );
}

const filters: Filter<RealmSession>[] = [
  {
    name: "type",
    label: "type",
    testId: "filter-session-type-select",
    optionIds: { "": "all-sessions-option", REGULAR: "regular-sso-option", OFFLINE: "offline-option" },
    any: "sessionsType.allSessions",
    options: { REGULAR: "sessionsType.regularSSO", OFFLINE: "sessionsType.offline" },
  },
];

/**
 * Names what is missing for the whole list: the server answers it only to who may view the realm, and leaves out
 * sessions of users that the administrator may not see.
 */
function Lacking({ permissions }: { permissions: Permission[] }) {
  const t = useT();
  if (permissions.length === 0) return null;
  const isListed = !permissions.includes("view-realm");
  return (
    <PageSection>
      <Alert isInline variant="info" title={t(isListed ? "gatehouse.sessionsOfSeen" : "gatehouse.sessionsNotListed")}>
        {t(["gatehouse.missingPermission", { permissions: permissions.join(", ") }])}
      </Alert>
    </PageSection>
  );
}
