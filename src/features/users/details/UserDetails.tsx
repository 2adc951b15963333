import { Suspense } from "react";
import { useRealmRepresentation } from "~/data/query/realm";
import { identityFields } from "~/features/users/details/identityFields";
import { LockState } from "~/features/users/page/LockState";
import { PendingEmail } from "~/features/users/page/PendingEmail";
import { useUserFields } from "~/features/users/details/useUserFields";
import {
  emailVerifiedField,
  notSaved,
  requiredActionsField,
  refusedIn,
  toForm,
  toObject,
  updateUser,
} from "~/features/users/details/userForm";
import type { UserTabProps } from "~/features/users/page/user";
import { SectionsForm } from "~/kit/form/SectionsForm";
import { useEdit } from "~/kit/form/useEdit";
import { useRequiredActions } from "~/parts/profile/requiredActions";

const testIds = { save: "user-creation-save", cancel: "user-creation-revert" };

/** The settings of a user: who it is, its profile, what it has to do. */
export function UserDetails({ user }: UserTabProps) {
  const { id, userProfileMetadata } = user;
  const { bruteForceProtected } = useRealmRepresentation();
  const actions = useRequiredActions();
  const { sections, plain, nameOf } = useUserFields(userProfileMetadata);
  const fields = [...identityFields(user), requiredActionsField(actions), emailVerifiedField, ...plain];
  const edit = useEdit({
    name: "user",
    object: user,
    toForm,
    toObject,
    call: "users.update",
    read: (call) => call("users.findOne", { id, userProfileMetadata: true }),
    write: (call, next, _, before) => updateUser(call, id, next, before),
    nameOf,
    fieldOf: refusedIn(nameOf),
    done: "userSaved",
    failed: notSaved,
  });
  return (
    <>
      <PendingEmail user={user} />
      <SectionsForm edit={edit} fields={fields} sections={sections} testIds={testIds}>
        {bruteForceProtected && (
          <Suspense>
            <LockState user={user} />
          </Suspense>
        )}
      </SectionsForm>
    </>
  );
}
