import { DropdownItem, Flex, FlexItem, Label } from "@patternfly/react-core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { MetadataDialog } from "~/features/identityProviders/metadata/MetadataDialog";
import { type IdentityProvider, kindOf, titleOf, typeName } from "~/features/identityProviders/provider";
import {
  readsKeys,
  useDeleteProviders,
  useReloadKeys,
  useSwitchProvider,
} from "~/features/identityProviders/useProviderActions";
import { useT } from "~/i18n/useT";
import { EnableSwitch } from "~/kit/controls/EnableSwitch";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

/** Head of a provider's page: on or off, and what can be done with it. */
export function ProviderHeading({ provider }: { provider: IdentityProvider }) {
  const t = useT();
  const [isComparing, setComparing] = useState(false);
  const navigate = useNavigate();
  const { alias = "", providerId } = provider;
  // what only says whose assertions are trusted signs nobody in
  const seesUsers = useAccess()("query-users").length === 0 && kindOf(providerId) !== "trust";
  const enable = useSwitchProvider(provider);
  const reload = useReloadKeys(provider);
  const remove = useDeleteProviders(() => navigate(to("identity-providers")));
  return (
    <>
      <PageHeading
        title={titleOf(provider)}
        badges={<Label data-testid="provider-type">{typeName(providerId)}</Label>}
        actions={
          <Flex>
            <FlexItem>
              <EnableSwitch
                call="identityProviders.update"
                object={provider}
                title={provider.displayName || typeName(providerId)}
                // scripts know the id without a name, and the test id by the type where the provider has no name
                id="-switch"
                isOn={provider.enabled === true}
                isBusy={enable.running}
                onChange={(on) => void enable.change(on)}
              />
            </FlexItem>
            <FlexItem>
              <ActionMenu id="identity-provider-actions">
                {["oidc", "oauth2", "saml"].includes(kindOf(providerId)) && (
                  <WriteItem call="identityProviders.importConfig" object={provider} onClick={() => setComparing(true)}>
                    {t("gatehouse.compareMetadata")}
                  </WriteItem>
                )}
                {readsKeys(provider) && (
                  <WriteItem call="identityProviders.reloadKeys" object={provider} onClick={() => void reload.run()}>
                    {t("reloadKeys")}
                  </WriteItem>
                )}
                {seesUsers && (
                  <DropdownItem
                    data-testid="linked-users"
                    onClick={() =>
                      void navigate(`${to("users")}?${new URLSearchParams({ idpAlias: alias }).toString()}`)
                    }
                  >
                    {t("gatehouse.linkedUsers")}
                  </DropdownItem>
                )}
                <WriteItem call="identityProviders.del" object={provider} onClick={() => void remove.one(provider)}>
                  {t("delete")}
                </WriteItem>
              </ActionMenu>
            </FlexItem>
          </Flex>
        }
      />
      {isComparing && <MetadataDialog provider={provider} onClose={() => setComparing(false)} />}
    </>
  );
}
