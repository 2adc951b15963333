import {
  Card,
  CardFooter,
  CardHeader,
  CardTitle,
  Content,
  Divider,
  Flex,
  FlexItem,
  Gallery,
  Label,
  PageSection,
} from "@patternfly/react-core";
import DatabaseIcon from "@patternfly/react-icons/dist/esm/icons/database-icon";
import { Suspense, useId, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { isSegment } from "~/data/api/segment";
import { useData } from "~/data/query/cache";
import {
  addressOfNew,
  addressOfProvider,
  type Component,
  isEnabled,
  providersRead,
  typeName,
  useProviderTypes,
} from "~/features/userFederation/federation";
import { useDeleteProvider } from "~/features/userFederation/provider/useProviderActions";
import { useSort, useT } from "~/i18n/useT";
import { KebabMenu, TextMenu } from "~/kit/controls/Menu";
import { lazily } from "~/kit/page/lazily";
import { PageHeading } from "~/kit/page/Page";
import { WriteButton, WriteItem } from "~/kit/controls/Write";
import { WriteCard } from "~/kit/controls/WriteCard";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const PriorityDialog = lazily(() =>
  import("~/parts/providerSettings/PriorityDialog").then((module) => module.PriorityDialog),
);

const alerts = { done: "orderChangeSuccessUserFed", failed: "orderChangeErrorUserFed" } as const;

/** The providers of users of the realm. */
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
      {providers.length > 0 ? <Filled providers={providers} /> : <Empty />}
    </>
  );
}

/** One card for each type that can be added. */
function Empty() {
  const t = useT();
  const addProviders = t.ifThere("add-providers") ?? t("addNewProvider");
  return (
    <PageSection>
      <Content component="p">{t("getStarted")}</Content>
      <Content component="h2">{addProviders}</Content>
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

function Filled({ providers }: { providers: Component[] }) {
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

function ProviderCard({ provider }: { provider: Component }) {
  const t = useT();
  const remove = useDeleteProvider();
  const { id = "", name, providerId } = provider;
  const on = isEnabled(provider);
  // its page and every call about it would mean something else
  const isUnsafe = !isSegment(id);
  const nameId = useId();
  return (
    <Card isCompact>
      <CardHeader
        actions={{
          actions: !isUnsafe && (
            <KebabMenu testId={`${name}-dropdown`} describedBy={nameId}>
              <WriteItem call="components.del" testId="card-delete" onClick={() => void remove(provider)}>
                {t("delete")}
              </WriteItem>
            </KebabMenu>
          ),
        }}
      >
        <CardTitle id={nameId} data-testid="keycloak-card-title" component="h2">
          {isUnsafe ? (
            <bdi>{name || id}</bdi>
          ) : (
            <Link to={addressOfProvider(provider)}>
              <bdi>{name || id}</bdi>
            </Link>
          )}
        </CardTitle>
      </CardHeader>
      <CardFooter>
        {isUnsafe && <small>{t(["gatehouse.unsafeRow", { id }])}</small>}
        <Flex>
          <FlexItem>{typeName(providerId)}</FlexItem>
          <FlexItem>
            <Label color={on ? "blue" : "grey"}>{t(on ? "enabled" : "disabled")}</Label>
          </FlexItem>
        </Flex>
      </CardFooter>
    </Card>
  );
}
