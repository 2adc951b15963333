import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { Button, Popover } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { useServerText, useT } from "~/i18n/useT";
import { usePreference } from "~/data/browser/usePreference";
import { List } from "~/kit/list/List";
import { to } from "~/routes";

/** The users that have the role directly: `GET roles/{name}/users`. */
export function UsersInRole({ role: { name = "" } }: { role: RoleRepresentation }) {
  const t = useT();
  return (
    <div data-testid="users-page">
      <WhoIsListed />
      <List
        listId="users-in-role"
        label="roleList"
        testId="users-in-role-table"
        from="roles.findUsersWithRole"
        query={{ name, briefRepresentation: true }}
        exportQuery={{ briefRepresentation: false }}
        id={({ id = "" }) => id}
        columns={[
          { name: "username", label: "userName", text: ({ username = "" }) => username },
          { name: "email", label: "email", text: ({ email = "" }) => email },
          { name: "lastName", label: "lastName", text: ({ lastName = "" }) => lastName },
          { name: "firstName", label: "firstName", text: ({ firstName = "" }) => firstName },
        ]}
        empty={{
          title: "noDirectUsers",
          body: "noUsersEmptyStateDescription",
          children: (
            <p>
              <Holders /> {t("noUsersEmptyStateDescriptionContinued")}
            </p>
          ),
        }}
      />
    </div>
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
