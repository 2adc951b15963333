// Every address of the site map, for the specs that walk it.
import { addressOf, type Place, type PlaceName, routes } from "../../src/routes";
import { admin } from "./server";

/**
 * Values for the parameters of a place beyond realm and tab, from an object that is made in the realm where there is
 * none; a place that needs some names them here.
 */
const samples: { [Name in PlaceName]?: (realm: string) => Promise<Record<string, string>> } = {
  role: async (realm) => {
    const name = "sample role";
    const found = await admin.roles.findOneByName({ realm, name });
    if (!found)
      await admin.roles.create({ realm, name, description: "${role_admin}", attributes: { "a.b": ["1", "2"] } });
    return { id: (await admin.roles.findOneByName({ realm, name }))?.id ?? "" };
  },
  "client-scope": async (realm) => ({ id: (await profileScope(realm))?.id ?? "" }),
  "client-scope-mapper": async (realm) => {
    const scope = await profileScope(realm);
    return { id: scope?.id ?? "", mapperId: scope?.protocolMappers?.[0]?.id ?? "", viewMode: "edit" };
  },
};

/** A client scope that every realm has, with mappers. */
async function profileScope(realm: string) {
  return (await admin.clientScopes.find({ realm })).find(({ name }) => name === "profile");
}

/** Addresses of a place in a realm: one per tab, and the bare one where the tab may be left out. */
async function addresses(name: string, place: Place, realm: string): Promise<string[]> {
  const sample = Object.entries(samples).find(([of]) => of === name)?.[1];
  const params = { ...(await sample?.(realm)), realm };
  const lacking = [...place.path.matchAll(/:(\w+)(\??)/g)].filter(
    ([, param = "", optional]) => param !== "tab" && !optional && !(param in params),
  );
  if (lacking.length > 0) throw new Error(`${place.path}: no sample for ${lacking.map(([, param]) => param).join()}`);
  const bare = /:tab(?!\?)/.test(place.path) ? [] : [addressOf(place, params)];
  return [...bare, ...Object.keys(place.tabs ?? {}).map((tab) => addressOf(place, { ...params, tab }))];
}

/** Every address of the console in a realm. */
export async function everyAddress(realm: string): Promise<string[]> {
  const all = Object.entries<Place>(routes).map(([name, place]) => addresses(name, place, realm));
  return (await Promise.all(all)).flat();
}
