import { LONGEST, usableName } from "~/kit/form/useField";

/** Name and description: the fields of a new, copied or changed flow. */
export const flowFields = [
  { kind: "text", name: "alias", label: "name", help: "flowNameHelp", required: true, validate: usableName },
  {
    kind: "text",
    name: "description",
    label: "description",
    help: "flowDescriptionHelp",
    maxLength: LONGEST,
  },
] as const;
