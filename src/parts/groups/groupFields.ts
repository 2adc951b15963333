import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/values";

/** What the form of a group holds. */
export interface GroupValues {
  name: string;
  description: string;
}

/** The name of a group, which every server has. */
export const groupName: FieldSpec<GroupValues> = {
  kind: "text",
  name: "name",
  label: "name",
  required: true,
  maxLength: LONGEST,
};

/** The fields of a group; its description came with 26.3. */
export const groupFields: FieldSpec<GroupValues>[] = [
  groupName,
  { kind: "textArea", name: "description", label: "description", maxLength: LONGEST },
];
