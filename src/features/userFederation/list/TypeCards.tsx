import { Content, Divider, Gallery, PageSection } from "@patternfly/react-core";
import DatabaseIcon from "@patternfly/react-icons/dist/esm/icons/database-icon";
import { addressOfNew, typeName, useProviderTypes } from "~/features/userFederation/federation";
import { useT } from "~/i18n/useT";
import { WriteCard } from "~/kit/controls/WriteCard";

/** One card for each type of provider that can be added. */
export function TypeCards() {
  const t = useT();
  return (
    <PageSection>
      <Content component="p">{t("getStarted")}</Content>
      <Content component="h2">{t.ifThere("add-providers") ?? t("addNewProvider")}</Content>
      <Divider />
      <Gallery hasGutter className="gh-links gh-wrap">
        {useProviderTypes().map(({ id }) => (
          <WriteCard
            key={id}
            testId={`${id}-card`}
            call="components.create"
            icon={<DatabaseIcon />}
            to={addressOfNew(id)}
          >
            {t(["addProvider", { count: 4, provider: typeName(id) }])}
          </WriteCard>
        ))}
      </Gallery>
    </PageSection>
  );
}
