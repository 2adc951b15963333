import type ClientInitialAccess from "@keycloak/keycloak-admin-client/lib/defs/clientInitialAccessPresentation";
import { useData } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { RelativeTime } from "~/kit/controls/RelativeTime";
import { ShortId } from "~/kit/controls/ShortId";
import { WriteTool } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { LocalList } from "~/kit/list/List";
import { to } from "~/routes";

const madeAt = ({ timestamp = 0 }: ClientInitialAccess) => timestamp * 1000;

const isEndless = ({ expiration }: ClientInitialAccess) => !expiration;

/** When a token expires, in milliseconds since 1970; one without an end comes last. */
const endOf = (token: ClientInitialAccess) =>
  isEndless(token) ? Infinity : madeAt(token) + (token.expiration ?? 0) * 1000;

/** The tokens by which clients register themselves: `GET clients-initial-access` returns all but the tokens themselves. */
export function InitialAccess() {
  const t = useT();
  const realm = useRealm();
  const timeOf = useTime();
  const deletion = useAction((call, id: string) => call("realms.delClientsInitialAccess", { realm, id }), {
    done: "tokenDeleteSuccess",
    failed: "tokenDeleteError",
  });
  const remove = async ({ id = "" }: ClientInitialAccess) => {
    const question = { title: "tokenDeleteConfirmTitle", label: "delete", danger: true } as const;
    if (await confirm({ ...question, body: ["tokenDeleteConfirm", { id }] })) await deletion.run(id);
  };
  const shown = (time: number) => <RelativeTime time={time} exact={timeOf(time)} />;
  const create = { label: "create", call: "realms.createClientsInitialAccess", to: to("initial-access-new") } as const;
  return (
    <LocalList
      listId="initial-access-tokens"
      label="initialAccessToken"
      rows={useData("realms.getClientsInitialAccess", { realm })}
      id={({ id = "" }) => id}
      search="searchInitialAccessToken"
      columns={[
        { name: "id", label: "id", text: ({ id = "" }) => id, cell: ({ id = "" }) => <ShortId id={id} /> },
        {
          name: "timestamp",
          label: "timestamp",
          text: (token) => timeOf(madeAt(token)),
          order: madeAt,
          cell: (token) => shown(madeAt(token)),
        },
        {
          name: "expires",
          label: "expires",
          text: (token) => (isEndless(token) ? t("tokenLifespan.never") : timeOf(endOf(token))),
          order: endOf,
          cell: (token) => (isEndless(token) ? t("tokenLifespan.never") : shown(endOf(token))),
        },
        { name: "count", label: "count", text: ({ count }) => String(count ?? "") },
        { name: "remainingCount", label: "remainingCount", text: ({ remainingCount }) => String(remainingCount ?? "") },
      ]}
      actions={[{ label: "delete", call: "realms.delClientsInitialAccess", run: (token) => void remove(token) }]}
      toolbar={() => <WriteTool {...create} />}
      empty={{ title: "noTokens", body: "noTokensInstructions", action: create }}
    />
  );
}
