import { useAccess } from "~/data/access/access";
import { ownValue } from "~/data/browser/ownValue";
import { useRealmRepresentation } from "~/data/query/realm";
import { facets, SIGN_IN } from "~/features/clients/facets/facets";
import { useT } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";

/** The form of what clients are distinguished by; sign-ins only where they are saved and the administrator may read them. */
export function useFacets(): AdvancedSearch {
  const t = useT();
  const { eventsEnabled = false } = useRealmRepresentation();
  const mayRead = useAccess()("view-events").length === 0;
  const shown = facets.filter(({ name }) => name !== SIGN_IN || (eventsEnabled && mayRead));
  return {
    label: "gatehouse.facetFilter",
    submit: "gatehouse.facetFilter",
    reset: "clear",
    testIds: { toggle: "client-facets", submit: "client-facets-submit" },
    fields: shown.map(({ name, label, options }): FieldSpec => ({
      kind: "select",
      name,
      label,
      options: [
        { key: "", value: "gatehouse.facetAny" },
        ...Object.entries(options).map(([key, { text }]) => ({ key, value: text })),
      ],
    })),
    chips: (name, value) => {
      const facet = shown.find((one) => one.name === name);
      const option = facet && ownValue(facet.options, value);
      return option && [{ label: facet.label, text: t(option.text), rest: "" }];
    },
  };
}
