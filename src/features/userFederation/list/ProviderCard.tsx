import { Card, CardFooter, CardHeader, CardTitle, Flex, FlexItem, Label } from "@patternfly/react-core";
import { useId } from "react";
import { Link } from "react-router-dom";
import { isSegment } from "~/data/api/segment";
import { addressOfProvider, type Component, isEnabled, typeName } from "~/features/userFederation/federation";
import { useDeleteProvider } from "~/features/userFederation/provider/useProviderActions";
import { useT } from "~/i18n/useT";
import { KebabMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";

/** Leads to a provider, and says whether it is on. */
export function ProviderCard({ provider }: { provider: Component }) {
  const t = useT();
  const remove = useDeleteProvider();
  const { id = "", name, providerId } = provider;
  const on = isEnabled(provider);
  const title = <bdi>{name || id}</bdi>;
  // its page and every call about it would mean something else
  const isUnsafe = !isSegment(id);
  const nameId = useId();
  const menu = (
    <KebabMenu testId={`${name}-dropdown`} describedBy={nameId}>
      <WriteItem call="components.del" testId="card-delete" onClick={() => void remove(provider)}>
        {t("delete")}
      </WriteItem>
    </KebabMenu>
  );
  return (
    <Card isCompact>
      <CardHeader actions={{ actions: !isUnsafe && menu }}>
        <CardTitle id={nameId} data-testid="keycloak-card-title" component="h2">
          {isUnsafe ? title : <Link to={addressOfProvider(provider)}>{title}</Link>}
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
