import { type IdentityProvider, settingOf } from "~/features/identityProviders/provider";

/** A setting that is another one in the metadata. */
export interface Difference {
  name: string;
  now: string;
  found: string;
}

/** A switch that nobody turned is off. */
const meaning = (value: string) => (value === "false" ? "" : value);

/** The settings of a provider that its metadata say otherwise, by their names. */
export const differencesIn = (provider: IdentityProvider, found: Record<string, string>): Difference[] =>
  Object.entries(found)
    .map(([name, value]) => ({ name, now: settingOf(provider, name), found: value }))
    .filter(({ now, found: then }) => meaning(now) !== meaning(then))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
