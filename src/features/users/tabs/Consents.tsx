import type UserConsentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userConsentRepresentation";
import { useAction } from "~/data/write/action";
import { useData } from "~/data/query/cache";
import { Chips } from "~/parts/organizations/Chips";
import type { UserTabProps } from "~/features/users/page/user";
import { useSort } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { confirm } from "~/kit/dialog/confirm";
import { LocalList } from "~/kit/list/List";

type Row = UserConsentRepresentation & { clientId: string; granted: string[] };

/** What was granted beside scopes, e.g. `Offline Token`; the admin client's own type does not name it. */
function furtherGrants(consent: object): string[] {
  if (!("additionalGrants" in consent) || !Array.isArray(consent.additionalGrants)) return [];
  const grants: { key?: string }[] = consent.additionalGrants;
  return grants.flatMap(({ key }) => key ?? []);
}

/**
 * What users allowed clients to see of them: `GET users/{id}/consents`, revoked by
 * `DELETE users/{id}/consents/{client}`.
 */
export function Consents({ user }: UserTabProps) {
  const time = useTime();
  const { id } = user;
  const consents = useData("users.listConsents", { id });
  const rows = useSort(
    consents.map((one): Row => ({
      ...one,
      clientId: one.clientId ?? "",
      granted: [...(one.grantedClientScopes ?? []), ...furtherGrants(one)],
    })),
    ({ clientId }) => clientId,
  );
  const revocation = useAction((call, clientId: string) => call("users.revokeConsent", { id, clientId }), {
    done: "deleteGrantsSuccess",
    failed: "deleteGrantsError",
  });
  const revoke = async ({ clientId }: Row) => {
    const yes = await confirm({
      title: "revokeClientScopesTitle",
      body: ["revokeClientScopes", { clientId }],
      label: "revoke",
      danger: true,
    });
    if (yes) await revocation.run(clientId);
  };
  return (
    <LocalList
      listId="user-consents"
      label="roleList"
      rows={rows}
      id={({ clientId }) => clientId}
      search="search"
      columns={[
        { name: "clientId", label: "client", text: ({ clientId }) => clientId },
        {
          name: "grantedClientScopes",
          label: "grantedClientScopes",
          text: ({ granted }) => granted.join(", "),
          cell: ({ granted }) => <Chips label="grantedClientScopes" texts={granted} />,
        },
        {
          name: "createdDate",
          label: "created",
          text: ({ createdDate }) => time(createdDate),
          order: ({ createdDate = 0 }) => createdDate,
        },
        {
          name: "lastUpdatedDate",
          label: "lastUpdated",
          text: ({ lastUpdatedDate }) => time(lastUpdatedDate),
          order: ({ lastUpdatedDate = 0 }) => lastUpdatedDate,
        },
      ]}
      actions={[{ label: "revoke", call: "users.revokeConsent", object: () => user, run: (row) => void revoke(row) }]}
      empty={{ title: "noConsents", body: "noConsentsText" }}
    />
  );
}
