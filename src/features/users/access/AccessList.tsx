import { Alert, Label, List, ListItem, PageSection } from "@patternfly/react-core";
import { useEach } from "~/data/query/useEach";
import { useCompared } from "~/features/users/access/useRoleAccess";
import { differenceOf, reasonLabels, pathText, pathsIn } from "~/features/users/access/paths";
import type { UserTabProps } from "~/features/users/page/user";
import { type Text, useServerText, useSort, useT } from "~/i18n/useT";
import type { Filter } from "~/kit/list/columns";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { LocalList } from "~/kit/list/List";
import { Loading } from "~/kit/page/Loading";
import { compareRoles, type ComparedRole, type GroupChange, type RoleAccess } from "~/parts/roles/roleAccess";
import { nameOfRole, type Role } from "~/parts/roles/mappedRoles";
import { MOST_PATHS } from "~/parts/roles/roleChains";
import { RoleName } from "~/parts/roles/RoleName";
import { GrantPath } from "~/parts/roles/GrantPaths";

interface Props extends UserTabProps {
  access: RoleAccess;
  /** Id of the user it is compared with. */
  other: string | undefined;
  change: GroupChange | undefined;
}

/** The roles of a user with the shortest path to each; what a row opens are all paths. */
export function AccessList({ user, access, other, change }: Props) {
  const t = useT();
  const label = useServerText();
  const compared = useCompared(change ? user.id : other, change);
  const them = useEach("users.findOne", other ? [other] : [], (id) => [{ id }]).get(other ?? "")?.username ?? other;
  const there = compared.data?.access;
  const rows = useSort(compareRoles(access.roles, there?.roles ?? []), nameOfRole);
  if (compared.error) return <ErrorAlert error={compared.error} retry={compared.refresh} />;
  if (!compared.data) return <Loading />;
  const sideOf = (role: ComparedRole) => (role.here || !there ? access : there);
  const words = (role: ComparedRole) => pathsIn(sideOf(role), role.id).map((path) => pathText(path, t));
  const mine = there && !change ? user.username : undefined;
  const theirs = change ? t("gatehouse.accessAfter") : them;
  const differences = change ? changed : { here: named(user.username), there: named(them), both };
  return (
    <>
      {there && (
        <PageSection>
          {!there.complete && <Alert isInline variant="warning" title={t("gatehouse.accessIncomplete")} />}
          <p role="status" data-testid="access-summary">
            {(["here", "there", "both"] as const)
              .map((one) => `${t(differences[one])}: ${rows.filter((role) => differenceOf(role) === one).length}`)
              .join(" · ")}
          </p>
        </PageSection>
      )}
      <LocalList
        listId="user-access"
        label="roleList"
        testId="access"
        rows={rows}
        id={({ id }) => id}
        search="searchByName"
        searched={(role) => `${nameOfRole(role)} ${label(role.description)}`}
        filters={[
          reasonFilter((role) => sideOf(role).reasons.get(role.id)),
          ownerFilter(rows),
          ...(there ? [differenceFilter(differences)] : []),
        ]}
        columns={[
          {
            name: "name",
            label: "name",
            text: nameOfRole,
            cell: (role) => (
              <>
                <RoleName role={role} />{" "}
                {access.denied.has(role.id) && (
                  <Label isCompact color="orange">
                    {t("gatehouse.accessNotCounted")}
                  </Label>
                )}
              </>
            ),
          },
          ...(there
            ? [
                {
                  name: "difference",
                  label: "gatehouse.accessDifference" as const,
                  text: (role: ComparedRole) => t(differences[differenceOf(role)]),
                },
              ]
            : []),
          {
            name: "why",
            label: "gatehouse.accessWhy",
            text: (role) => words(role).join(" | ") || t("gatehouse.accessUnread"),
            cell: (role) => <Shortest access={sideOf(role)} role={role} />,
          },
          { name: "description", label: "description", text: ({ description }) => label(description) },
        ]}
        detail={(role) => (
          <>
            {role.here && <Paths title={mine} name={user.username ?? ""} access={access} role={role} />}
            {role.there && there && (
              <Paths title={theirs} name={(change ? user.username : them) ?? ""} access={there} role={role} />
            )}
          </>
        )}
        empty={{ title: "noRoles-users", body: "gatehouse.accessNone" }}
      />
    </>
  );
}

const named = (name = ""): Text => ["gatehouse.accessOnly", { name }];
const both: Text = "gatehouse.accessBoth";
const changed = {
  here: "gatehouse.accessLost",
  there: "gatehouse.accessGained",
  both: "gatehouse.accessKept",
} as const;

const reasonFilter = (reasons: (role: ComparedRole) => ReadonlySet<string> | undefined): Filter<ComparedRole> => ({
  name: "reason",
  label: "gatehouse.accessReason",
  any: "gatehouse.accessAnyReason",
  options: reasonLabels,
  test: (role, value) => reasons(role)?.has(value) === true,
});

const ownerFilter = (rows: ComparedRole[]): Filter<ComparedRole> => ({
  name: "owner",
  label: "gatehouse.accessOwner",
  any: "gatehouse.accessAnyOwner",
  options: {
    " realm": "realmRoles",
    ...Object.fromEntries(rows.flatMap(({ client }) => (client ? [[client.clientId, { text: client.clientId }]] : []))),
  },
  test: ({ client }, value) => (client?.clientId ?? " realm") === value,
});

const differenceFilter = (options: Record<string, Text>): Filter<ComparedRole> => ({
  name: "difference",
  label: "gatehouse.accessDifference",
  any: "gatehouse.accessAnyDifference",
  options,
  test: (role, value) => differenceOf(role) === value,
});

/** The shortest path, and how many more there are. */
function Shortest({ access, role }: { access: RoleAccess; role: Role }) {
  const t = useT();
  const [first, ...more] = pathsIn(access, role.id);
  if (!first) return t("gatehouse.accessUnread");
  return (
    <>
      <GrantPath {...first} /> {more.length > 0 && <Label isCompact>{`+${more.length}`}</Label>}
    </>
  );
}

interface PathsProps {
  /** Shown above them where there are those of two. */
  title: string | undefined;
  /** Whose they are. */
  name: string;
  access: RoleAccess;
  role: Role;
}

/** All paths to a role, under the name of whose they are. */
function Paths({ title, name, access, role }: PathsProps) {
  const t = useT();
  const paths = pathsIn(access, role.id);
  return (
    <>
      {title && <bdi>{title}</bdi>}
      <List isPlain aria-label={t(["gatehouse.grantPaths", { name }])}>
        {paths.slice(0, MOST_PATHS).map((path) => (
          <ListItem key={pathText(path, t)}>
            <GrantPath {...path} />
          </ListItem>
        ))}
      </List>
      {paths.length === 0 && t("gatehouse.accessUnread")}
      {paths.length > MOST_PATHS && t("gatehouse.grantPathsMore")}
    </>
  );
}
