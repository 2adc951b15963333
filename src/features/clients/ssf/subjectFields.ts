import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { labelledThere, versionWords } from "~/i18n/serverWords";
import type { Translate } from "~/i18n/i18n";

/** Whom an event is about: the kinds of subjects that the server finds by one value. */
const types = [
  { key: "user-email", text: "ssfSubjectType.userEmail" },
  { key: "user-id", text: "ssfSubjectType.userId" },
  { key: "user-username", text: "ssfSubjectType.userUsername" },
  { key: "org-alias", text: "ssfSubjectType.orgAlias" },
] as const;

/** The fields that name a subject. The server knows no organization in a realm that has switched them off. */
export function subjectFields(t: Translate, { organizationsEnabled }: RealmRepresentation) {
  const word = versionWords(t);
  const offered = types.filter(({ key }) => key !== "org-alias" || organizationsEnabled !== false);
  return [
    {
      kind: "select",
      name: "type",
      toggleTestId: "ssfSubjectType",
      ...labelledThere(t, "ssfSubjectType"),
      options: offered.map(({ key, text }) => ({ key, value: word(text) })),
    },
    { kind: "text", name: "value", testId: "ssfSubjectValue", label: word("ssfSubjectValue"), required: true },
  ] as const;
}
