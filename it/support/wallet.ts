// A wallet that fetches a verifiable credential: signs in for it, proves that it holds a key, and gets it issued.
import { generateKeyPairSync, sign } from "node:crypto";
import { admin, server, uniqueName } from "./server";

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Signs a user in by the login form. @returns the code that the client gets */
async function signInFor(address: string, username: string, password: string): Promise<string> {
  const form = await fetch(address, { redirect: "manual" });
  const cookie = form.headers.getSetCookie().map((one) => one.split(";")[0]);
  const action = /action="([^"]+)"/.exec(await form.text())?.[1]?.replaceAll("&amp;", "&") ?? "";
  const answer = await fetch(action, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: cookie.join("; ") },
    body: new URLSearchParams({ username, password }),
  });
  return new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
}

/**
 * Has a credential issued to a wallet, as a user would.
 * @param scope name of the client scope that it represents; the user has been given it
 * @returns name of the wallet's client
 */
export async function fetchCredential(realm: string, scope: string, username: string, password: string) {
  const clientId = uniqueName("wallet");
  const base = `${server.url}/realms/${realm}`;
  const attributes = { "oid4vci.enabled": "true" };
  const { id } = await admin.clients.create({
    realm,
    clientId,
    publicClient: true,
    redirectUris: [`${base}/`],
    attributes,
  });
  const found = await admin.clientScopes.findOneByName({ realm, name: scope });
  await admin.clients.addOptionalClientScope({ realm, id, clientScopeId: found?.id ?? "" });

  const post = async (path: string, body: URLSearchParams | object, token?: string) => {
    const isForm = body instanceof URLSearchParams;
    const headers = {
      ...(!isForm && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${base}/protocol/${path}`, {
      method: "POST",
      headers,
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const requested = { client_id: clientId, redirect_uri: `${base}/` };
  const query = new URLSearchParams({ ...requested, response_type: "code", scope: `openid ${scope}` });
  const code = await signInFor(`${base}/protocol/openid-connect/auth?${query}`, username, password);
  const grant = new URLSearchParams({ ...requested, grant_type: "authorization_code", code });
  const { access_token: token, authorization_details: details } = await post("openid-connect/token", grant);
  const { c_nonce: nonce } = await post("oid4vc/nonce", {});
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const head = encoded({ typ: "openid4vci-proof+jwt", alg: "ES256", jwk: publicKey.export({ format: "jwk" }) });
  const claims = encoded({ aud: base, iat: Math.floor(Date.now() / 1000), nonce });
  const key = { key: privateKey, dsaEncoding: "ieee-p1363" } as const;
  const signature = sign("sha256", Buffer.from(`${head}.${claims}`), key).toString("base64url");
  const request = {
    credential_identifier: details[0].credential_identifiers[0],
    proofs: { jwt: [`${head}.${claims}.${signature}`] },
  };
  await post("oid4vc/credential", request, token);
  return clientId;
}
