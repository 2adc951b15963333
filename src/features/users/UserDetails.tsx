import { Suspense, useMemo } from "react";
import { useRealmRepresentation } from "~/data/realm";
import { identityFields } from "~/features/users/identityFields";
import { LockState } from "~/features/users/LockState";
import { PendingEmail } from "~/features/users/PendingEmail";
import { useUserFields } from "~/features/users/useUserFields";
import {
  emailVerifiedField,
  requiredActionsField,
  refusedField,
  toForm,
  toObject,
  updateUser,
} from "~/features/users/userForm";
import type { UserTabProps } from "~/features/users/user";
import { EditForm } from "~/kit/EditForm";
import { useEdit } from "~/kit/useEdit";
import { useRequiredActions } from "~/parts/requiredActions";

const testIds = { save: "user-creation-save", cancel: "user-creation-revert" };

/** The settings of a user: who it is, its profile, what it has to do. */
export function UserDetails({ user }: UserTabProps) {
  const { id, userProfileMetadata } = user;
  const { bruteForceProtected } = useRealmRepresentation();
  const actions = useRequiredActions();
  const { sections, plain, nameOf } = useUserFields(userProfileMetadata);
  const fields = useMemo(
    () => [...identityFields(user), requiredActionsField(actions), emailVerifiedField, ...plain],
    [user, actions, plain],
  );
  const edit = useEdit({
    name: "user",
    object: user,
    toForm,
    toObject,
    call: "users.update",
    read: (call) => call("users.findOne", { id, userProfileMetadata: true }),
    write: (call, next, _, before) => updateUser(call, id, next, before),
    nameOf,
    fieldOf: refusedField,
    done: "userSaved",
    failed: "userNotSaved",
  });
  return (
    <>
      <PendingEmail user={user} />
      <EditForm edit={edit} fields={fields} sections={sections} testIds={testIds}>
        {bruteForceProtected && (
          <Suspense>
            <LockState user={user} />
          </Suspense>
        )}
      </EditForm>
    </>
  );
}
