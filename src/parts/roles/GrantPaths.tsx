import { Alert, Icon, Label, List, ListItem } from "@patternfly/react-core";
import AngleRightIcon from "@patternfly/react-icons/dist/esm/icons/angle-right-icon";
import type { RoleHolder } from "~/data/api/extra";
import { useLoad } from "~/data/query/useLoad";
import { useT } from "~/i18n/useT";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";
import { type Chain, grantPaths } from "~/parts/roles/roleChains";
import type { Known, Role } from "~/parts/roles/mappedRoles";
import type { RoleCalls } from "~/parts/roles/roleMappingCalls";
import { RoleName } from "~/parts/roles/RoleName";

interface Props {
  role: Role;
  holder: { type: RoleHolder; id: string; name: string };
  calls: RoleCalls;
  known: Known;
}

/** Why a role is in force: directly, by which group, by which composite roles; read when it is shown. */
export function GrantPaths({ role, holder, calls, known }: Props) {
  const t = useT();
  const key = ["grantPaths", role.id, holder, known];
  const { data, error, refresh } = useLoad(key, (read) => grantPaths(role.id, holder, read, known, calls));
  if (error) return <ErrorAlert error={error} retry={refresh} />;
  if (!data) return <Loading />;
  const { chains, more, complete } = data;
  const rest = !complete ? "gatehouse.grantPathsUnread" : more ? "gatehouse.grantPathsMore" : undefined;
  return (
    <>
      <List isPlain aria-label={t(["gatehouse.grantPaths", { name: holder.name }])}>
        {chains.map((chain) => (
          <ListItem key={[chain.group ?? "", ...chain.roles.map(({ id }) => id)].join(" ")}>
            <GrantPath {...chain} />
          </ListItem>
        ))}
      </List>
      {chains.length === 0 && complete && t("gatehouse.grantPathsNone")}
      {rest && <Alert isInline isPlain variant="info" title={t(rest)} />}
    </>
  );
}

/** One path: the group, then the roles, each of which contains the next one. */
export function GrantPath({ group, below, roles }: Chain) {
  const t = useT();
  return (
    <>
      {group !== undefined && (
        <>
          <Label isCompact color="blue">
            {below === undefined
              ? t(["gatehouse.roleOfGroup", { path: group }])
              : t(["gatehouse.roleOfGroupAbove", { path: group, below }])}
          </Label>
          <Next />
        </>
      )}
      {roles.map((role, index) => (
        <span key={role.id}>
          {index > 0 && <Next />}
          <RoleName role={role} />
        </span>
      ))}
      {group === undefined && roles.length === 1 && (
        <>
          {" "}
          <Label isCompact>{t("gatehouse.roleDirect")}</Label>
        </>
      )}
    </>
  );
}

function Next() {
  return (
    <>
      {" "}
      <Icon size="sm" shouldMirrorRTL>
        <AngleRightIcon />
      </Icon>{" "}
    </>
  );
}
