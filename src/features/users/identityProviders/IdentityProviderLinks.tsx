import type FederatedIdentityRepresentation from "@keycloak/keycloak-admin-client/lib/defs/federatedIdentityRepresentation";
import type IdentityProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/identityProviderRepresentation";
import { Content, PageSection } from "@patternfly/react-core";
import { useAction } from "~/data/write/action";
import { useData } from "~/data/query/cache";
import { useEach } from "~/data/query/useEach";
import { AvailableProviders } from "~/features/users/identityProviders/AvailableProviders";
import {
  nameOfLinked,
  nameOfProvider,
  pageOfProvider,
  useMayListProviders,
  useProviderKind,
} from "~/features/users/identityProviders/identityProviders";
import type { UserTabProps } from "~/features/users/page/user";
import { type Key, useSort, useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import type { Column } from "~/kit/list/columns";
import { DataTable } from "~/kit/list/DataTable";
import { WriteButton } from "~/kit/controls/Write";
import { LinkIfThere } from "~/kit/page/LinkIfThere";

/** Ends a link after asking: `DELETE users/{id}/federated-identity/{alias}`. */
function useUnlink({ user: { id } }: UserTabProps) {
  const action = useAction(
    (call, federatedIdentityId: string) => call("users.delFromFederatedIdentity", { id, federatedIdentityId }),
    { done: "idpUnlinkSuccess", failed: "mappingDeletedError" },
  );
  return async (alias: string) => {
    const provider = nameOfProvider(alias);
    const yes = await confirm({
      title: ["unlinkAccountTitle", { provider }],
      body: ["unlinkAccountConfirm", { provider }],
      label: "unlink",
    });
    if (yes) await action.run(alias);
  };
}

/**
 * Accounts elsewhere that a user signs in by: those that are linked (`GET users/{id}/federated-identity`) and the
 * identity providers that can be. The type of a linked provider is read once for each.
 */
export function IdentityProviderLinks({ user }: UserTabProps) {
  const t = useT();
  const mayList = useMayListProviders();
  const links = useSort(
    useData("users.listFederatedIdentities", { id: user.id }),
    ({ identityProvider = "" }) => identityProvider,
  );
  const aliases = links.flatMap(({ identityProvider }) => identityProvider ?? []);
  return (
    <>
      <PageSection>
        <Title title="linkedIdPs" text="linkedIdPsText" />
        {links.length > 0 ? (
          mayList ? (
            <KnownLinks user={user} links={links} aliases={aliases} />
          ) : (
            <Links user={user} links={links} />
          )
        ) : (
          <Content component="h3">{t("noProvidersLinked")}</Content>
        )}
      </PageSection>
      {mayList && (
        <PageSection>
          <Title title="availableIdPs" text="availableIdPsText" />
          <AvailableProviders user={user} linked={aliases} />
        </PageSection>
      )}
    </>
  );
}

const Title = ({ title, text }: { title: Key; text: Key }) => {
  const t = useT();
  return (
    <Content>
      <h2>{t(title)}</h2>
      <p>{t(text)}</p>
    </Content>
  );
};

interface LinksProps extends UserTabProps {
  links: FederatedIdentityRepresentation[];
  /** What is known of the providers. */
  providers?: Map<string, IdentityProviderRepresentation>;
}

function KnownLinks({ aliases, ...props }: LinksProps & { aliases: string[] }) {
  return <Links {...props} providers={useEach("identityProviders.findOne", aliases, (alias) => [{ alias }])} />;
}

function Links({ user, links, providers }: LinksProps) {
  const t = useT();
  const kind = useProviderKind();
  const unlink = useUnlink({ user });
  const of = ({ identityProvider = "" }: FederatedIdentityRepresentation) => providers?.get(identityProvider);
  const name: Column<FederatedIdentityRepresentation> = {
    name: "name",
    label: "name",
    text: ({ identityProvider }) => nameOfLinked(identityProvider),
    cell: (link) => (
      <LinkIfThere to={of(link) && pageOfProvider(of(link) ?? {})}>{nameOfLinked(link.identityProvider)}</LinkIfThere>
    ),
  };
  const columns: Column<FederatedIdentityRepresentation>[] = [
    name,
    ...(providers
      ? [
          {
            name: "type",
            label: "type" as const,
            text: (link: FederatedIdentityRepresentation) => kind(of(link)?.providerId),
          },
        ]
      : []),
    { name: "userId", label: "userID", text: ({ userId = "" }) => userId },
    { name: "username", label: "username", text: ({ userName = "" }) => userName },
    {
      name: "unlink",
      label: "action",
      text: () => "",
      isAction: true,
      cell: ({ identityProvider = "" }) => (
        <WriteButton
          call="users.delFromFederatedIdentity"
          object={user}
          variant="link"
          onClick={() => void unlink(identityProvider)}
        >
          {t("unlinkAccount")}
        </WriteButton>
      ),
    },
  ];
  return (
    <DataTable label="linkedIdPs" rows={links} id={({ identityProvider = "" }) => identityProvider} columns={columns} />
  );
}
