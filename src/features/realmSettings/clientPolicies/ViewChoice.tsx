import { Flex, Radio } from "@patternfly/react-core";
import { type Key, useT } from "~/i18n/useT";
import { useListState } from "~/kit/list/useListState";

interface Props {
  /** Of the radio buttons, which scripts know. */
  name: "profilesView" | "policiesView";
  label: Key;
  texts: { form: Key; json: Key };
}

/** Whether the address asks for the JSON text of the list. */
export const useIsJson = () => useListState().filters.view === "json";

/** Chooses between the list and its JSON text; the address keeps it. */
export function ViewChoice({ name, label, texts }: Props) {
  const t = useT();
  const { change } = useListState();
  const isJson = useIsJson();
  return (
    <Flex role="radiogroup" aria-labelledby={name}>
      <span id={name}>{t(label)}</span>
      <Radio
        id={`formView-${name}`}
        data-testid={`formView-${name}`}
        name={name}
        label={t(texts.form)}
        isChecked={!isJson}
        onChange={() => change({ filters: { view: "" } })}
      />
      <Radio
        id={`jsonEditor-${name}`}
        data-testid={`jsonEditor-${name}`}
        name={name}
        label={t(texts.json)}
        isChecked={isJson}
        onChange={() => change({ filters: { view: "json" } })}
      />
    </Flex>
  );
}
