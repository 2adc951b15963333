import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { Button, Popover } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { useServerText, useT } from "~/i18n/useT";
import { usePreference } from "~/data/browser/usePreference";
import type { Column } from "~/kit/list/columns";
import { List } from "~/kit/list/List";
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
    empty: { title: "noDirectUsers", body: "noUsersEmptyStateDescription", children: <WhereElse /> },
  } as const;
  return (
    <div data-testid="users-page">
      <WhoIsListed />
      {client === undefined ? (
        <List {...list} from="roles.findUsersWithRole" query={{ ...query, name }} />
      ) : (
        <List {...list} from="clients.findUsersWithRole" query={{ ...query, id: client, roleName: name }} />
      )}
    </div>
  );
}

const columns: Column<UserRepresentation>[] = [
  { name: "username", label: "userName", text: ({ username = "" }) => username },
  { name: "email", label: "email", text: ({ email = "" }) => email },
  { name: "lastName", label: "lastName", text: ({ lastName = "" }) => lastName },
  { name: "firstName", label: "firstName", text: ({ firstName = "" }) => firstName },
];

function WhereElse() {
  const t = useT();
  return (
    <p>
      <Holders /> {t("noUsersEmptyStateDescriptionContinued")}
    </p>
  );
}

/** Says in help mode that users of groups and composite roles are not among them. */
function WhoIsListed() {
  const t = useT();
  const text = useServerText();
  const [help] = usePreference("helpEnabled");
  if (!help) return null;
  return (
    <Popover
      aria-label={t("gatehouse.whoIsListed")}
      bodyContent={
        <p>
          {text("whoWillAppearPopoverTextRoles")} <Holders />.
        </p>
      }
      footerContent={t("whoWillAppearPopoverFooterText")}
      appendTo="inline"
    >
      <Button variant="link">{t("whoWillAppearLinkTextRoles")}</Button>
    </Popover>
  );
}

/** Where else to look for who has the role. */
function Holders() {
  const t = useT();
  return (
    <>
      <Link to={to("groups")}>{t("groups")}</Link> {t("or")} <Link to={to("users")}>{t("users")}</Link>
    </>
  );
}
