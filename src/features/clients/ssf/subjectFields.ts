import { labelledThere, versionWords } from "~/i18n/serverWords";
import type { Translate } from "~/i18n/i18n";

/** Whom an event is about: the kinds of subjects that the server finds by one value. */
const types = [
  { key: "user-email", text: "ssfSubjectType.userEmail" },
  { key: "user-id", text: "ssfSubjectType.userId" },
  { key: "user-username", text: "ssfSubjectType.userUsername" },
  { key: "org-alias", text: "ssfSubjectType.orgAlias" },
] as const;

/** The fields that name a subject. */
export function subjectFields(t: Translate) {
  const word = versionWords(t);
  return [
    {
      kind: "select",
      name: "type",
      toggleTestId: "ssfSubjectType",
      ...labelledThere(t, "ssfSubjectType"),
      options: types.map(({ key, text }) => ({ key, value: word(text) })),
    },
    { kind: "text", name: "value", testId: "ssfSubjectValue", label: word("ssfSubjectValue"), required: true },
  ] as const;
}
