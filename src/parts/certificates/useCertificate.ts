import { loadChunk } from "~/data/browser/newVersion";
import { useLoad } from "~/data/query/useLoad";
import type { CertificateContent } from "~/parts/certificates/readCertificate";

/**
 * What a certificate says; the code that reads it (18 kB) comes with the first one.
 * @param text PEM, or base64 of its DER
 * @returns undefined until it is read, null where it is no certificate
 */
export function useCertificate(text: string): CertificateContent | null | undefined {
  const { data } = useLoad(["certificate", text], async () => {
    const { readCertificate } = await loadChunk(() => import("~/parts/certificates/readCertificate"));
    return (await readCertificate(text)) ?? null;
  });
  return data;
}
