import { Content } from "@patternfly/react-core";
import type { UserProfileMetadata } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { useServerText } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Section } from "~/kit/form/SectionsForm";
import { type Attribute, profileName, type ProfileValues, profileSections } from "~/parts/profile/userProfile";
import { UserProfileField } from "~/parts/profile/UserProfileField";

/** The user keeps it for the change of the e-mail address; people see it as a warning, not as a field. */
export const PENDING_EMAIL = "kc.email.pending";

/**
 * The fields of a user profile in their groups, for `EditForm`.
 * @param options `isNew`: the user is not there yet; `prefix` begins the ids of the controls, where the page has another
 *   form, too
 */
export function useProfileSections(
  metadata: UserProfileMetadata,
  { isNew = false, prefix = "" } = {},
): Section<ProfileValues>[] {
  const text = useServerText();
  const attributes = metadata.attributes?.filter(
    ({ name, readOnly }) => name !== PENDING_EMAIL && !(isNew && readOnly === true),
  );
  const field = (attribute: Attribute): FieldSpec<ProfileValues> => ({
    kind: "custom",
    name: profileName(attribute.name ?? ""),
    label: { text: text(attribute.displayName, attribute.name) },
    // what it is made of is decided once: another configuration is another field
    render: () => <UserProfileField key={JSON.stringify(attribute)} attribute={attribute} prefix={prefix} />,
  });
  return profileSections({ ...metadata, attributes }).map(({ group, attributes }): Section<ProfileValues> => {
    if (!group) return { title: "general", fields: attributes.map(field) };
    const title = { text: text(group.title) };
    const about: FieldSpec<ProfileValues>[] = group.description
      ? [description(group.name, text(group.description))]
      : [];
    return { title, fields: [...about, ...attributes.map(field)] };
  });
}

const description = (group: string, text: string): FieldSpec<ProfileValues> => ({
  kind: "custom",
  name: `${group} description`,
  label: { text },
  render: () => <Content component="p">{text}</Content>,
});

/** Form name of an attribute that the server names, where the form can change it. */
export const profileNameIn =
  ({ attributes = [] }: UserProfileMetadata) =>
  (field: string): string | undefined =>
    attributes.some(({ name, readOnly }) => name === field && readOnly !== true) ? profileName(field) : undefined;
