import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { READS_USERS } from "~/data/access/readers";
import { useServerText, useT } from "~/i18n/useT";
import { HelpLink } from "~/kit/controls/HelpLink";
import type { Column } from "~/kit/list/columns";
import { List } from "~/kit/list/List";
import { Readable } from "~/kit/page/Readable";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { LeftOutUsers } from "~/parts/roles/LeftOutUsers";
import { to } from "~/routes";

/** The users that have the role directly: `GET roles/{name}/users`, or that of the client whose role it is. */
export function UsersInRole({ role: { name = "" }, client }: { role: RoleRepresentation; client?: string }) {
  const query = { briefRepresentation: true };
  const list = {
    listId: "users-in-role",
    label: "roleList",
    testId: "users-in-role-table",
    exportQuery: { briefRepresentation: false },
    id: ({ id = "" }: UserRepresentation) => id,
    columns,
    empty: { title: "noDirectUsers", body: <WhereElse /> },
  } as const;
  return (
    <div data-testid="users-page">
      <Readable rule={READS_USERS}>
        <WhoIsListed />
        <LeftOutUsers />
        {client === undefined ? (
          <List {...list} from="roles.findUsersWithRole" query={{ ...query, name }} />
        ) : (
          <List {...list} from="clients.findUsersWithRole" query={{ ...query, id: client, roleName: name }} />
        )}
      </Readable>
    </div>
  );
}

const columns: Column<UserRepresentation>[] = [
  {
    name: "username",
    label: "userName",
    text: ({ username = "" }) => username,
    cell: ({ id = "", username }) => (
      <LinkIfThere to={to("user", { id, tab: "settings" })}>
        <bdi>{username}</bdi>
      </LinkIfThere>
    ),
  },
  { name: "email", label: "email", text: ({ email = "" }) => email },
  { name: "lastName", label: "lastName", text: ({ lastName = "" }) => lastName },
  { name: "firstName", label: "firstName", text: ({ firstName = "" }) => firstName },
];

function WhereElse() {
  const t = useT();
  return (
    <>
      {t("noUsersEmptyStateDescription")} <Holders /> {t("noUsersEmptyStateDescriptionContinued")}
    </>
  );
}

/** That users of groups and composite roles are not among them. */
function WhoIsListed() {
  const text = useServerText();
  return (
    <HelpLink
      question="whoWillAppearLinkTextRoles"
      answer={
        <p>
          {text("whoWillAppearPopoverTextRoles")} <Holders />.
        </p>
      }
      footer="whoWillAppearPopoverFooterText"
    />
  );
}

/** Where else to look for who has the role. */
function Holders() {
  const t = useT();
  return (
    <>
      <LinkIfThere to={to("groups")}>{t("groups")}</LinkIfThere> {t("or")}{" "}
      <LinkIfThere to={to("users")}>{t("users")}</LinkIfThere>
    </>
  );
}
