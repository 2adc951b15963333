import { env, readEnv } from "~/data/auth/env";

const page = (content?: string) => {
  const block = content === undefined ? "" : `<script id="environment" type="application/json">${content}</script>`;
  return new DOMParser().parseFromString(block, "text/html");
};

test("reads every field of the block", () => {
  const block = {
    serverBaseUrl: "https://login.example.org",
    adminBaseUrl: "https://admin.example.org/auth",
    realm: 'a "b" %2F ü',
    clientId: "security-admin-console",
    resourceUrl: "/resources/abcde/admin/gatehouse",
    logo: "/logo.svg",
    logoUrl: "https://example.org",
    consoleBaseUrl: "/admin/a%20b/console/",
    masterRealm: "main",
    resourceVersion: "abcde",
    scope: "openid email",
    darkModeClass: "dark",
    darkMode: false,
  };
  expect(readEnv(page(JSON.stringify(block)))).toEqual(block);
});

test("has defaults for what the server does not say", () => {
  expect(readEnv(page('{"realm":"my realm","scope":""}'))).toMatchObject({
    serverBaseUrl: "http://localhost:8180",
    adminBaseUrl: "http://localhost:8180",
    consoleBaseUrl: "/admin/my%20realm/console/",
    masterRealm: "master",
    clientId: "security-admin-console",
    scope: undefined,
    darkMode: true,
  });
  expect(readEnv(page("{}")).realm).toBe("master");
});

test("takes the slash off the end of a base address", () => {
  const given = readEnv(page('{"serverBaseUrl":"https://a.example/auth/"}'));
  expect(given).toMatchObject({ serverBaseUrl: "https://a.example/auth", adminBaseUrl: "https://a.example/auth" });
});

test("a missing block has its fixed error", () => {
  expect(() => readEnv(page())).toThrow(new Error("Environment variables not found in the document."));
});

test.each(["", "{", "null", "7", '"text"'])("the block %p has its fixed error", (content) => {
  expect(() => readEnv(page(content))).toThrow(new Error("Unable to parse environment variables as JSON."));
});

test("is read once", () => {
  document.body.innerHTML = '<script id="environment" type="application/json">{"realm":"one"}</script>';
  expect(env().realm).toBe("one");
  document.body.innerHTML = "";
  expect(env().realm).toBe("one");
});

test("a picture is a path of the theme or a full address", () => {
  document.body.innerHTML = '<script id="environment" type="application/json">{"resourceUrl":"/resources/x"}</script>';
  jest.isolateModules(() => {
    const { pictureAddress } = jest.requireActual<typeof import("~/data/auth/env")>("~/data/auth/env");
    expect(pictureAddress("/img/logo.svg")).toBe("/resources/x/img/logo.svg");
    expect(pictureAddress("https://example.org/logo.svg")).toBe("https://example.org/logo.svg");
  });
});
