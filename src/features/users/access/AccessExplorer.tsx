import { Alert, PageSection, Stack } from "@patternfly/react-core";
import { AccessControls } from "~/features/users/access/AccessControls";
import { AccessList } from "~/features/users/access/AccessList";
import { useRoleAccess } from "~/features/users/access/useRoleAccess";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";
import { useListState } from "~/kit/list/useListState";
import { LeftOutRoles, useLeftOut } from "~/parts/roles/LeftOutRoles";

const idsIn = (text = "") => text.split(" ").filter(Boolean);

/**
 * Every effective role of a user with the reasons for it; compared with another user's, or with those the user would
 * have in other groups. What is compared is in the address.
 */
export function AccessExplorer({ user }: UserTabProps) {
  const t = useT();
  const { filters } = useListState();
  const permissions = useLeftOut("realm", "clients");
  const { data, error, refresh } = useRoleAccess(user.id);
  if (error) return <ErrorAlert error={error} retry={refresh} />;
  if (!data) return <Loading />;
  const join = idsIn(filters.join);
  const leave = idsIn(filters.leave);
  const other = filters.view === "with" ? filters.with : undefined;
  const change = filters.view === "groups" && (join.length > 0 || leave.length > 0) ? { join, leave } : undefined;
  return (
    <Stack hasGutter>
      <PageSection>
        <LeftOutRoles permissions={permissions} testId="access-incomplete" />
        {!permissions && !data.complete && (
          <Alert isInline variant="warning" title={t("gatehouse.accessIncomplete")} data-testid="access-incomplete" />
        )}
        {data.denied.size > 0 && (
          <Alert isInline variant="warning" title={t(["gatehouse.accessDenied", { roles: data.denied.size }])} />
        )}
        <AccessControls user={user} joined={data.joined} join={join} leave={leave} />
      </PageSection>
      {/* another comparison never shows the answers of the one before */}
      <AccessList key={JSON.stringify([other, change])} user={user} access={data} other={other} change={change} />
    </Stack>
  );
}
