import type { Failure } from "~/data/api/errors";
import { apply, changesBetween } from "~/data/write/merge";
import type { Organization } from "~/features/organizations/organization";
import { ANY_DOMAIN, DOMAIN, domainOf, type LinkedProvider } from "~/features/organizations/providers/linkedProvider";
import { type LabelKey, labelled, serverWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { dotted, fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { SelectFieldProps } from "~/kit/form/kinds/SelectField";

/** How an organization uses an identity provider. */
export interface LinkValues {
  alias: string;
  hideOnLogin: boolean;
  config: Record<string, unknown>;
}

const REDIRECT = "kc.org.broker.redirect.mode.email-matches";
const HIDE_WHEN_UNKNOWN = "kc.org.broker.login.hide-when-org-unknown";
const SHOW_WHEN_LINKED = "kc.org.broker.login.show-when-linked-elsewhere";
const EXCLUDED = "kc.org.excluded.domains";

/** Switches of newer servers: setting and label. */
const newer: readonly (readonly [string, LabelKey])[] = [
  [HIDE_WHEN_UNKNOWN, "hideOnLoginWhenOrgNotResolved"],
  [SHOW_WHEN_LINKED, "showOnLoginForUnlinkedMembers"],
];

/** The settings of a link. */
const own = [DOMAIN, REDIRECT, EXCLUDED, ...newer.map(([name]) => name)];

/**
 * One that is linked anew: it does not show to everybody, and has nothing of a link that it had before, of which the
 * server takes away no more than the domain.
 */
const unlinked: LinkedProvider = { hideOnLogin: true, config: Object.fromEntries(own.map((name) => [name, ""])) };

/** The form's values of a provider. */
export function valuesOf(provider = unlinked): LinkValues {
  const { alias = "", hideOnLogin = false, config = {} } = provider;
  const settings = Object.fromEntries(Object.entries(config).filter(([name]) => own.includes(name)));
  return { alias, hideOnLogin, config: toFormMap({ ...settings, [DOMAIN]: domainOf(provider) }) };
}

/**
 * What values change in the provider; the server takes an empty setting as an absent one.
 * @param provider one that was linked already: what is as it was there is left to others
 */
export function settingsIn(
  { hideOnLogin, config }: LinkValues,
  provider?: LinkedProvider,
): Pick<LinkedProvider, "hideOnLogin" | "config"> {
  const settings = { hideOnLogin, config: fromFormMap(config) };
  return provider ? apply({}, changesBetween(settingsIn(valuesOf(provider)), settings)) : settings;
}

/**
 * The field that a refusal is about: a domain that somebody took from the organization meanwhile, a provider that somebody
 * deleted, or linked with this or another organization.
 */
export function refusedField({ status, message }: Failure) {
  if (message.startsWith("Domain does not match")) return `config.${dotted(DOMAIN)}` as const;
  return (status === 400 || status === 409) && message.startsWith("Identity provider ") ? "alias" : undefined;
}

/**
 * The fields of a link.
 * @param choice props of the field that chooses the provider
 * @param isLinked the provider is chosen already
 */
export function useLinkFields(
  { domains = [] }: Organization,
  choice: Pick<SelectFieldProps, "options" | "onSearch">,
  isLinked: boolean,
): FieldSpec<LinkValues>[] {
  const t = useT();
  const names = domains.flatMap(({ name }) => name ?? []).sort();
  const excluded = serverWords(t, "excludedDomains");
  const nameOf = (name: string) => `config.${dotted(name)}` as const;
  return [
    {
      ...choice,
      kind: "select",
      name: "alias",
      label: "identityProvider",
      isTypeahead: true,
      toggleTestId: "alias",
      required: true,
      isDisabled: isLinked,
    },
    {
      kind: "select",
      name: nameOf(DOMAIN),
      label: "domain",
      isTypeahead: false,
      options: [
        { key: "", value: "none" },
        { key: ANY_DOMAIN, value: "any" },
        ...names.map((name) => ({ key: name, value: { text: name } })),
      ],
    },
    ...(excluded ? [{ kind: "text", name: nameOf(EXCLUDED), ...excluded } as const] : []),
    { kind: "switch", name: "hideOnLogin", ...labelled("hideOnLoginPage") },
    {
      kind: "switch",
      name: nameOf(REDIRECT),
      ...labelled("redirectWhenEmailMatches"),
      stringify: true,
    },
    ...newer.flatMap(([name, key]) => {
      const words = serverWords(t, key);
      return words ? [{ kind: "switch", name: nameOf(name), ...words, stringify: true } as const] : [];
    }),
  ];
}
