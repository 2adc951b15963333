import { PageSection } from "@patternfly/react-core";
import type { UserProfileMetadata } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useOptional } from "~/data/query/cache";
import { JoinGroups } from "~/features/users/bulk/JoinGroups";
import { useUserFields } from "~/features/users/details/useUserFields";
import {
  emailVerifiedField,
  requiredActionsField,
  refusedIn,
  toForm,
  toObject,
  type UserValues,
} from "~/features/users/details/userForm";
import { useT } from "~/i18n/useT";
import { SectionsForm } from "~/kit/form/SectionsForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { PageHeading } from "~/kit/page/Page";
import { useEdit } from "~/kit/form/useEdit";
import { useRequiredActions } from "~/parts/profile/requiredActions";
import { to } from "~/routes";

const testIds = { save: "user-creation-save", cancel: "user-creation-revert" };

const groupsField: FieldSpec<UserValues> = {
  kind: "custom",
  name: "groups",
  label: "groups",
  render: () => <JoinGroups name="groups" label="groups" help="groupsHelp" />,
};

/** What a new user begins with: the values that the profile gives to who has none. */
const startOf = (metadata: UserProfileMetadata | undefined): UserRepresentation => ({
  attributes: Object.fromEntries(
    (metadata?.attributes ?? []).flatMap(({ name, defaultValue, readOnly }) =>
      name && defaultValue && !readOnly ? [[name, [defaultValue]]] : [],
    ),
  ),
});

/** A new user of the realm, with the form of its user profile. */
export default function UserNew() {
  const t = useT();
  const navigate = useNavigate();
  const metadata = useOptional("users.getProfileMetadata");
  const actions = useRequiredActions();
  const start = useMemo(() => startOf(metadata), [metadata]);
  const { sections, plain, nameOf } = useUserFields(metadata, { isNew: true });
  const fields = [requiredActionsField(actions), emailVerifiedField, ...plain, groupsField];
  const edit = useEdit({
    name: "new user",
    object: start,
    toForm,
    toObject,
    call: "users.create",
    write: (call, user) => call("users.create", { ...user, enabled: true }),
    onSaved: ({ id }) => navigate(to("user", { id, tab: "settings" })),
    nameOf,
    fieldOf: refusedIn(nameOf),
    done: "userCreated",
    failed: "userCreateError",
  });
  return (
    <>
      <PageHeading title={t("createUser")} />
      <PageSection>
        <SectionsForm
          edit={edit}
          fields={fields}
          sections={sections}
          save="create"
          testIds={testIds}
          cancelTo={to("users")}
        />
      </PageSection>
    </>
  );
}
