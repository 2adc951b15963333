import type IdentityProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/identityProviderRepresentation";
import { unlessGone } from "~/data/api/errors";
import { isSegment } from "~/data/api/segment";
import { type Call, useAction } from "~/data/write/action";
import { useSort } from "~/i18n/useT";
import { OrderDialog } from "~/kit/order/OrderDialog";

interface Props {
  /** All that are put in order. */
  providers: readonly IdentityProviderRepresentation[];
  onClose: () => void;
}

/** The place of a provider on the sign-in page; one without a number comes last. */
function orderOf({ config }: IdentityProviderRepresentation): number {
  const text: unknown = config?.guiOrder;
  return text === undefined || text === "" ? Infinity : Number(text);
}

/**
 * Gives each provider its place, on what the server has now; those that have it already are not written, nor is what was
 * deleted meanwhile or has no address.
 */
async function writeOrder(call: Call, aliases: string[]): Promise<void> {
  for (const [position, alias] of aliases.filter(isSegment).entries()) {
    const fresh = await call("identityProviders.findOne", { alias }).catch(unlessGone);
    const guiOrder = String(position);
    if (!fresh || fresh.config?.guiOrder === guiOrder) continue;
    const next = { ...fresh, config: { ...fresh.config, guiOrder } };
    await call("identityProviders.update", { alias }, next).catch(unlessGone);
  }
}

/** In which order the sign-in page offers identity providers (`PUT identity-provider/instances/{alias}`). */
export function DisplayOrder({ providers, onClose }: Props) {
  const items = useSort(providers, ({ alias = "" }) => alias)
    // Infinity minus itself is no number
    .sort((one, other) => (orderOf(one) === orderOf(other) ? 0 : orderOf(one) - orderOf(other)))
    .map(({ alias = "" }) => ({ id: alias, name: alias }));
  const action = useAction(writeOrder, { done: "orderChangeSuccess", failed: "orderChangeError" });
  const save = async (aliases: string[]) => {
    if (!(await action.run(aliases))) onClose();
  };
  return (
    <OrderDialog
      title="manageDisplayOrder"
      text="orderDialogIntro"
      items={items}
      call="identityProviders.update"
      isSaving={action.running}
      onSave={(aliases) => void save(aliases)}
      onClose={onClose}
    />
  );
}
