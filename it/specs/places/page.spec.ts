import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { createRealm, server, uniqueName } from "../../support/server";
import { row } from "../../support/signIn";
import { expect, open, test } from "../../support/test";

const consoleOf = (realm: string) => `${server.url}/admin/${encodeURIComponent(realm)}/console/`;

/** The console's page as the server sends it. */
const html = async (request: APIRequestContext, realm = "master") => (await request.get(consoleOf(realm))).text();

const BLOCK = /<script id="environment" type="application\/json">([^]*?)<\/script>/;

/** The fields of a page's environment block. */
const environment = (page: string): Record<string, unknown> => JSON.parse(BLOCK.exec(page)?.[1] ?? "");

/** Lets the server's own page of the console reach the browser with something changed. */
const change = (page: Page, changed: (answer: APIResponse, text: string) => object) =>
  page.route(`${consoleOf("master")}**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, ...changed(response, await response.text()) });
  });

test.describe("environment block", () => {
  test("has the fields of the contract", async ({ request }) => {
    const fields = environment(await html(request));
    const version = String(fields.resourceVersion);
    expect(version).toMatch(/^[0-9a-z]{5}$/);
    expect(fields).toEqual({
      serverBaseUrl: server.url,
      adminBaseUrl: server.url,
      authUrl: server.url,
      authServerUrl: server.url,
      realm: "master",
      clientId: "security-admin-console",
      resourceUrl: `/resources/${version}/admin/gatehouse`,
      logo: "",
      logoUrl: "",
      consoleBaseUrl: "/admin/master/console/",
      masterRealm: "master",
      resourceVersion: version,
      darkModeClass: "pf-v6-theme-dark",
      darkMode: true,
    });
  });

  test("names any realm, and follows its dark mode switch", async ({ request }) => {
    const realm = uniqueName(`The "east" team 100% %2F الإدارة 🏠`);
    await createRealm({ realm, adminTheme: "gatehouse", attributes: { darkMode: "false" } });
    const page = await html(request, realm);
    expect(environment(page)).toMatchObject({
      realm,
      masterRealm: "master",
      consoleBaseUrl: `/admin/${realm}/console/`,
      darkMode: false,
    });
    expect(page).toContain('<meta name="color-scheme" content="light">');
  });

  for (const [what, block, sentence] of [
    ["missing", "", "Environment variables not found in the document."],
    [
      "broken",
      "<script id=environment type=application/json>{</script>",
      "Unable to parse environment variables as JSON.",
    ],
    [
      "no object",
      "<script id=environment type=application/json>7</script>",
      "Unable to parse environment variables as JSON.",
    ],
  ] as const)
    test(`${what}: the administrator is notified`, async ({ signedOutPage: page, allowConsole }) => {
      allowConsole(new RegExp(`^uncaught: Error: ${sentence}`));
      await change(page, (_, text) => ({ body: text.replace(BLOCK, () => block) }));
      const thrown = page.waitForEvent("pageerror");
      await page.goto(consoleOf("master"));
      expect((await thrown).message).toBe(sentence);
      await expect(page.locator("body")).toHaveText(sentence);
    });

  test("empty: the defaults of the specification lead to the local server", async ({
    signedOutPage: page,
    allowConsole,
  }) => {
    allowConsole(/net::ERR_FAILED|ERR_CONNECTION_REFUSED/);
    await page.route("http://localhost:8180/**", (route) => route.abort());
    await change(page, (_, text) => ({
      body: text.replace(BLOCK, '<script id="environment" type="application/json">{}</script>'),
    }));
    const requested = page.waitForRequest("http://localhost:8180/**");
    await page.goto(consoleOf("master"));
    const login = new URL((await requested).url());
    expect(login.pathname).toBe("/realms/master/protocol/openid-connect/auth");
    expect(login.searchParams.get("client_id")).toBe("security-admin-console");
    expect(login.searchParams.get("code_challenge_method")).toBe("S256");
    expect(login.searchParams.get("response_mode")).toBe("query");
  });

  test("scope: is requested of sign-in", async ({ signedOutPage: page }) => {
    await change(page, (_, text) => ({ body: text.replace('"realm":', '"scope": "email", "realm":') }));
    const requested = page.waitForRequest(/openid-connect\/auth\?/);
    await page.goto(consoleOf("master"));
    expect(new URL((await requested).url()).searchParams.get("scope")).toBe("openid email");
    await expect(page.locator("#kc-form-login")).toBeVisible();
  });
});

test.describe("security", () => {
  test("the page holds no inline script and no inline style", async ({ newPage, request }) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(consoleOf("master"));
    const text = await html(request);
    expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
    expect(text).toMatch(/<noscript>[^<]*JavaScript[^<]*<\/noscript>/);
    await expect(page.locator("script:not([src]):not([type='application/json'])")).toHaveCount(0);
    await expect(page.locator("script[src]")).toHaveCount(2);
  });

  test("the policy of the page works as a header as well", async ({ signedOutPage: page, problems, allowConsole }) => {
    // of the probe at the end
    allowConsole(/'TrustedHTML' assignment/, /require-trusted-types-for/);
    const policies: string[] = [];
    await change(page, (answer, text) => {
      const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
      policies.push(policy.replaceAll("&#39;", "'"));
      const headers = { ...answer.headers(), "content-security-policy": `${policies[0]}; frame-ancestors 'self'` };
      return { headers, body: text.replace(/<meta http-equiv="Content-Security-Policy".*>/, "") };
    });
    await open(page, "/master/realms?search=master");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(row(page, "master")).toBeVisible();
    expect(policies[0]).toContain("require-trusted-types-for 'script'");
    expect(policies[0]).not.toContain("unsafe");
    expect(problems).toEqual([]);
    const setHtml = page.evaluate(() => void (document.body.innerHTML = "<b>text</b>"));
    await expect(setHtml, "the header is in force").rejects.toThrow("TrustedHTML");
    // the report comes after the refusal; it must not come after the end of the test
    await expect.poll(() => problems.join()).toContain("Content security policy violated: require-trusted-types-for");
  });

  test("a page of another origin cannot show it in a frame", async ({ newPage, allowConsole }) => {
    allowConsole(/Refused to (display|frame)|frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|favicon\.ico/i);
    const other = server.url.replace("localhost", "127.0.0.1");
    const sentence = "The administration console cannot be shown inside a page of another site.";
    const frame = async (page: Page) => {
      await page.goto(`${other}/realms/master/.well-known/openid-configuration`);
      await page.evaluate((src) => {
        const element = document.createElement("iframe");
        element.src = src;
        document.body.append(element);
      }, consoleOf("master"));
      return page.frameLocator("iframe");
    };

    const refused = await newPage();
    const answer = refused.waitForResponse((response) => response.url() === consoleOf("master"));
    await frame(refused);
    expect(await (await answer).headerValue("x-frame-options")).toBe("SAMEORIGIN");
    await refused.waitForLoadState();
    expect(refused.frames().map((one) => one.url())).not.toContain(consoleOf("master"));

    // An operator may have weakened the realm's headers: then the page itself refuses.
    const shown = await newPage();
    await change(shown, (response) => {
      const { "x-frame-options": _, "content-security-policy": __, ...headers } = response.headers();
      return { headers };
    });
    const inside = await frame(shown);
    await expect(inside.locator("body")).toHaveText(sentence);
  });
});

test("a browser too old is told so in one sentence", async ({ signedOutPage: page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Object, "hasOwn"));
  await page.goto(consoleOf("master"), { waitUntil: "networkidle" });
  await expect(page.locator("body")).toHaveText(
    "This browser is too old for the administration console: please update it.",
  );
  expect(page.url()).toBe(consoleOf("master"));
});

test("hashed files outlive a change of the resource version, other files move with it", async ({ request }) => {
  const page = await html(request);
  const { resourceUrl, resourceVersion } = environment(page);
  const assets = [...new Set(page.match(/assets\/[^" ]+/g))];
  expect(assets.length).toBeGreaterThan(3);
  const another = (path: string) => `${server.url}${path.replace(String(resourceVersion), "00000")}`;
  for (const asset of assets) {
    expect(asset).toMatch(/^[A-Za-z0-9._/-]+$/);
    const current = await request.get(`${server.url}${resourceUrl}/${asset}`);
    const old = await request.get(another(`${resourceUrl}/${asset}`), { maxRedirects: 0 });
    expect([current.status(), old.status()], asset).toEqual([200, 200]);
    expect(await old.body(), asset).toEqual(await current.body());
  }
  const logo = await request.get(another(`${resourceUrl}/favicon.svg`), { maxRedirects: 0 });
  expect(logo.status()).toBe(307);
  expect(logo.headers().location).toContain(`${resourceUrl}/favicon.svg`);
});
