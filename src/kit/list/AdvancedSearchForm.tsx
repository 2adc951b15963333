import { ActionGroup, Button } from "@patternfly/react-core";
import { useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";
import { useT } from "~/i18n/useT";
import { Inputs } from "~/kit/form/Inputs";
import { isMulti, type AdvancedSearch, panelFilters, panelValues } from "~/kit/list/advancedSearch";
import type { ListControl } from "~/kit/list/useListState";
import { PlainForm } from "~/kit/form/PlainForm";

/** What was typed into the form of a search. */
export interface TypedSearch {
  /** What the list was searched by then, as text: after another search it is of no use. */
  of: string;
  values: Record<string, string | string[]>;
}

interface Props {
  /** Id of the form, for a button outside of it. */
  id: string;
  panel: AdvancedSearch;
  state: ListControl;
  /** What was typed and not searched for yet, before the form was closed. */
  typed: TypedSearch | undefined;
  onType: (typed: TypedSearch | undefined) => void;
  /** Called when it was submitted. */
  onDone: () => void;
}

/** The form of what a list is searched by; opened again it has what was typed before. */
export function AdvancedSearchForm({ id, panel, state, typed, onType, onDone }: Props) {
  const t = useT();
  const searched = panelValues(panel, state.filters);
  const form = useForm({ defaultValues: searched });
  const { isDirty, isValid } = form.formState;
  const of = JSON.stringify(searched);
  const restore = useEffectEvent(() => {
    if (typed?.of === of) form.reset(typed.values, { keepDefaultValues: true });
  });
  const keep = useEffectEvent((values: TypedSearch["values"]) => onType({ of, values }));
  useEffect(() => {
    restore();
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep({ ...values }) });
  }, [form]);
  const ask = (values: Record<string, string | string[]>) => {
    onType(undefined);
    state.change({ filters: panelFilters(panel, values) });
  };
  const isActive = panel.fields.some(({ name }) => state.filters[name]);
  return (
    <PlainForm
      id={id}
      data-testid={panel.testIds.form}
      form={form}
      onSubmit={() => {
        ask(form.getValues());
        onDone();
      }}
    >
      <Inputs fields={panel.fields} />
      <ActionGroup>
        <Button type="submit" data-testid={panel.testIds.submit} isDisabled={!isDirty || !isValid}>
          {t(panel.submit)}
        </Button>
        <Button
          variant="secondary"
          data-testid={panel.testIds.reset}
          // pressed, it keeps the focus
          isAriaDisabled={!isDirty && !isActive}
          onClick={() => {
            const empty = Object.fromEntries(panel.fields.map((field) => [field.name, isMulti(field) ? [] : ""]));
            form.reset(empty);
            ask(empty);
          }}
        >
          {t(panel.reset)}
        </Button>
      </ActionGroup>
    </PlainForm>
  );
}
