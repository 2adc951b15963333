import { inParallel } from "./admin.mjs";
import { DEMO_PASSWORD } from "./people.mjs";

/**
 * Makes real user events and sessions: people, machines and intruders come to the token endpoint of the realm `demo`.
 * Every answer is checked, so a sign-in that should succeed and does not (or the other way round) is an error.
 * @param {string} url the server's address
 * @param {Array<object>} everybody what `people()` returned
 */
export async function signIns(url, everybody) {
  const ask = async (path, form, expected) => {
    const response = await fetch(`${url}/realms/demo/protocol/openid-connect/${path}`, {
      method: "POST",
      body: new URLSearchParams(form),
    });
    const answer = await response.text();
    if (response.ok !== (expected === "accepted")) {
      throw new Error(
        `${path} for ${form.username ?? form.client_id} was not ${expected}: ${response.status} ${answer}`,
      );
    }
    return answer ? JSON.parse(answer) : {};
  };
  const signIn = (username, client, password = DEMO_PASSWORD, expected = "accepted") =>
    ask("token", { grant_type: "password", client_id: client, username, password, scope: "openid" }, expected);

  const visitors = everybody.filter(({ password }) => password);
  await inParallel(visitors, 2, async ({ username }, n) => {
    const client = n % 3 === 2 ? "aurelia-cli" : "shop-floor-terminal";
    const { refresh_token } = await signIn(username, client);
    if (n % 4 === 1) await ask("token", { grant_type: "refresh_token", client_id: client, refresh_token }, "accepted");
    if (n % 4 === 3) await ask("logout", { client_id: client, refresh_token }, "accepted");
  });
  // not at once: while the server still counts a sign-in, it takes the next one of the same user for an attack
  const again = visitors.filter((_, n) => n % 4 === 2);
  await inParallel(again, 2, ({ username }) => signIn(username, "shop-floor-terminal"));
  for (const { username } of visitors.filter((_, n) => n % 3 === 0)) {
    await signIn(username, "shop-floor-terminal", "seagull", "refused");
  }
  for (const username of ["root", "administrator", "test"]) {
    await signIn(username, "aurelia-cli", "123456", "refused");
  }
  const left = everybody.find(({ enabled }) => !enabled);
  await signIn(left.username, "shop-floor-terminal", DEMO_PASSWORD, "refused");
  await signIn(visitors[0].username, "intranet", DEMO_PASSWORD, "refused");
  for (const id of ["erp-sync", "account-provisioning", "erp-sync"]) {
    await ask("token", { grant_type: "client_credentials", client_id: id, client_secret: `${id}-secret` }, "accepted");
  }
  await ask("token", { grant_type: "client_credentials", client_id: "erp-sync", client_secret: "wrong" }, "refused");
}
