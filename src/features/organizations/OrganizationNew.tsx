import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import {
  aliasOf,
  type Organization,
  organizationFields,
  refusedField,
  toForm,
  toObject,
} from "~/features/organizations/organization";
import { WhereOn } from "~/features/organizations/WhereOn";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

const fields = organizationFields(true);
const empty: Organization = {};

/** A new organization of the realm: `POST organizations`. Its alias follows the name until it is typed itself. */
export default function OrganizationNew() {
  return (
    <WhereOn>
      <NewOrganization />
    </WhereOn>
  );
}

function NewOrganization() {
  const t = useT();
  const navigate = useNavigate();
  const edit = useEdit({
    name: "new organization",
    object: empty,
    toForm,
    toObject: (values) => toObject(values),
    call: "organizations.create",
    write: (call, organization) => call("organizations.create", organization),
    onSaved: ({ id }) => navigate(to("organization", { id, tab: "settings" })),
    fieldOf: refusedField,
    done: "organizationSaveSuccess",
    failed: "organizationSaveError",
  });
  const { form } = edit;
  const followed = useRef("");
  useEffect(
    () =>
      form.subscribe({
        name: "name",
        formState: { values: true },
        callback: ({ values: { name, alias } }) => {
          if (alias !== followed.current) return;
          followed.current = aliasOf(name);
          if (alias !== followed.current) form.setValue("alias", followed.current);
        },
      }),
    [form],
  );
  return (
    <>
      <PageHeading title={t("createOrganization")} />
      <FormPage edit={edit} fields={fields} cancelTo={to("organizations")} />
    </>
  );
}
