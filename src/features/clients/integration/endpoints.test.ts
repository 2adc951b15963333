import { environmentOf, signInAddress } from "~/features/clients/integration/endpoints";

jest.mock("~/data/auth/env", () => ({
  env: () => ({ serverBaseUrl: "http://localhost:8180", adminBaseUrl: "http://admin.example" }),
}));

const issuer = "http://localhost:8180/realms/r";
const client = { clientId: "app", standardFlowEnabled: true, redirectUris: ["https://app.example/*"] };
const sent = (attributes: Record<string, string>) =>
  new URL(signInAddress({ ...client, attributes }, issuer) ?? "none:").searchParams;

it("a sign-in sends the method of PKCE that the client wants", () => {
  expect(sent({}).get("code_challenge_method")).toBe("S256");
  expect(sent({ "pkce.code.challenge.method": "plain" }).get("code_challenge_method")).toBe("plain");
  expect(sent({}).get("code_challenge")).toHaveLength(43);
});

it("who takes only requests that were pushed before is not tried by another one", () => {
  expect(
    signInAddress({ ...client, attributes: { "require.pushed.authorization.requests": "true" } }, issuer),
  ).toBeUndefined();
});

it("the server's own clients are sent back to its address", () => {
  const account = { ...client, rootUrl: "${authBaseUrl}", redirectUris: ["/realms/r/account/*"] };
  expect(new URL(signInAddress(account, issuer) ?? "none:").searchParams.get("redirect_uri")).toBe(
    "http://localhost:8180/realms/r/account/page",
  );
  expect(environmentOf(account, issuer)).toContain('OIDC_REDIRECT_URI="http://localhost:8180/realms/r/account/page"');
});
