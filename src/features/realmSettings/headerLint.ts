import type { Text } from "~/i18n/useT";

/** Seconds of half a year: browsers take a host into their lists from then on. */
const HALF_A_YEAR = 15_768_000;

const POLICIES = [
  "no-referrer",
  "no-referrer-when-downgrade",
  "origin",
  "origin-when-cross-origin",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
  "unsafe-url",
];

/** The directives of a content security policy: name → sources. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );

function lintPolicy(policy: string): Text[] {
  const directives = directivesOf(policy);
  const scripts = directives.get("script-src") ?? directives.get("default-src") ?? [];
  const unsafe = scripts.filter((source) => ["'unsafe-inline'", "'unsafe-eval'", "*"].includes(source));
  const ancestors = directives.get("frame-ancestors");
  const framed: Text[] = ancestors && !ancestors.includes("*") ? [] : ["gatehouse.lintFrameAncestors"];
  return framed.concat(unsafe.map((source): Text => ["gatehouse.lintUnsafeScripts", { source }]));
}

function lintTransport(value: string): Text[] {
  const seconds = /(?:^|;)\s*max-age\s*=\s*"?(\d+)/i.exec(value)?.[1];
  return seconds !== undefined && Number(seconds) >= HALF_A_YEAR ? [] : ["gatehouse.lintMaxAge"];
}

const lints: Record<string, (value: string) => Text[]> = {
  xFrameOptions: (value) => (/^(deny|sameorigin)$/i.test(value) ? [] : ["gatehouse.lintFrameOptions"]),
  contentSecurityPolicy: lintPolicy,
  xContentTypeOptions: (value) => (/^nosniff$/i.test(value) ? [] : ["gatehouse.lintNoSniff"]),
  strictTransportSecurity: lintTransport,
  referrerPolicy: (value) => {
    const names = value.split(",").map((name) => name.trim().toLowerCase());
    if (!names.every((name) => POLICIES.includes(name))) return ["gatehouse.lintReferrer"];
    return names.at(-1) === "unsafe-url" ? ["gatehouse.lintReferrerUnsafe"] : [];
  },
};

/** Headers that protect nothing by being absent. */
const OPTIONAL = ["contentSecurityPolicyReportOnly", "xRobotsTag"];

/**
 * What is risky or of no use about a security header.
 * @param name as the server calls it in `browserSecurityHeaders`
 * @returns warnings, none for a sound value
 */
export function lintHeader(name: string, value: string): Text[] {
  const text = value.trim();
  if (text === "") return OPTIONAL.includes(name) ? [] : ["gatehouse.lintHeaderAbsent"];
  return lints[name]?.(text) ?? [];
}
