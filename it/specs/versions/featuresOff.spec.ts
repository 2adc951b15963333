// What belongs to a feature of the server is not there where the feature is off: a server of its own, without any that can
// be switched off.
import type { Server } from "../../../maven/server.mjs";
import { adminClient } from "../../../maven/theme.mjs";
import { admin, startServer } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";
import { rows } from "./rows";
import { walk } from "./walk";

/** What the console itself, signing in and a quick start need, and what the server lets nobody switch off. */
const NEEDED = /^(ADMIN_(API|V2)|LOGIN_V2|HOSTNAME_V2|PERSISTENT_USER_SESSIONS|ROLLING_UPDATES_V2)$/;

/** Name of a feature as options of the server have it: `token-exchange-standard` for TOKEN_EXCHANGE_STANDARD_V2. */
const option = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("_", "-")
    .replace(/-v\d+$/, "");

let own: Server;
test.beforeAll(async () => {
  const { features = [] } = await admin.serverInfo.find();
  // the others are on only where a server names them
  const usual = features.filter(({ name, type }) => String(type) === "DEFAULT" && !NEEDED.test(name));
  own = await startServer({ args: [`--features-disabled=${usual.map(({ name }) => option(name)).join()}`] });
});
test.afterAll(() => own?.remove());

test("what belongs to features that are off is absent, and the rest shows", async ({
  signedOutPage: page,
  allowConsole,
}) => {
  test.slow();
  // pages about client policies declare reads, which start before it is known what the server has
  allowConsole(/status of 501 .*\/client-policies\/(profiles|policies)\?/);
  const theirs = adminClient(own.url);
  const { features = [] } = await theirs.serverInfo.find();
  const on = features.filter(({ enabled }) => enabled).map(({ name }) => name);
  expect(
    rows.filter(({ feature = "" }) => on.includes(feature)),
    "rows about a feature that is on",
  ).toEqual([]);
  const realm = "without-features";
  await theirs.realms.create({ realm, enabled: true, organizationsEnabled: true, adminPermissionsEnabled: true });
  await walk(page, realm, { url: own.url, admin: theirs });

  for (const place of ["permissions", "clients/none/authorization/scope/new"]) {
    await visit(page, `/${realm}/${place}`);
    await expect(page.getByRole("heading", { level: 1 }), place).toHaveText("Page not found");
  }

  await open(page, `/${realm}/clients`, { url: own.url });
  await expect(page.getByRole("navigation", { name: "Global" }).locator("[data-testid^=nav-item-]")).toHaveText([
    "Manage realms",
    "Clients",
    "Client scopes",
    "Realm roles",
    "Users",
    "Groups",
    "Sessions",
    "Events",
    "Realm settings",
    "Authentication",
    "Identity providers",
    "User federation",
  ]);
});
