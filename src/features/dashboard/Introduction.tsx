import { EmptyState, EmptyStateBody, PageSection, Content } from "@patternfly/react-core";
import { env, pictureAddress } from "~/data/auth/env";
import { useT } from "~/i18n/useT";
import { useDocumentTitle } from "~/kit/page/Page";

/** Welcome to a realm. */
export function Introduction({ title }: { title: string }) {
  const t = useT();
  const heading = useDocumentTitle(title);
  return (
    <PageSection isFilled>
      <EmptyState
        titleText={t("welcome")}
        headingLevel="h2"
        icon={() => <img className="gh-realm-logo" src={pictureAddress(env().logo || "/icon.svg")} alt="" />}
      >
        <EmptyStateBody>
          <Content>
            <h1 ref={heading} tabIndex={-1}>
              <bdi>{title}</bdi>
            </h1>
            <p>{t("introduction")}</p>
          </Content>
        </EmptyStateBody>
      </EmptyState>
    </PageSection>
  );
}
