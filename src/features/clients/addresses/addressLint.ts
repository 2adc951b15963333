import type { Text } from "~/i18n/useT";

const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** A text as a URL; undefined for what is none. */
const parse = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** An address without its wildcard, as a URL. */
const urlOf = (address: string) => parse(address.replace(/\*$/, ""));

const isWeb = ({ protocol }: URL) => protocol === "http:" || protocol === "https:";

/** A relative address as the server takes it: right behind the root URL of the client, whatever that ends with. */
const absolute = (address: string, rootUrl: string) => (address.startsWith("/") ? rootUrl + address : address);

/** Whether the `*` at the end of an address stands for any rest: in a query it stands for itself. */
const isOpen = (address: string) => address.endsWith("*") && !address.includes("?");

/** Whether an address lets in all that begin with a scheme of the web, e.g. `https://*`. */
const isAnyAddress = (address: string) =>
  isOpen(address) && ["http://", "https://"].some((scheme) => scheme.startsWith(address.slice(0, -1)));

/** What can be read on its way, unless it stays on the machine. */
const plainHttp = (url: URL): Text[] =>
  url.protocol === "http:" && !LOCAL.test(url.hostname) ? [["gatehouse.lintHttp", { host: url.host }]] : [];

/**
 * What is risky or of no use about a redirect address. The server takes a `*` at the end for any rest, also one that
 * ends the host with it, and refuses every address with a fragment.
 * @param rootUrl root URL of the client, which relative addresses begin with; empty for none
 * @returns warnings, none for a sound address
 */
export function lintRedirect(address: string, rootUrl: string): Text[] {
  const typed = address.trim();
  if (typed === "") return [];
  if (isAnyAddress(typed)) return ["gatehouse.lintAny"];
  if (typed.startsWith("/") && rootUrl === "") return ["gatehouse.lintRelative"];
  const whole = absolute(typed, rootUrl);
  const url = urlOf(whole);
  if (!url) return ["gatehouse.lintNoUrl"];
  const warnings = plainHttp(url);
  if (whole.includes("#")) warnings.push("gatehouse.lintFragment");
  if (whole.slice(0, -1).includes("*")) warnings.push("gatehouse.lintInnerWildcard");
  if (!isOpen(whole) || !isWeb(url)) return warnings;
  const rest = whole.slice(url.protocol.length + 2, -1);
  if (!rest.includes("/"))
    warnings.push(["gatehouse.lintHostWildcard", { example: examplesOf(whole, "")?.match ?? "" }]);
  else if (rest.indexOf("/") === rest.length - 1) warnings.push(["gatehouse.lintWholeHost", { host: url.host }]);
  return warnings;
}

/**
 * What is risky or of no use about a web origin: the browser sends scheme, host and port, and nothing else matches.
 * @returns warnings, none for a sound origin
 */
export function lintOrigin(origin: string): Text[] {
  const typed = origin.trim();
  // stands for the origins of the redirect addresses
  if (typed === "" || typed === "+") return [];
  if (typed === "*") return ["gatehouse.lintAnyOrigin"];
  const url = parse(typed);
  if (!url || !isWeb(url)) return ["gatehouse.lintNoUrl"];
  const warnings = plainHttp(url);
  if (typed.includes("*")) warnings.push("gatehouse.lintInnerWildcard");
  else if (typed !== url.origin) warnings.push(["gatehouse.lintOriginPath", { origin: url.origin }]);
  return warnings;
}

/**
 * An address that a redirect address lets through, and one that it does not.
 * @param rootUrl root URL of the client; empty for none
 * @returns undefined for what is no address on its own
 */
export function examplesOf(address: string, rootUrl: string): { match: string; miss: string } | undefined {
  const whole = absolute(address.trim(), rootUrl);
  const url = urlOf(whole);
  if (!url || whole.includes("#") || whole.slice(0, -1).includes("*")) return undefined;
  if (!isOpen(whole)) return { match: whole, miss: `${whole}/more` };
  const start = whole.slice(0, -1);
  const isHostOpen = isWeb(url) && !start.slice(url.protocol.length + 2).includes("/");
  return {
    match: isHostOpen ? `${start}.other.example/` : `${start}page`,
    miss: isWeb(url) ? "https://other.example/" : "other.example:/",
  };
}
