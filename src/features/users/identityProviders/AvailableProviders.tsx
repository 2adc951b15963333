import { Suspense, useState } from "react";
import { nameOfProvider, useProviderKind } from "~/features/users/identityProviders/identityProviders";
import { LinkDialog } from "~/features/users/identityProviders/LinkDialog";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { List } from "~/kit/list/List";
import { WriteButton } from "~/kit/controls/Write";

interface Props extends UserTabProps {
  /** Aliases of the providers that are linked already. */
  linked: string[];
}

/**
 * Identity providers of the realm that a user can be linked with: `GET identity-provider/instances`, searched and
 * paged; since 26.5 without those that keep no users.
 */
export function AvailableProviders({ user, linked }: Props) {
  const t = useT();
  const kind = useProviderKind();
  const [alias, setAlias] = useState<string>();
  return (
    <>
      <List
        listId="user-available-providers"
        label="availableIdPs"
        from="identityProviders.find"
        query={{ realmOnly: false, capability: "USER_LINKING" }}
        id={({ alias = "" }) => alias}
        search="searchForProvider"
        columns={[
          { name: "name", label: "name", text: ({ alias }) => nameOfProvider(alias) },
          { name: "type", label: "type", text: ({ providerId }) => kind(providerId) },
          {
            name: "link",
            label: "action",
            text: () => "",
            isAction: true,
            cell: ({ alias = "" }) =>
              !linked.includes(alias) && (
                <WriteButton
                  call="users.addToFederatedIdentity"
                  object={user}
                  variant="link"
                  onClick={() => setAlias(alias)}
                >
                  {t("linkAccount")}
                </WriteButton>
              ),
          },
        ]}
        empty={{ title: "availableIdPs", body: "noAvailableIdentityProviders" }}
      />
      {alias !== undefined && (
        <Suspense>
          <LinkDialog user={user} alias={alias} onClose={() => setAlias(undefined)} />
        </Suspense>
      )}
    </>
  );
}
