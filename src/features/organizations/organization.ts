import type OrganizationRepresentation from "@keycloak/keycloak-admin-client/lib/defs/organizationRepresentation";
import type { Failure } from "~/data/api/errors";
import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/values";

/** An organization as the server answers it; a list leaves its attributes out. */
export type Organization = OrganizationRepresentation;

/** What the form of an organization holds. */
export interface OrganizationValues {
  name: string;
  alias: string;
  domains: string[];
  redirectUrl: string;
  description: string;
}

/** The longest texts that the server stores; over longer ones it fails. */
const MOST = { redirectUrl: 2048, description: 4000 };

/** Each domain once, as the server compares them: without regard to case. */
function distinct(value: string[] | string) {
  const names = [value].flat().map((name) => name.trim().toLowerCase());
  return new Set(names).size < names.length ? "gatehouse.domainTwice" : undefined;
}

/** The fields of an organization; the alias is chosen once. */
export const organizationFields = (isNew: boolean): FieldSpec<OrganizationValues>[] => [
  { kind: "text", name: "name", label: "name", required: true, maxLength: LONGEST },
  {
    kind: "text",
    name: "alias",
    label: "alias",
    help: "organizationAliasHelp",
    maxLength: LONGEST,
    isDisabled: !isNew,
  },
  {
    kind: "multiLine",
    name: "domains",
    id: "domain",
    label: "domain",
    help: "organizationDomainHelp",
    addLabel: "addDomain",
    validate: distinct,
  },
  {
    kind: "text",
    type: "url",
    name: "redirectUrl",
    label: "redirectUrl",
    help: "organizationRedirectUrlHelp",
    maxLength: MOST.redirectUrl,
  },
  { kind: "textArea", name: "description", label: "description", maxLength: MOST.description },
];

/** What a name gives as an alias: the server refuses blanks and what is reserved in addresses (RFC 3986). */
export const aliasOf = (name: string) => name.trim().replaceAll(/[\s!"#$%&'()*+,/:;<=>?@[\\\]^`{|}]+/g, "-");

/** The form's values of an organization; the server has no order for domains. */
export function toForm({ name = "", alias = "", domains = [], redirectUrl = "", description = "" }: Organization) {
  const names = domains.flatMap((domain) => domain.name ?? []).sort();
  return { name, alias, domains: names, redirectUrl, description };
}

/** The organization that values mean. @param known its domains on the server, of which some are verified */
export function toObject(
  { name, alias, domains, redirectUrl, description }: OrganizationValues,
  known: Organization["domains"] = [],
) {
  const isVerified = new Map(known.map((domain) => [domain.name, domain.verified ?? false]));
  return {
    name: name.trim(),
    alias: alias.trim(),
    domains: domains.map((text) => {
      const domain = text.trim().toLowerCase();
      return { name: domain, verified: isVerified.get(domain) ?? false };
    }),
    redirectUrl: redirectUrl.trim() || undefined,
    description: description.trim() || undefined,
  };
}

/** Domains as the server has verified them by now. */
export const asVerified = (domains: Organization["domains"] = [], now: Organization["domains"] = []) =>
  domains.map((domain) => ({ ...domain, ...now.find(({ name }) => name === domain.name) }));

/**
 * The field that a refusal is about: the server says it only in its English words (400; 409 for a name or alias that
 * another organization has).
 */
export function refusedField({ status, message }: Failure): keyof OrganizationValues | undefined {
  if (status !== 400 && status !== 409) return undefined;
  if (/^(invalid )?domain/i.test(message)) return "domains";
  if (/redirect url/i.test(message)) return "redirectUrl";
  if (/alias|not allowed/i.test(message)) return "alias";
  return status === 409 ? "name" : undefined;
}
