import { Content, Flex, FlexItem, JumpLinks, JumpLinksItem } from "@patternfly/react-core";
import { memo, useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type Text, useT } from "~/i18n/useT";
import { EditPart, type EditFormProps, EditProvider } from "~/kit/form/EditForm";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";

/** A part of a long form: its title is in the list of jump links. */
export interface Section<Values extends FieldValues = FieldValues> {
  title: Text;
  fields: readonly FieldSpec<Values>[];
}

/** Automation finds a section by its English title. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/\s+/g, "-");

/** The section in view: the last one whose heading has come to the upper part of the page. */
function useInView(ids: string): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const page = document.getElementById("kc-main-content-page-container");
    const headings = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = headings.find(({ id }) => visible.has(id));
        if (first) setInView(first.id);
      },
      { root: page, rootMargin: "0px 0px -60% 0px" },
    );
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [ids]);
  return inView;
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
        {sections.length > 0 && <ScrollSections sections={sections} />}
        {children}
      </EditPart>
    </EditProvider>
  );
}

/** The sections of a long form one below the other, with a list of links to them beside it. */
const ScrollSections = memo(function ScrollSections({ sections }: { sections: readonly Section[] }) {
  const t = useT();
  const ids = sections.map(({ title }) => idOf(t(title)));
  const inView = useInView(ids.join(" "));
  return (
    <Flex direction={{ default: "column", md: "rowReverse" }} flexWrap={{ md: "nowrap" }} className="gh-sections">
      <FlexItem className="gh-jump">
        <JumpLinks isVertical label={t("jumpToSection")} alwaysShowLabel>
          {sections.map(({ title }, index) => (
            <JumpLinksItem
              key={ids[index]}
              // the part behind # is the address of the page
              href={window.location.hash}
              data-testid={`jump-link-${ids[index]}`}
              isActive={inView ? ids[index] === inView : index === 0}
              onClick={(event) => {
                event.preventDefault();
                const heading = document.getElementById(ids[index] ?? "");
                heading?.scrollIntoView({ behavior: "smooth" });
                heading?.focus({ preventScroll: true });
              }}
            >
              {t(title)}
            </JumpLinksItem>
          ))}
        </JumpLinks>
      </FlexItem>
      <FlexItem flex={{ default: "flex_1" }}>
        {sections.map(({ title, fields }, index) => (
          <section key={ids[index]} aria-labelledby={ids[index]} className="gh-section">
            <Content component="h2" id={ids[index]} tabIndex={-1}>
              {t(title)}
            </Content>
            <Inputs fields={fields} />
          </section>
        ))}
      </FlexItem>
    </Flex>
  );
});
