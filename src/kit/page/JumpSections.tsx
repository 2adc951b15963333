import { Content, Flex, FlexItem, JumpLinks, JumpLinksItem } from "@patternfly/react-core";
import { type ReactNode, useEffect, useState } from "react";
import { type Text, useT } from "~/i18n/useT";
import { mainElement } from "~/kit/page/Page";

/** A part of a long page: its title is in the list of jump links. */
export interface JumpSection {
  title: Text;
  content: ReactNode;
}

/** Automation finds a section by its English title; further ones of the same title are numbered. */
function idsOf(titles: readonly string[]): string[] {
  const ids: string[] = [];
  for (const title of titles) {
    const own = title.toLowerCase().replaceAll(/\s+/g, "-");
    let id = own;
    for (let count = 2; ids.includes(id); count++) id = `${own}-${count}`;
    ids.push(id);
  }
  return ids;
}

/** The section in view: the last one whose heading has come to the upper part of the page. */
function useInView(ids: string): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const page = mainElement();
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

/** The sections of a long page one below the other, with a list of links to them beside it. */
export function JumpSections({ sections }: { sections: readonly JumpSection[] }) {
  const t = useT();
  const ids = idsOf(sections.map(({ title }) => t(title)));
  const inView = useInView(ids.join(" "));
  return (
    <Flex direction={{ default: "column", md: "rowReverse" }} flexWrap={{ md: "nowrap" }} className="gh-sections">
      <FlexItem className="gh-jump">
        <JumpLinks
          isVertical
          label={t("jumpToSection")}
          alwaysShowLabel
          expandable={{ default: "expandable", md: "nonExpandable" }}
        >
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
                const { matches: isStill } = window.matchMedia("(prefers-reduced-motion: reduce)");
                heading?.scrollIntoView({ behavior: isStill ? "auto" : "smooth" });
                heading?.focus({ preventScroll: true });
              }}
            >
              {t(title)}
            </JumpLinksItem>
          ))}
        </JumpLinks>
      </FlexItem>
      <FlexItem flex={{ default: "flex_1" }}>
        {sections.map(({ title, content }, index) => (
          <section key={ids[index]} aria-labelledby={ids[index]} className="gh-section">
            <Content component="h2" id={ids[index]} tabIndex={-1}>
              {t(title)}
            </Content>
            {content}
          </section>
        ))}
      </FlexItem>
    </Flex>
  );
}
