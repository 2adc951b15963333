import type OrganizationRepresentation from "@keycloak/keycloak-admin-client/lib/defs/organizationRepresentation";
import type { Column } from "~/kit/list/columns";
import { Chips } from "~/parts/organizations/Chips";

type Domains = Pick<OrganizationRepresentation, "domains">;

const namesOf = ({ domains = [] }: Domains) => domains.flatMap(({ name }) => name ?? []).sort();

/** The domains of an organization, for which the server has no order. */
export const domainsColumn: Column<Domains> = {
  name: "domains",
  label: "domains",
  text: (organization) => namesOf(organization).join(", "),
  cell: (organization) => <Chips label="domains" most={2} texts={namesOf(organization)} />,
};
