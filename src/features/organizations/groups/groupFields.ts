import type { FieldSpec } from "~/kit/form/Inputs";

/** What the form of a group holds. */
export interface GroupValues {
  name: string;
  description: string;
}

/** The server fails over a longer name or description. */
const LONGEST = 255;

/** The fields of a group. */
export const groupFields: FieldSpec<GroupValues>[] = [
  { kind: "text", name: "name", label: "name", required: true, maxLength: LONGEST },
  { kind: "textArea", name: "description", label: "description", maxLength: LONGEST },
];
