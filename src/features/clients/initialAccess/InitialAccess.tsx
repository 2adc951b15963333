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

/** When a token expires, in milliseconds since 1970; undefined for never. */
const endOf = (token: ClientInitialAccess) => (token.expiration ? madeAt(token) + token.expiration * 1000 : undefined);

/** The tokens by which clients register themselves: `GET clients-initial-access` tells all but the tokens themselves. */
export function InitialAccess() {
  const t = useT();
  const realm = useRealm();
  const timeOf = useTime();
  const deletion = useAction((call, id: string) => call("realms.delClientsInitialAccess", { realm, id }), {
    done: "tokenDeleteSuccess",
    failed: "tokenDeleteError",
  });
  const remove = async ({ id = "" }: ClientInitialAccess) => {
    const body = ["tokenDeleteConfirm", { id }] as const;
    if (await confirm({ title: "tokenDeleteConfirmTitle", body: [...body], label: "delete", danger: true }))
      await deletion.run(id);
  };
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
          cell: (token) => <RelativeTime time={madeAt(token)} exact={timeOf(madeAt(token))} />,
        },
        {
          name: "expires",
          label: "expires",
          text: (token) => timeOf(endOf(token)) || t("tokenLifespan.never"),
          order: (token) => endOf(token) ?? Infinity,
          cell: (token) =>
            endOf(token) === undefined ? (
              t("tokenLifespan.never")
            ) : (
              <RelativeTime time={endOf(token)} exact={timeOf(endOf(token))} />
            ),
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
