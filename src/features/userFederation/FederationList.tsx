import { Flex, FlexItem, Gallery, PageSection } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useData } from "~/data/query/cache";
import {
  addressOfNew,
  type Component,
  providersRead,
  typeName,
  useProviderTypes,
} from "~/features/userFederation/federation";
import { ProviderCard } from "~/features/userFederation/list/ProviderCard";
import { TypeCards } from "~/features/userFederation/list/TypeCards";
import { useSort, useT } from "~/i18n/useT";
import { TextMenu } from "~/kit/controls/Menu";
import { WriteButton, WriteItem } from "~/kit/controls/Write";
import { lazily } from "~/kit/page/lazily";
import { PageHeading } from "~/kit/page/Page";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const PriorityDialog = lazily(() =>
  import("~/parts/providerSettings/PriorityDialog").then((module) => module.PriorityDialog),
);

const alerts = { done: "orderChangeSuccessUserFed", failed: "orderChangeErrorUserFed" } as const;

/** The providers of users of the realm; where it has none, what can be added. */
export default function FederationList() {
  const t = useT();
  const providers = useSort(useData(...providersRead), ({ name = "" }) => name);
  return (
    <>
      <PageHeading
        title={t("userFederation")}
        subtitle={t("userFederationExplain")}
        learnMore="_user-storage-federation"
      />
      {providers.length > 0 ? <ProviderCards providers={providers} /> : <TypeCards />}
    </>
  );
}

function ProviderCards({ providers }: { providers: Component[] }) {
  const t = useT();
  const navigate = useNavigate();
  const [ordering, setOrdering] = useState(false);
  return (
    <PageSection>
      <Flex>
        <FlexItem>
          <TextMenu id="ufToggleId" label="addNewProvider">
            {useProviderTypes().map(({ id }) => (
              <WriteItem key={id} call="components.create" onClick={() => void navigate(addressOfNew(id))}>
                {typeName(id)}
              </WriteItem>
            ))}
          </TextMenu>
        </FlexItem>
        <FlexItem>
          <WriteButton
            call="components.update"
            variant="link"
            testId="viewHeader-lower-btn"
            onClick={() => setOrdering(true)}
          >
            {t("managePriorities")}
          </WriteButton>
        </FlexItem>
      </Flex>
      <Gallery hasGutter className="gh-links gh-wrap">
        {providers.map((provider) => (
          <ProviderCard key={provider.id} provider={provider} />
        ))}
      </Gallery>
      {ordering && (
        <Suspense>
          <PriorityDialog
            providers={providers}
            title="managePriorityOrder"
            text="managePriorityInfo"
            alerts={alerts}
            onClose={() => setOrdering(false)}
          />
        </Suspense>
      )}
    </PageSection>
  );
}
