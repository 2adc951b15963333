import {
  ActionGroup,
  Button,
  Form,
  Label,
  LabelGroup,
  Popper,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
} from "@patternfly/react-core";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useT } from "~/i18n/useT";
import { Inputs } from "~/kit/Inputs";
import { isMulti, listOf, type Panel, panelValues } from "~/kit/panel";
import type { ListControl } from "~/kit/useListState";

interface Props {
  panel: Panel;
  state: ListControl;
}

/** A button that opens the form of what a list is searched by; what is asked stands in the address. */
export function SearchPanel({ panel, state }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { label, testIds } = panel;
  return (
    <ToolbarItem>
      <Popper
        isVisible={open}
        appendTo="inline"
        placement="bottom-start"
        onDocumentClick={(event, trigger, popper) => {
          const target = event?.target;
          const inside = target instanceof Node && (trigger?.contains(target) || popper?.contains(target));
          if (!inside) setOpen(false);
        }}
        onDocumentKeyDown={(event) => {
          if (event?.key === "Escape") setOpen(false);
        }}
        trigger={
          <Button variant="control" data-testid={testIds.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(label)}
          </Button>
        }
        popper={
          <div className="gh-panel">
            {open && <PanelForm panel={panel} state={state} onDone={() => setOpen(false)} />}
          </div>
        }
      />
    </ToolbarItem>
  );
}

function PanelForm({ panel, state, onDone }: Props & { onDone: () => void }) {
  const t = useT();
  const form = useForm({ defaultValues: panelValues(panel, state.filters) });
  const { isDirty } = form.formState;
  const ask = (values: Record<string, string | string[]>) =>
    state.change({
      filters: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat().join(",")])),
    });
  const asked = panel.fields.some(({ name }) => state.filters[name]);
  return (
    <FormProvider {...form}>
      <Form
        data-testid={panel.testIds.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask(form.getValues());
          onDone();
        }}
      >
        <Inputs fields={panel.fields} />
        <ActionGroup>
          <Button type="submit" data-testid={panel.testIds.submit} isDisabled={!isDirty}>
            {t(panel.submit)}
          </Button>
          <Button
            variant="secondary"
            data-testid={panel.testIds.reset}
            isDisabled={!isDirty && !asked}
            onClick={() => {
              const empty = Object.fromEntries(panel.fields.map((field) => [field.name, isMulti(field) ? [] : ""]));
              form.reset(empty);
              ask(empty);
            }}
          >
            {t(panel.reset)}
          </Button>
        </ActionGroup>
      </Form>
    </FormProvider>
  );
}

/** What a list is searched by, value by value, each with a button that takes it away. */
export function PanelChips({ panel, state }: Props) {
  const t = useT();
  const inForce = panel.fields.filter(({ name }) => state.filters[name]);
  if (inForce.length === 0) return null;
  return (
    <Toolbar>
      <ToolbarContent>
        {inForce.map((field) => {
          const { name, label } = field;
          const value = state.filters[name] ?? "";
          const values = isMulti(field) ? listOf(value) : [value];
          return (
            <ToolbarGroup key={name} role="group" aria-label={t(label)}>
              <LabelGroup categoryName={t(label)} numLabels={10}>
                {values.map((one) => (
                  <Label
                    key={one}
                    variant="outline"
                    closeBtnAriaLabel={t(["gatehouse.removeFilter", { filter: `${t(label)} ${one}` }])}
                    onClose={() =>
                      state.change({ filters: { [name]: values.filter((other) => other !== one).join(",") } })
                    }
                  >
                    {one}
                  </Label>
                ))}
              </LabelGroup>
            </ToolbarGroup>
          );
        })}
      </ToolbarContent>
    </Toolbar>
  );
}
