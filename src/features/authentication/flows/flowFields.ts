import { usableName } from "~/kit/form/useField";
import { LONGEST } from "~/kit/form/values";

/** What the name of a flow or sub-flow has to be. */
export const flowName = { required: true, maxLength: LONGEST, validate: usableName } as const;

/** Name and description: the fields of a new, copied or changed flow. */
export const flowFields = [
  { kind: "text", name: "alias", label: "name", help: "flowNameHelp", ...flowName },
  {
    kind: "text",
    name: "description",
    label: "description",
    help: "flowDescriptionHelp",
    maxLength: LONGEST,
  },
] as const;
