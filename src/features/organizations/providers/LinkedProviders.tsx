import { Suspense, useState } from "react";
import { useData, usePaged } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import type { Organization } from "~/features/organizations/organization";
import { LinkDialog } from "~/features/organizations/providers/LinkDialog";
import { ANY_DOMAIN, change, domainOf, type LinkedProvider } from "~/features/organizations/providers/linkedProvider";
import { useSort, useT } from "~/i18n/useT";
import { WriteSwitch } from "~/kit/controls/EnableSwitch";
import { WriteTool } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { LocalList } from "~/kit/list/List";
import { lazily } from "~/kit/page/lazily";
import { pageAt } from "~/parts/groups/pageAt";
import { LinkIfThere } from "~/kit/page/LinkIfThere";

const DisplayOrder = lazily(() =>
  import("~/parts/identityProviders/DisplayOrder").then((module) => module.DisplayOrder),
);

const aliasOf = ({ alias = "" }: LinkedProvider) => alias;

/** By which identity providers the members of an organization sign in: `GET organizations/{id}/identity-providers`. */
export function LinkedProviders({ organization }: { organization: Organization }) {
  const t = useT();
  const { id: orgId = "" } = organization;
  const providers = useSort(useData("organizations.listIdentityProviders", { orgId }), aliasOf);
  // one row of a page of none: whether there is any to link
  const isAny = usePaged("identityProviders.find", { first: 0, max: 0 }, providers.length > 0).hasNext;
  const [dialog, setDialog] = useState<{ provider?: LinkedProvider }>();
  const [isOrdering, setOrdering] = useState(false);
  const unlinking = useAction((call, alias: string) => call("organizations.unLinkIdp", { orgId, alias }), {
    done: "unLinkSuccessful",
    failed: "gatehouse.unlinkError",
  });
  const unlink = async (provider: LinkedProvider) => {
    const yes = await confirm({
      title: "identityProviderUnlink",
      body: "identityProviderUnlinkConfirm",
      names: [aliasOf(provider)],
      label: "unLinkIdentityProvider",
      danger: true,
    });
    if (yes) await unlinking.run(aliasOf(provider));
  };
  const link = { label: "linkIdentityProvider", call: "organizations.linkIdp", onClick: () => setDialog({}) } as const;
  const domainText = (provider: LinkedProvider) => {
    const domain = domainOf(provider);
    return domain === ANY_DOMAIN ? t("any") : domain;
  };
  return (
    <>
      <LocalList
        listId="organization-providers"
        label="identityProviders"
        rows={providers}
        id={aliasOf}
        search="searchProvider"
        columns={[
          {
            name: "alias",
            label: "alias",
            text: aliasOf,
            cell: ({ alias = "", providerId = "" }) => (
              <LinkIfThere to={pageAt("/:realm/identity-providers/:providerId/:alias/settings", { alias, providerId })}>
                {alias}
              </LinkIfThere>
            ),
          },
          { name: "domain", label: "domain", text: domainText },
          { name: "providerId", label: "providerDetails", text: ({ providerId = "" }) => providerId },
          {
            name: "hideOnLogin",
            label: "hideOnLoginPage",
            text: ({ hideOnLogin }) => t(hideOnLogin ? "yes" : "no"),
            cell: (provider) => <HideSwitch provider={provider} />,
          },
        ]}
        actions={[
          { label: "edit", call: "identityProviders.update", run: (provider) => setDialog({ provider }) },
          {
            label: "unLinkIdentityProvider",
            call: "organizations.unLinkIdp",
            object: () => organization,
            run: (provider) => void unlink(provider),
          },
        ]}
        toolbar={() => (
          <>
            <WriteTool {...link} />
            <WriteTool
              call="identityProviders.update"
              label="manageDisplayOrder"
              testId="manageDisplayOrder"
              variant="link"
              onClick={() => setOrdering(true)}
            />
          </>
        )}
        empty={
          isAny
            ? { title: "emptyIdentityProviderLink", body: "emptyIdentityProviderLinkInstructions", action: link }
            : { title: "noIdentityProvider", body: "noIdentityProviderInstructions" }
        }
      />
      <Suspense>
        {dialog && <LinkDialog organization={organization} {...dialog} onClose={() => setDialog(undefined)} />}
        {isOrdering && <DisplayOrder providers={providers} onClose={() => setOrdering(false)} />}
      </Suspense>
    </>
  );
}

/** Whether the sign-in page hides a provider. */
function HideSwitch({ provider }: { provider: LinkedProvider }) {
  const t = useT();
  const { hideOnLogin = false } = provider;
  const alias = aliasOf(provider);
  const action = useAction((call, on: boolean) => change(call, alias, { hideOnLogin: on }), {
    done: "linkUpdatedSuccessful",
    failed: "linkUpdateError",
  });
  return (
    <WriteSwitch
      call="identityProviders.update"
      object={provider}
      id={`hide-${alias}`}
      label={`${t("hideOnLoginPage")} ${alias}`}
      isOn={hideOnLogin}
      isBusy={action.running}
      onChange={(on) => void action.run(on)}
    />
  );
}
