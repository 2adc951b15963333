import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { UserProfileGroup } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { isRecord } from "~/data/browser/record";
import { listIn } from "~/kit/form/values";
import type { Attribute } from "~/parts/profile/userProfile";

/** Who fills in the form: users their own data in the account console, administrators those of a user. */
export const viewers = ["user", "admin"] as const;
export type Viewer = (typeof viewers)[number];

/** What somebody sees of a user profile. */
export interface Preview {
  attributes: Attribute[];
  groups: UserProfileGroup[];
  /** Names of attributes that are not shown. */
  hidden: string[];
  /** Names of attributes that are only shown while a user signs in, when a client scope is requested. */
  atSignIn: string[];
}

type Settings = Pick<
  RealmRepresentation,
  "editUsernameAllowed" | "registrationEmailAsUsername" | "internationalizationEnabled"
>;
type Part = Record<string, unknown> & { name: string };

/** The parts of a list that have a name, each name once: what is typed as JSON may hold anything. */
function partsIn(list: unknown): Part[] {
  const parts = (Array.isArray(list) ? list : []).flatMap((part: unknown) =>
    isRecord(part) && typeof part.name === "string" && part.name !== "" ? [{ ...part, name: part.name }] : [],
  );
  return [...new Map(parts.map((part) => [part.name, part])).values()];
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);
const list = (of: unknown, key: string) => listIn(isRecord(of) ? of[key] : undefined);
const recordIn = (value: unknown) => (isRecord(value) ? value : {});

/** Whether an attribute is required of somebody: always, or of their role; with scopes at the sign-in only, whatever the roles. */
function isRequired(required: unknown, viewer: Viewer): boolean {
  if (!isRecord(required) || list(required, "scopes").length > 0) return false;
  const roles = list(required, "roles");
  return roles.length === 0 || roles.includes(viewer);
}

/** What the settings of the login say about the two attributes that people sign in with. */
function atLogin(name: string, viewer: Viewer, settings: Settings): Partial<Attribute> {
  const { editUsernameAllowed = false, registrationEmailAsUsername = false } = settings;
  if (name === "username")
    return {
      required: !registrationEmailAsUsername,
      ...((registrationEmailAsUsername || !editUsernameAllowed) && { readOnly: true }),
    };
  if (name !== "email" || !registrationEmailAsUsername) return {};
  return { required: true, ...(viewer === "user" && !editUsernameAllowed && { readOnly: true }) };
}

/** The language of a user: a realm with several has it first, unless the configuration says something of it. */
const language: Attribute = {
  name: "locale",
  displayName: "locale",
  multivalued: false,
  required: false,
  readOnly: false,
};

/**
 * What somebody sees of the data of a user that there is, by a configuration of the user profile that need not be saved:
 * as the server answers for administrators (`GET users/{id}?userProfileMetadata=true`) and for users
 * (`GET /realms/{realm}/account?userProfileMetadata=true`).
 * @param profile the configuration; of anything else nothing is shown
 * @param settings of the realm's login and languages
 */
export function previewOf(profile: unknown, viewer: Viewer, settings: Settings): Preview {
  const config = recordIn(profile);
  const preview: Preview = { attributes: [], groups: [], hidden: [], atSignIn: [] };
  const parts = partsIn(config.attributes);
  if (settings.internationalizationEnabled && parts.length > 0 && !parts.some(({ name }) => name === language.name))
    preview.attributes.push(language);
  for (const part of parts) {
    const { name, required, permissions, selector } = part;
    const mayEdit = list(permissions, "edit").includes(viewer);
    if (!mayEdit && !list(permissions, "view").includes(viewer)) preview.hidden.push(name);
    else if (viewer === "user" && list(selector, "scopes").length > 0) preview.atSignIn.push(name);
    else
      preview.attributes.push({
        name,
        displayName: text(part.displayName),
        group: text(part.group),
        multivalued: part.multivalued === true,
        annotations: recordIn(part.annotations),
        validators: Object.fromEntries(
          Object.entries(recordIn(part.validations)).map(([validator, settings]) => [validator, recordIn(settings)]),
        ),
        required: isRequired(required, viewer),
        readOnly: !mayEdit,
        ...atLogin(name, viewer, settings),
      });
  }
  preview.groups = partsIn(config.groups).map(({ name, displayHeader, displayDescription }) => ({
    name,
    displayHeader: text(displayHeader),
    displayDescription: text(displayDescription),
  }));
  return preview;
}

/** The values that a new user would begin with: attribute → its default value. */
export const defaultsIn = (profile: unknown): Record<string, string[]> =>
  Object.fromEntries(
    partsIn(recordIn(profile).attributes).flatMap(({ name, defaultValue }) =>
      typeof defaultValue === "string" && defaultValue ? [[name, [defaultValue]]] : [],
    ),
  );
