// Differences between the supported servers that the table of rows cannot show: why, or where they are tested.

/** A difference that has nothing to look at. */
export interface Unseen {
  what: string;
  from: string;
  /** Why no place shows it, or where it is tested. */
  why: string;
}

/** Differences that no place shows, with the reason. */
export const unseen: Unseen[] = [
  { what: "a page that is not allowed offers to sign out", from: "26.4", why: "on every server: places.spec.ts" },
  { what: "preview of long files is cut", from: "26.4", why: "on every server: partialImport.spec.ts" },
  { what: "registration policies have an empty state", from: "26.4", why: "on every server, as every list has it" },
  {
    what: "types of settings: several providers, claims",
    from: "26.5",
    why: "no type of a server's own has them: ProviderSettings.test.tsx",
  },
  { what: "value `any` of request objects is empty", from: "26.5", why: "the same choice on every server" },
  {
    what: "admin events of a user, providers of a capability",
    from: "26.5",
    why: "requests: older servers ignore them",
  },
  {
    what: "kind of the group that a mapper joins",
    from: "26.6",
    why: "where the provider is of an organization: mapperGroups.spec.ts",
  },
  { what: "AAGUIDs need a preference", from: "26.6", why: "a rule of the field: policies.spec.ts" },
  { what: "help of conditions from the server", from: "26.6", why: "the console takes it from there on every server" },
  { what: "type of events USER_SESSION_DELETED", from: "26.5", why: "the server lists the types" },
  { what: "formats of credentials", from: "26.6", why: "the server lists them" },
  { what: "style of a quick theme", from: "26.6", why: "the form begins with it: quickTheme.spec.ts" },
  { what: "roles about organizations", from: "26.7", why: "a right: organizations.spec.ts" },
  { what: "link of an invitation", from: "26.7", why: "the console never shows it" },
  { what: "workflows for administrators of the realm only", from: "26.7", why: "a right: workflows.spec.ts" },
  { what: "display names of realms in the switcher", from: "26.7", why: "realmNames.spec.ts" },
  {
    what: "selects of users read twenty, and further ones",
    from: "26.7",
    why: "on every server what is typed is searched for by the server",
  },
  {
    what: "groups above that cannot be viewed",
    from: "26.7",
    why: "words of the path for who may view some groups only: finePermissions.spec.ts",
  },
  {
    what: "when a user accepted the terms",
    from: "26.7",
    why: "on every server, of users who did, which no request makes: identityFields.test.ts",
  },
  { what: "master realm of another name", from: "26.7", why: "on every server: the page's own settings name it" },
];
