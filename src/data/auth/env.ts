import { isRecord } from "~/data/browser/record";

/** What the server writes into the page about itself: `<script id="environment" type="application/json">`. */
export interface Env {
  /** Root of the server for sign-in and the account console, without trailing slash. */
  serverBaseUrl: string;
  /** Root of admin calls and texts, without trailing slash; may be another host. */
  adminBaseUrl: string;
  /** Realm the administrator signs in to. */
  realm: string;
  clientId: string;
  /** Path of the theme's static files. */
  resourceUrl: string;
  /** Theme properties; empty where the theme sets none. */
  logo: string;
  logoUrl: string;
  /** Path of the console. */
  consoleBaseUrl: string;
  /** Name of the server's administration realm. */
  masterRealm: string;
  /** Changes with the server's version. */
  resourceVersion: string;
  /** Requested at sign-in besides `openid`. */
  scope?: string;
  /** Class put on the root element in dark mode; empty or absent where the theme sets none. */
  darkModeClass?: string;
  /** The theme and the realm allow dark mode; older servers do not say, then they do. */
  darkMode: boolean;
}

/** An empty text counts as absent for what cannot work without a value. */
const text = (value: unknown, fallback: string) => (typeof value === "string" && value !== "" ? value : fallback);

function parse(block: Element): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(block.textContent ?? "");
    if (isRecord(parsed)) return parsed;
  } catch {
    // the same error as for JSON that is no object
  }
  throw new Error("Unable to parse environment variables as JSON.");
}

/**
 * Reads the environment block of a page; defaults as in the product specification §9.
 * @throws Error with one of the two fixed texts (§8) when the block is missing or no JSON object
 */
export function readEnv(page: Document): Env {
  const block = page.getElementById("environment");
  if (!block) throw new Error("Environment variables not found in the document.");
  const given = parse(block);
  const realm = text(given.realm, "master");
  const serverBaseUrl = text(given.serverBaseUrl, "http://localhost:8180").replace(/\/+$/, "");
  return {
    serverBaseUrl,
    adminBaseUrl: text(given.adminBaseUrl, serverBaseUrl).replace(/\/+$/, ""),
    realm,
    clientId: text(given.clientId, "security-admin-console"),
    resourceUrl: text(given.resourceUrl, "."),
    logo: text(given.logo, ""),
    logoUrl: text(given.logoUrl, ""),
    consoleBaseUrl: text(given.consoleBaseUrl, `/admin/${encodeURIComponent(realm)}/console/`),
    masterRealm: text(given.masterRealm, "master"),
    resourceVersion: text(given.resourceVersion, ""),
    scope: text(given.scope, "") || undefined,
    darkModeClass: text(given.darkModeClass, ""),
    darkMode: given.darkMode !== false,
  };
}

let known: Env | undefined;

/**
 * The environment of this page, read once.
 * @throws like `readEnv`
 */
export const env = (): Env => (known ??= readEnv(document));

/**
 * Address of a picture that a theme names.
 * @param picture a path below the theme's files that starts with `/`, or a full address
 */
export const pictureAddress = (picture: string) => (picture.startsWith("/") ? env().resourceUrl + picture : picture);
