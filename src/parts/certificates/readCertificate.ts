import { BaseStringBlock, Constructed, fromBER, Integer, ObjectIdentifier, UTCTime } from "asn1js";
import { bytesOf } from "~/parts/certificates/pem";

/** What an X.509 certificate says. */
export interface CertificateContent {
  /** Distinguished name as RFC 4514 writes it. */
  subject: string;
  issuer: string;
  /** Hexadecimal. */
  serialNumber: string;
  /** Milliseconds since 1970. */
  validFrom: number;
  validUntil: number;
  /** SHA-256, hexadecimal with colons; undefined where the browser has no cryptography (plain http). */
  fingerprint: string | undefined;
}

/** Short names of the attributes in a distinguished name. */
const names: Readonly<Record<string, string>> = {
  "2.5.4.3": "CN",
  "2.5.4.4": "SN",
  "2.5.4.5": "SERIALNUMBER",
  "2.5.4.6": "C",
  "2.5.4.7": "L",
  "2.5.4.8": "ST",
  "2.5.4.9": "STREET",
  "2.5.4.10": "O",
  "2.5.4.11": "OU",
  "2.5.4.12": "T",
  "2.5.4.42": "GN",
  "0.9.2342.19200300.100.1.1": "UID",
  "0.9.2342.19200300.100.1.25": "DC",
  "1.2.840.113549.1.9.1": "EMAILADDRESS",
};

/** Tag class of optional parts, such as the version. */
const CONTEXT = 3;

const partsOf = (block: unknown): unknown[] => (block instanceof Constructed ? block.valueBlock.value : []);

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0").toUpperCase());

const escaped = (value: string) => value.replace(/^[ #]| $|[,+"\\<>;]/g, "\\$&");

function attributeText(attribute: unknown): string {
  const [type, value] = partsOf(attribute);
  const id = type instanceof ObjectIdentifier ? type.getValue() : "";
  return `${names[id] ?? id}=${value instanceof BaseStringBlock ? escaped(value.getValue()) : ""}`;
}

/** A distinguished name, the most specific part first. */
const nameText = (name: unknown) =>
  partsOf(name)
    .map((set) => partsOf(set).map(attributeText).join("+"))
    .toReversed()
    .join(",");

/** What bytes hold; undefined where there is a time among them that is none, at which asn1js throws. */
function contentOf(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    return fromBER(bytes).result;
  } catch {
    return undefined;
  }
}

/**
 * Reads a certificate.
 * @param text PEM, or base64 of its DER
 * @returns undefined where it is none
 */
export async function readCertificate(text: string): Promise<CertificateContent | undefined> {
  const bytes = bytesOf(text);
  if (!bytes) return undefined;
  const [content] = partsOf(contentOf(bytes));
  const [serial, , issuer, validity, subject] = partsOf(content).filter(
    (part) => !(part instanceof Constructed && part.idBlock.tagClass === CONTEXT),
  );
  const [from, until] = partsOf(validity);
  if (!(serial instanceof Integer && from instanceof UTCTime && until instanceof UTCTime)) return undefined;
  // absent on plain http, whatever its type says
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const digest = await subtle?.digest("SHA-256", bytes);
  return {
    subject: nameText(subject),
    issuer: nameText(issuer),
    serialNumber: hex(serial.valueBlock.valueHexView).join(""),
    validFrom: from.toDate().getTime(),
    validUntil: until.toDate().getTime(),
    fingerprint: digest && hex(new Uint8Array(digest)).join(":"),
  };
}
