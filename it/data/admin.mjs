import { adminClient } from "../../maven/theme.mjs";

/**
 * An admin client whose calls go to one realm, signed in to master as the first administrator.
 * @param {string} url the server's address without a trailing slash
 * @param {string} realm
 */
export function clientOf(url, realm) {
  const client = adminClient(url);
  client.setConfig({ realmName: realm });
  return client;
}

/**
 * Runs `work(item, index)` for every item, at most `width` at a time, and returns the results in the items' order.
 * The first error stops further items from being started and is thrown.
 */
export async function inParallel(items, width, work) {
  const results = [];
  let next = 0;
  let failed = false;
  const worker = async () => {
    while (next < items.length && !failed) {
      const index = next++;
      try {
        results[index] = await work(items[index], index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/**
 * Imports representations into an existing realm (`POST /admin/realms/{realm}/partialImport`, one transaction) and
 * throws with the server's own words when it refuses one.
 * @param client an admin client of the realm, see `clientOf`
 * @param {object} rep any of users, clients, groups, roles, identityProviders
 */
export async function importInto(client, rep) {
  try {
    return await client.realms.partialImport({ realm: client.realmName, rep: { ifResourceExists: "FAIL", ...rep } });
  } catch (error) {
    const reason = error.responseData?.errorMessage ?? error.message;
    throw new Error(`import of ${Object.keys(rep).join(", ")} into ${client.realmName}: ${reason}`, { cause: error });
  }
}
