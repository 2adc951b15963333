import { ActionGroup, Button } from "@patternfly/react-core";
import { useForm } from "react-hook-form";
import { useT } from "~/i18n/useT";
import { Inputs } from "~/kit/form/Inputs";
import { isMulti, type AdvancedSearch, panelFilters, panelValues } from "~/kit/list/advancedSearch";
import type { ListControl } from "~/kit/list/useListState";
import { PlainForm } from "~/kit/form/PlainForm";

interface Props {
  /** Id of the form, for a button outside of it. */
  id: string;
  panel: AdvancedSearch;
  state: ListControl;
  /** Called when it was submitted. */
  onDone: () => void;
}

/** The form of what a list is searched by. */
export function AdvancedSearchForm({ id, panel, state, onDone }: Props) {
  const t = useT();
  const form = useForm({ defaultValues: panelValues(panel, state.filters) });
  const { isDirty, isValid } = form.formState;
  const ask = (values: Record<string, string | string[]>) => state.change({ filters: panelFilters(panel, values) });
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
          isDisabled={!isDirty && !isActive}
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
