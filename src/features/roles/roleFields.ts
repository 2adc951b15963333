import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";
import { usableName } from "~/kit/form/useField";
import { LONGEST } from "~/kit/form/values";

/** The fields of a role: the name is chosen once, the description of a default role is the server's. */
export const roleFields = (of: "new" | "role" | "default role"): FieldSpec<RoleRepresentation>[] => [
  {
    kind: "text",
    name: "name",
    label: "roleName",
    required: true,
    maxLength: LONGEST,
    validate: usableName,
    isDisabled: of !== "new",
  },
  {
    kind: "textArea",
    name: "description",
    label: "description",
    maxLength: LONGEST,
    isDisabled: of === "default role",
  },
];

/** The form's values of a role and back; the server cuts nothing off a name. */
export const roleForm = {
  ...formOf(roleFields("role")),
  toObject: ({ name = "", description }: RoleRepresentation) => ({ name: name.trim(), description }),
};
