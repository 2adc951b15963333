import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Button, Flex } from "@patternfly/react-core";
import { useTask } from "~/data/query/useTask";
import { type ClientUses as Uses, usesOf } from "~/features/clients/bulk/usesOf";
import { useT } from "~/i18n/useT";
import { NameList } from "~/kit/dialog/confirm";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";

/** Names of a kind that are listed; the others are counted. */
const NAMED = 10;

const texts = {
  mapping: "gatehouse.usedByMappers",
  limited: "gatehouse.usedByClients",
  scopes: "gatehouse.usedByScopes",
} as const;

/** A button that looks for what uses clients that are to be deleted: it may take many requests. */
export function ClientUses({ clients }: { clients: ClientRepresentation[] }) {
  const t = useT();
  const { start, running, done, total, result, error } = useTask<Uses>();
  const count = () => void start((tools) => usesOf(tools, clients));
  if (error !== undefined) return <ErrorAlert error={error} retry={count} />;
  if (result) return <Found uses={result} />;
  return (
    <Flex gap={{ default: "gapSm" }}>
      <Button
        variant="link"
        isInline
        data-testid="client-uses"
        isLoading={running}
        isDisabled={running}
        onClick={count}
      >
        {t("gatehouse.lookForUses")}
      </Button>
      {running && total > 0 && <span>{`${done} / ${total}`}</span>}
    </Flex>
  );
}

function Found({ uses }: { uses: Uses }) {
  const t = useT();
  const kinds = (["mapping", "limited", "scopes"] as const).filter((kind) => uses[kind].length > 0);
  return (
    <div role="status" data-testid="client-uses-found">
      {kinds.length === 0 && t("gatehouse.unused")}
      {kinds.map((kind) => (
        <div key={kind}>
          {t(texts[kind])}
          <NameList names={uses[kind]} most={NAMED} />
        </div>
      ))}
    </div>
  );
}
