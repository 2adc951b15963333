import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { Link } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import type { Text } from "~/i18n/useT";
import type { Column } from "~/kit/list/columns";
import { UserName } from "~/parts/users/UserName";
import { to } from "~/routes";

/** The columns of who belongs to something, with links to their pages for who may open them. @param label of the name */
export function useMemberColumns(label: Text): Column<UserRepresentation>[] {
  const mayOpen = useAccess()("query-users").length === 0;
  const nameOf = (user: UserRepresentation) => <UserName user={user} />;
  return [
    {
      name: "username",
      label,
      text: ({ username = "" }) => username,
      cell: (user) =>
        mayOpen ? <Link to={to("user", { id: user.id ?? "", tab: "settings" })}>{nameOf(user)}</Link> : nameOf(user),
    },
    { name: "email", label: "email", text: ({ email = "" }) => email },
    { name: "firstName", label: "firstName", text: ({ firstName = "" }) => firstName },
    { name: "lastName", label: "lastName", text: ({ lastName = "" }) => lastName },
  ];
}
