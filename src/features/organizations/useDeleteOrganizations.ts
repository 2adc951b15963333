import { type Call, useAction } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { Organization } from "~/features/organizations/organization";
import { confirm } from "~/kit/dialog/confirm";

const run = (call: Call, { id = "" }: Organization) => call("organizations.delById", { id });

const question = {
  title: "organizationDelete",
  body: "organizationDeleteConfirm",
  consequences: "gatehouse.organizationDeleteConsequences",
  danger: true,
} as const;

const many: BulkAction<Organization> = {
  label: "delete",
  call: "organizations.delById",
  run,
  done: "organizationDeletedSuccess",
  confirm: () => question,
};

/**
 * Deletes organizations after asking (`DELETE organizations/{id}`); the server deletes the users that they manage too.
 * @param leave the page of one that is gone
 * @returns `one` deletes an organization, `many` does so for selected rows
 */
export function useDeleteOrganizations(leave?: () => unknown) {
  const deletion = useAction((call, organization: Organization) => run(call, organization), {
    done: "organizationDeletedSuccess",
    failed: "gatehouse.organizationDeleteError",
    leave,
  });
  const one = async (organization: Organization) => {
    if (await confirm({ ...question, names: [organization.name ?? ""], label: "delete" }))
      await deletion.run(organization);
  };
  return { one, many };
}
