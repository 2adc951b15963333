import type { UserProfileConfig } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { ProfilePreview } from "~/features/realmSettings/userProfile/preview/WithPreview";
import { type ProfileList, withPart } from "~/features/realmSettings/userProfile/profile";
import type { Translations } from "~/features/realmSettings/userProfile/translations";

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The attribute or group that values of the form mean, and the texts that are to be written with it. */
  typed: (values: Values) => { item: object; texts: Record<string, Translations> };
  list: ProfileList;
  profile: UserProfileConfig;
  /** It is not in the profile yet. */
  isNew: boolean;
}

/** The form of a user, with an attribute or group as it is typed. */
export function PartPreview<Values extends FieldValues>({ form, typed, list, profile, isNew }: Props<Values>) {
  // renders with each key stroke; the values themselves are the form's
  useWatch({ control: form.control });
  const { item, texts } = typed(form.getValues());
  return <ProfilePreview profile={withPart(list, item, isNew)(profile)} typed={texts} />;
}
