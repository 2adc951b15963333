import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import type { Call } from "~/data/write/action";
import type { FieldSpec } from "~/kit/form/Inputs";

/** What the form of a role shows. */
export interface RoleValues {
  name: string;
  description: string;
}

/** The form's values of a role. */
export const toForm = ({ name = "", description = "" }: RoleRepresentation): RoleValues => ({ name, description });

/** The role that the form's values mean; the server cuts nothing off a name. */
export const toObject = ({ name, description }: RoleValues) => ({ name: name.trim(), description });

/** The server takes these two names, but no address leads to them. */
const usable = (name: string) => (/^\s*\.{1,2}\s*$/.test(name) ? "gatehouse.nameUnusable" : undefined);

/** The fields of a role: the name is chosen once, the description of a default role is the server's. */
export const roleFields = (of: "new" | "role" | "default role"): FieldSpec[] => [
  { kind: "text", name: "name", label: "roleName", required: true, validate: usable, isDisabled: of !== "new" },
  { kind: "textArea", name: "description", label: "description", maxLength: 255, isDisabled: of === "default role" },
];

/** Makes a role of the realm (`POST roles`) and reads it, because the server answers no id. */
export async function createRole(call: Call, role: RoleRepresentation): Promise<RoleRepresentation> {
  await call("roles.create", role);
  return call("roles.findOneByName", { name: role.name ?? "" });
}
