import type IdentityProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/identityProviderRepresentation";
import { type Call, useAction } from "~/data/write/action";
import { useSort } from "~/i18n/useT";
import { OrderDialog } from "~/kit/order/OrderDialog";
import { writeInOrder } from "~/kit/order/writeInOrder";

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

/** Gives each provider its place; those that have it already are not written. */
const writeOrder = (call: Call, aliases: string[]) =>
  writeInOrder(
    aliases,
    (alias) => call("identityProviders.findOne", { alias }),
    async (fresh, position, alias) => {
      const guiOrder = String(position);
      if (fresh.config?.guiOrder === guiOrder) return;
      await call("identityProviders.update", { alias }, { ...fresh, config: { ...fresh.config, guiOrder } });
    },
  );

/** In which order the sign-in page offers identity providers (`PUT identity-provider/instances/{alias}`). */
export function DisplayOrder({ providers, onClose }: Props) {
  const items = useSort(providers, ({ alias = "" }) => alias)
    // Infinity minus itself is no number
    .sort((one, other) => (orderOf(one) === orderOf(other) ? 0 : orderOf(one) - orderOf(other)))
    .map(({ alias = "" }) => ({ id: alias, name: alias }));
  const action = useAction(writeOrder, { done: "orderChangeSuccess", failed: "orderChangeError" });
  return (
    <OrderDialog
      title="manageDisplayOrder"
      text="orderDialogIntro"
      items={items}
      call="identityProviders.update"
      save={action.run}
      onClose={onClose}
    />
  );
}
