import { Label } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { MANAGES_ORGANIZATIONS } from "~/data/access/organizations";
import { useDeleteOrganizations } from "~/features/organizations/useDeleteOrganizations";
import { WhereOn } from "~/features/organizations/WhereOn";
import { useT } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { List } from "~/kit/list/List";
import { PageHeading } from "~/kit/page/Page";
import { domainsColumn } from "~/parts/organizations/domainsColumn";
import { to } from "~/routes";

const MISSING = ["gatehouse.missingPermission", { permissions: "view-organizations" }] as const;

/** The organizations of the realm; where it has them off, where they are turned on. */
export default function OrganizationList() {
  return (
    <WhereOn>
      <Organizations />
    </WhereOn>
  );
}

function Organizations() {
  const t = useT();
  const remove = useDeleteOrganizations();
  // to others the server lists those it lets them see, mostly none, and does not say so
  const seesAll = useAccess()({ any: ["view-organizations", ...MANAGES_ORGANIZATIONS.any] }).length === 0;
  const create = { label: "createOrganization", call: "organizations.create", to: to("organization-new") } as const;
  return (
    <>
      <PageHeading title={t("organizationsList")} subtitle={t("organizationsExplain")} />
      <List
        listId="organizations"
        label="gatehouse.organizationList"
        from="organizations.find"
        id={({ id = "" }) => id}
        search="searchOrganization"
        columns={[
          {
            name: "name",
            label: "name",
            text: ({ name = "" }) => name,
            cell: ({ id = "", name, enabled }) => (
              <>
                <Link to={to("organization", { id, tab: "settings" })}>{name}</Link>{" "}
                {enabled === false && <Label>{t("disabled")}</Label>}
              </>
            ),
          },
          domainsColumn,
          { name: "description", label: "description", text: ({ description = "" }) => description, isOneLine: true },
          { name: "alias", label: "alias", text: ({ alias = "" }) => alias, isExtra: true },
        ]}
        actions={[{ label: "delete", call: "organizations.delById", run: (row) => void remove.one(row) }]}
        bulk={[remove.many]}
        toolbar={() => <WriteTool {...create} testId="addOrganization" />}
        empty={{
          title: "emptyOrganizations",
          body: seesAll ? "emptyOrganizationsInstructions" : MISSING,
          action: create,
        }}
      />
    </>
  );
}
