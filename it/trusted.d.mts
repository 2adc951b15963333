export function trustedCertificate(): Promise<string>;
export const TRUSTING: string[];
export function trustedKey(): { pfx: Buffer; passphrase: string };
