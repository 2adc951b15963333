// A certificate that the shared server trusts, for specs whose own servers it meets by TLS; made anew for each target folder.
import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { Problem, root, run } from "../maven/cli.mjs";

const store = join(root, "target/trusted.p12");
const certificate = join(root, "target/trusted.pem");
const passphrase = "gatehouse";

/** Runs Java's own tool for keys, which is there wherever Maven is. */
async function keytool(...args) {
  const { code, output } = await run("keytool", [
    ...args,
    "-alias",
    "trusted",
    "-keystore",
    store,
    "-storepass",
    passphrase,
  ]);
  if (code !== 0) throw new Problem(`keytool could not make a certificate:\n${output}`);
}

/**
 * Makes the key and its certificate where there is none.
 * @returns the path of the certificate, for a server's `providers`: their folder is the one that gets into the server's,
 *   whether it runs as a process or in a container
 */
export async function trustedCertificate() {
  if (existsSync(certificate)) return certificate;
  await mkdir(join(root, "target"), { recursive: true });
  if (!existsSync(store))
    await keytool("-genkeypair", "-keyalg", "RSA", "-validity", "3650", "-dname", "CN=gatehouse.test");
  await keytool("-exportcert", "-rfc", "-file", certificate);
  return certificate;
}

/** Options of the server that trust it; its name is not that of the machine where the specs' servers run. */
export const TRUSTING = [
  `--truststore-paths=\${kc.home.dir}/providers/${basename(certificate)}`,
  "--tls-hostname-verifier=ANY",
];

/** The key and its certificate, as servers of Node take them. */
export const trustedKey = () => ({ pfx: readFileSync(store), passphrase });
