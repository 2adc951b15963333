// What a control says and what the server does are the same: every role of realm-management on every place it opens.
import { missing } from "../../../src/data/access/access";
import { requiredPermissions } from "../../../src/data/access/requiredPermissions";
import { writeControls } from "../../support/controls";
import { everyAddress } from "../../support/places";
import { accepts, clientOf, makeObjects, writes } from "../../support/probes";
import { createUser, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

/** The roles of realm-management that open something, each with what it needs to list objects. */
const roles: Record<string, string[]> = {
  "view-realm": [],
  "view-clients": ["query-clients"],
  "view-users": ["query-users", "query-groups"],
  "view-events": [],
  "view-identity-providers": [],
  "view-authorization": ["query-clients"],
  "manage-realm": [],
  "manage-clients": ["query-clients"],
  "manage-users": ["query-users", "query-groups"],
  "manage-events": [],
  "manage-identity-providers": [],
  "manage-authorization": ["query-clients"],
};

/** Made once: probes write them without changing them. */
let objectsOf: ReturnType<typeof makeObjects> | undefined;

/** The workers share the places of each role. */
test.describe.configure({ mode: "parallel" });
const PARTS = 2;

for (const [role, queries] of Object.entries(roles))
  for (let part = 0; part < PARTS; part++)
    test(`${role}, part ${part + 1}: no live control that is refused, no dead one that is accepted`, async ({
      newPage,
      realm,
      allowConsole,
    }) => {
      // what a page may read is no matter of this spec
      allowConsole(/status of (403|404)/, /^warning: Unable to find out who is signed in/);
      const objects = await (objectsOf ??= makeObjects(realm));
      const user = await createUser("master", uniqueName(role), [role, ...queries], { of: realm });
      const client = await clientOf(user);
      const page = await newPage();
      const answered = page.waitForResponse((answer) => answer.url().endsWith(`whoami?currentRealm=${realm}`));
      await open(page, `/${realm}`, { as: user });
      const whoami: { realm_access: Record<string, string[]> } = await (await answered).json();
      const held = whoami.realm_access[realm] ?? [];

      const accepted = new Map<string, boolean>();
      for (const call of writes) accepted.set(call, await accepts(client, call, objects));
      const allowed = new Map(writes.map((call) => [call, missing(requiredPermissions[call], held).length === 0]));
      expect(Object.fromEntries(allowed), "what the console knows and what the server does").toEqual(
        Object.fromEntries(accepted),
      );

      // where fine-grained permissions are on, a control is live until the server refuses: `permissions` has specs of its own
      const isMeant = (path: string) => !path.startsWith("/:realm/permissions");
      const addresses = (await everyAddress(realm, isMeant)).filter((_, index) => index % PARTS === part);
      for (const address of addresses) {
        await visit(page, address);
        await expect(page.getByRole("progressbar"), address).toHaveCount(0);
        for (const { call, denied } of await writeControls(page))
          if (accepted.has(call))
            expect({ address, call, denied }).toEqual({ address, call, denied: !accepted.get(call) });
      }
    });
