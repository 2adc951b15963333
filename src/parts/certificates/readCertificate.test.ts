import { webcrypto } from "node:crypto";
import { bytesOf, pem, privateKeyPem } from "~/parts/certificates/pem";
import { readCertificate } from "~/parts/certificates/readCertificate";

/** Of `openssl req -x509 -days 9000 -subj '/C=DE/O=a\\+b, c/OU= x#/CN=الإدارة 🏠'`: it ends in GeneralizedTime. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIB7DCCAZGgAwIBAgIUZwJtuPwb9LwFKv4qy3YHfQFZMUAwCgYIKoZIzj0EAwIw
SjELMAkGA1UEBhMCREUxDzANBgNVBAoMBmErYiwgYzEMMAoGA1UECwwDIHgjMRww
GgYDVQQDDBPYp9mE2KXYr9in2LHYqSDwn4+gMCAXDTI2MTEyMzE4MDQzMVoYDzIw
NTEwNzE1MTgwNDMxWjBKMQswCQYDVQQGEwJERTEPMA0GA1UECgwGYStiLCBjMQww
CgYDVQQLDAMgeCMxHDAaBgNVBAMME9in2YTYpdiv2KfYsdipIPCfj6AwWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAAQ7Jx8wQ62C5TEQDgTdBXxrukUrKMic1V50oCk4
GwuNaUAMsW71+Ien0JN8kvYJjFiIJuZ0B/TS2yoLViQ0h4DVo1MwUTAdBgNVHQ4E
FgQUmX2Vdfp6GuwZwAvRvDxO8yUZEMowHwYDVR0jBBgwFoAUmX2Vdfp6GuwZwAvR
vDxO8yUZEMowDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAxSbM
EcWHuad8y7tucpqFkKCjcN6hZbkbhKUvS5cNjOMCIQCY0UX5RYJOwklB8UvE/kjL
Uyf9PNxgRwehsX7gPqzzsQ==
-----END CERTIFICATE-----
`;
const BASE64 = CERTIFICATE.replaceAll(/-----.*-----|\n/g, "");

// jsdom has no cryptography of its own
beforeAll(() => Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle, configurable: true }));

test("says what openssl says", async () => {
  const content = {
    subject: "CN=الإدارة 🏠,OU=\\ x#,O=a\\+b\\, c,C=DE",
    issuer: "CN=الإدارة 🏠,OU=\\ x#,O=a\\+b\\, c,C=DE",
    serialNumber: "67026DB8FC1BF4BC052AFE2ACB76077D01593140",
    validFrom: Date.parse("2026-11-23T18:04:31Z"),
    validUntil: Date.parse("2051-07-15T18:04:31Z"),
    fingerprint: "01:83:98:75:F9:DA:7E:66:F0:B8:44:D4:43:54:B7:87:71:9E:A5:A0:BD:82:FA:8F:75:0C:96:29:4F:A8:8C:02",
  };
  expect(await readCertificate(CERTIFICATE)).toEqual(content);
  expect(await readCertificate(BASE64)).toEqual(content);
});

test("plain http has no fingerprint", async () => {
  Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
  expect(await readCertificate(CERTIFICATE)).toMatchObject({
    fingerprint: undefined,
    serialNumber: "67026DB8FC1BF4BC052AFE2ACB76077D01593140",
  });
});

/** It ends at `2051071518043!Z`. */
const WRONG_TIME = BASE64.replace("TgwNDMxWjBKM", "TgwNDMhWjBKM");

test.each(["", "garbage", "%", "a", "MAA=", BASE64.slice(0, 200), WRONG_TIME, "-----BEGIN CERTIFICATE-----"])(
  "%s is no certificate",
  async (text) => expect(await readCertificate(text)).toBeUndefined(),
);

test("a key gets the lines of PEM once, by its form", () => {
  expect(pem(BASE64, "CERTIFICATE")).toBe(CERTIFICATE);
  expect(pem(CERTIFICATE, "CERTIFICATE")).toBe(CERTIFICATE);
  expect(bytesOf(CERTIFICATE)).toEqual(bytesOf(BASE64));
  expect(privateKeyPem("MIIJJwIBAAKCAgEAri3F")).toContain("BEGIN RSA PRIVATE KEY");
  expect(privateKeyPem("MIIEvQIBADANBgkqhkiG")).toContain("BEGIN PRIVATE KEY");
});
