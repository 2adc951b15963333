import type { UserProfileConfig } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { useMemo } from "react";
import { pairsIn, queryOfPairs } from "~/features/users/list/attributeQuery";
import { useServerText, useT } from "~/i18n/useT";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import { lazily } from "~/kit/page/lazily";

// the fields of a form that is seldom opened
const AttributePairs = lazily(() =>
  import("~/features/users/bulk/AttributePairs").then((module) => module.AttributePairs),
);
const Exact = lazily(() => import("~/features/users/bulk/AttributePairs").then((module) => module.Exact));
const ProviderSelect = lazily(() =>
  import("~/features/users/bulk/AttributePairs").then((module) => module.ProviderSelect),
);

/** What the server searches by only where nothing is searched by text. */
export const SEARCHED = ["q", "exact", "emailVerified", "idpAlias"];

const testIds = {
  toggle: "dropdown-panel-btn",
  form: "user-attribute-search-form",
  submit: "search-user-attribute-btn",
};

/** The form that searches users by attributes of their profile, by verified e-mail and by identity provider. */
export function useUserAdvancedSearch(profile: UserProfileConfig): AdvancedSearch {
  const t = useT();
  const label = useServerText();
  return useMemo((): AdvancedSearch => {
    const names = (profile.attributes ?? []).flatMap(({ name, displayName }) =>
      name ? [{ key: name, text: label(displayName, name) }] : [],
    );
    return {
      label: "selectAttributes",
      submit: "search",
      run: "searchAttributes",
      reset: "reset",
      testIds,
      fields: [
        {
          kind: "custom",
          name: "q",
          label: "selectAttributes",
          render: () => <AttributePairs name="q" label="selectAttributes" names={names} />,
        },
        { kind: "custom", name: "exact", label: "exactSearch", render: () => <Exact /> },
        {
          kind: "select",
          name: "emailVerified",
          label: "emailVerified",
          placeholder: "gatehouse.anyVerified",
          options: [
            { key: "", value: "gatehouse.anyVerified" },
            { key: "true", value: "yes" },
            { key: "false", value: "no" },
          ],
        },
        {
          kind: "custom",
          name: "idpAlias",
          label: "identityProvider",
          render: () => <ProviderSelect name="idpAlias" label="identityProvider" />,
        },
      ],
      chips: (name, value) => {
        if (name === "idpAlias") return undefined;
        if (name !== "q") {
          const text = t(value === "true" ? "yes" : "no");
          return [{ label: name === "exact" ? "exactSearch" : "emailVerified", text, rest: "" }];
        }
        const pairs = pairsIn(value);
        return pairs.map((pair) => ({
          label: { text: names.find(({ key }) => key === pair.name)?.text ?? pair.name },
          text: pair.value,
          rest: queryOfPairs(pairs.filter((other) => other !== pair)),
          testId: "user-attribute-search-chips-group",
        }));
      },
    };
  }, [profile, label, t]);
}
