/** Characters of a line in PEM. */
const LINE = 64;

/**
 * The bytes that a text holds in base64, with or without the lines of PEM around them.
 * @returns those of the first block; undefined where the text is no base64
 */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  const [, block = text] = /-----BEGIN [^-]+-----([^-]*)-----END/.exec(text) ?? [];
  const base64 = block.replaceAll(/\s/g, "").replace(/=+$/, "");
  if (!/^[a-z\d+/]+$/i.test(base64) || base64.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * A key or certificate as file for other programs.
 * @param base64 of its DER; a text that is PEM already stays as it is
 * @param kind what stands behind BEGIN, e.g. `CERTIFICATE`
 */
export function pem(base64: string, kind: string): string {
  if (base64.includes("-----BEGIN")) return base64;
  const lines = base64.replaceAll(/\s/g, "").match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
  return [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ""].join("\n");
}

/** Where the third element of a key of 2048 bits or more begins, and its tag in PKCS #8: a sequence. */
const [THIRD, SEQUENCE] = [7, 0x30];

/** A private key as the server answers it (base64 of PKCS #1, or #8 by some security providers) as file. */
export const privateKeyPem = (base64: string) =>
  pem(base64, bytesOf(base64)?.[THIRD] === SEQUENCE ? "PRIVATE KEY" : "RSA PRIVATE KEY");
