// What a control says and what the server does are the same: every role of realm-management on every place it opens.
import type { Page } from "@playwright/test";
import { missing, type Rule } from "../../../src/data/access/access";
import { requiredPermissions, type Write } from "../../../src/data/access/requiredPermissions";
import type { Place } from "../../../src/place";
import { writeControls } from "../../support/controls";
import { everyAddress } from "../../support/places";
import { accepts, clientOf, isProbed, makeObjects, writes } from "../../support/probes/probes";
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

/** What a page may read is no matter of this spec. */
const unread = /status of (403|404)|^warning: Unable to find out who is signed in/;

// the workers share the calls and places of each role
test.describe.configure({ mode: "parallel" });
const PARTS = 2;
const ofPart = <One>(all: readonly One[], part: number) => all.filter((_, index) => index % PARTS === part);

/** Opens the console as an administrator with a role. @returns the account, and whether it holds what a rule or a call requires */
async function enter(page: Page, realm: string, role: string) {
  const user = await createUser("master", uniqueName(role), [role, ...(roles[role] ?? [])], { of: realm });
  const answered = page.waitForResponse((answer) => answer.url().endsWith(`whoami?currentRealm=${realm}`));
  await open(page, `/${realm}`, { as: user });
  const whoami: { realm_access: Record<string, string[]> } = await (await answered).json();
  const held = whoami.realm_access[realm] ?? [];
  const holds = (rule: Rule) => missing(rule, held).length === 0;
  return { user, holds, isAllowed: (call: Write) => holds(requiredPermissions[call]) };
}

for (const role of Object.keys(roles)) {
  for (let part = 0; part < PARTS; part++)
    test(`${role}, part ${part + 1}: what the console knows and its controls offer is what the server accepts`, async ({
      signedOutPage: page,
      realm,
      allowConsole,
    }) => {
      allowConsole(unread);
      const objects = await (objectsOf ??= makeObjects(realm));
      const { user, holds, isAllowed } = await enter(page, realm, role);
      const client = await clientOf(user);
      // the workers share the calls as well
      for (const call of ofPart(writes, part))
        expect({ call, isAllowed: isAllowed(call) }).toEqual({ call, isAllowed: await accepts(client, call, objects) });
      // where fine-grained permissions are on, a control is live until the server refuses: `permissions` has specs of its own
      const isMeant = ({ path, access }: Place) => holds(access) && !path.startsWith("/:realm/permissions");
      for (const address of ofPart(await everyAddress(realm, isMeant), part)) {
        await visit(page, address);
        for (const { call, denied } of await writeControls(page))
          if (isProbed(call)) expect({ address, call, denied }).toEqual({ address, call, denied: !isAllowed(call) });
      }
    });
}
