import { Page, PageSection } from "@patternfly/react-core";
import { useRouteError } from "react-router-dom";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";

/** What is shown when the frame around the pages fails: why, and a way on. */
export function FrameError() {
  return (
    <Page>
      <PageSection>
        <ErrorAlert error={useRouteError()} retry={() => window.location.reload()} />
      </PageSection>
    </Page>
  );
}
