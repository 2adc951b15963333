import { memo, useDeferredValue } from "react";
import type { FieldValues } from "react-hook-form";
import type { Text } from "~/i18n/useT";
import { EditPart, type EditFormProps, EditProvider } from "~/kit/form/EditForm";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { JumpSections } from "~/kit/page/JumpSections";

/** A part of a long form: its title is in the list of jump links. */
export interface Section<Values extends FieldValues = FieldValues> {
  title: Text;
  fields: readonly FieldSpec<Values>[];
}

interface Props<Values extends FieldValues> extends EditFormProps<Values> {
  sections: readonly Section<NoInfer<Values>>[];
}

/** The form of an object with many fields: `fields` at the top, below them sections with a list of links to them. */
export function SectionsForm<Values extends FieldValues>({ sections, children, ...form }: Props<Values>) {
  const { edit, fields = [] } = form;
  return (
    <EditProvider edit={edit} fields={[...fields, ...sections.flatMap((section) => section.fields)]}>
      <EditPart {...form}>
        {sections.length > 0 && <FieldSections sections={sections} />}
        {children}
      </EditPart>
    </EditProvider>
  );
}

/** The first section fills the window: it shows before the others are rendered. */
const FieldSections = memo(function FieldSections({ sections }: { sections: readonly Section[] }) {
  const rendered = useDeferredValue(Infinity, 1);
  return (
    <JumpSections
      sections={sections.map(({ title, fields }, index) => ({
        title,
        content: index < rendered && <Inputs fields={fields} />,
      }))}
    />
  );
});
