import type { UserProfileConfig } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { isSegment } from "~/data/api/segment";
import { annotationOf, textOf } from "~/features/realmSettings/userProfile/annotations";
import type { Entry, ListedGroup } from "~/features/realmSettings/userProfile/profile";
import { translatable } from "~/features/realmSettings/userProfile/TranslatableField";
import type { Seen, Translations } from "~/features/realmSettings/userProfile/translations";
import type { FieldSpec } from "~/kit/form/Inputs";

/** A group and the texts of its fields that are to be written. */
export interface EditedGroup extends ListedGroup {
  translations?: Record<string, Translations>;
  seen?: Record<string, Seen>;
}

/** Values of the form of a group. */
export interface GroupValues {
  name: string;
  displayHeader: string;
  displayDescription: string;
  annotations: Record<string, string>;
  /** Annotations as they are stored: some are no texts. */
  stored: Entry[];
  translations: Record<string, Translations>;
  /** What was there when they were typed; no change by itself. */
  seen: Record<string, Seen>;
}

/** The form's values of a group. */
export const toForm = ({ name = "", annotations = [], translations = {}, ...group }: EditedGroup): GroupValues => ({
  name,
  displayHeader: group.displayHeader ?? "",
  displayDescription: group.displayDescription ?? "",
  annotations: Object.fromEntries(annotations.map((entry) => [entry.name, textOf(entry.value)])),
  stored: annotations,
  translations,
  seen: {},
});

/** The group that values mean. */
export const toObject = ({ stored, annotations, seen: _seen, ...values }: GroupValues): EditedGroup => ({
  ...values,
  displayHeader: values.displayHeader || undefined,
  displayDescription: values.displayDescription || undefined,
  annotations: Object.entries(annotations).map(([name, text]) => annotationOf(name, text, stored)),
});

/**
 * Fields of a group.
 * @param name empty for a new one
 * @param prefixes what the keys of texts begin with
 * @param annotations what the annotations are called, in the words of the button that adds one
 */
export function groupFields(
  { groups = [] }: UserProfileConfig,
  name: string,
  prefixes: Record<"displayHeader" | "displayDescription", string>,
  annotations: string,
): FieldSpec<GroupValues>[] {
  return [
    {
      kind: "text",
      name: "name",
      label: "nameField",
      help: "nameHintHelp",
      required: true,
      isDisabled: name !== "",
      validate: (typed) => {
        if (!isSegment(typed)) return "gatehouse.nameUnusable";
        return name === "" && groups.some((one) => one.name === typed) ? "gatehouse.nameInUse" : undefined;
      },
    },
    translatable<GroupValues>({
      field: "displayHeader",
      prefix: prefixes.displayHeader,
      label: "displayHeader",
      help: "displayHeaderHintHelp",
    }),
    translatable<GroupValues>({
      field: "displayDescription",
      prefix: prefixes.displayDescription,
      label: "displayDescription",
      help: "displayDescriptionHintHelp",
    }),
    { kind: "keyValue", name: "annotations", label: { text: annotations }, isSingle: true },
  ];
}
