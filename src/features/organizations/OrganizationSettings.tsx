import {
  asVerified,
  type Organization,
  organizationFields,
  type OrganizationValues,
  refusedField,
  toForm,
  toObject,
} from "~/features/organizations/organization";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";

const fields = organizationFields(false);
const testIds = { save: "save", cancel: "reset" };

/** Name, domains, redirect and description of an organization. */
export function OrganizationSettings({ organization }: { organization: Organization }) {
  const { id = "", domains } = organization;
  const edit = useEdit({
    name: "organization",
    object: organization,
    toForm,
    toObject: (values: OrganizationValues) => toObject(values, domains),
    call: "organizations.updateById",
    read: (call) => call("organizations.findOne", { id }),
    write: (call, next, _values, before) =>
      call("organizations.updateById", { id }, { ...next, domains: asVerified(next.domains, before.domains) }),
    fieldOf: refusedField,
    done: "organizationSaveSuccess",
    failed: "organizationSaveError",
  });
  return <EditForm edit={edit} fields={fields} testIds={testIds} />;
}
