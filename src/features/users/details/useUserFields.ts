import type { UserProfileMetadata } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { useRealmRepresentation } from "~/data/query/realm";
import { plainFields, type UserValues } from "~/features/users/details/userForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Section } from "~/kit/form/SectionsForm";
import type { ProfileValues } from "~/parts/profile/userProfile";
import { profileNameIn, useProfileSections } from "~/parts/profile/useProfileSections";

const nothing: UserProfileMetadata = {};

/**
 * The profile's part of a user's form: its sections, or a few fields where the server does not return the profile.
 * @returns also `nameOf`, the form name of a field that the server names
 */
export function useUserFields(
  metadata: UserProfileMetadata | undefined,
  { isNew = false } = {},
): {
  sections: Section<ProfileValues>[];
  plain: FieldSpec<UserValues>[];
  nameOf: (field: string) => string | undefined;
} {
  const { registrationEmailAsUsername = false, editUsernameAllowed = false } = useRealmRepresentation();
  const sections = useProfileSections(metadata ?? nothing, { isNew });
  const plain = plainFields({ hasUsername: !registrationEmailAsUsername, mayRename: isNew || editUsernameAllowed });
  const known = metadata ?? { attributes: plain.map(({ name }) => ({ name })) };
  return { sections, plain: metadata ? [] : plain, nameOf: profileNameIn(known) };
}
