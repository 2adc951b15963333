import { Label } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { addressOf, type IdentityProvider, titleOf } from "~/features/identityProviders/provider";
import { useT } from "~/i18n/useT";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { pageAt } from "~/parts/groups/pageAt";

/** Leads to a provider, and says that it is off. */
export function Name({ provider }: { provider: IdentityProvider }) {
  const t = useT();
  return (
    <>
      <Link to={addressOf(provider)}>{titleOf(provider)}</Link>
      {provider.enabled === false && (
        <>
          {" "}
          <Label isCompact>{t("disabled")}</Label>
        </>
      )}
    </>
  );
}

/** Leads to the organization whose members a provider is for. */
export function Organization({ id }: { id: string }) {
  const t = useT();
  return (
    <LinkIfThere to={pageAt("/:realm/organizations/:id/identityProviders", { id })}>{t("organization")}</LinkIfThere>
  );
}
