import { Content, Divider, Gallery, PageSection } from "@patternfly/react-core";
import { TypeIcon } from "~/features/identityProviders/list/TypeIcon";
import { useTypeGroups } from "~/features/identityProviders/provider";
import { useT } from "~/i18n/useT";
import { WriteCard } from "~/kit/controls/WriteCard";
import { to } from "~/routes";

/** One card for each type of provider that can be added, by the groups of the server. */
export function TypeCards() {
  const t = useT();
  return (
    <PageSection>
      <Content component="p">{t("getStarted")}</Content>
      {useTypeGroups().map(({ name, types }) => (
        <section key={name} className="gh-section" aria-label={name}>
          <Content component="h2">{name}:</Content>
          <Divider />
          <Gallery hasGutter className="gh-links gh-wrap">
            {types.map((type) => (
              <WriteCard
                key={type.id}
                testId={`${type.id}-card`}
                call="identityProviders.create"
                icon={<TypeIcon providerId={type.id} />}
                to={to("identity-provider-new", { providerId: type.id })}
              >
                {type.name}
              </WriteCard>
            ))}
          </Gallery>
        </section>
      ))}
    </PageSection>
  );
}
