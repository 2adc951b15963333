import type { FieldValues } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { addAlert } from "~/data/write/alerts";
import { useRealmRepresentation } from "~/data/query/realm";
import { addressOfProvider, type Component, create, STORAGE, update } from "~/features/userFederation/federation";
import { type EditOptions, useEdit } from "~/kit/form/useEdit";
import { to } from "~/routes";

/** How the forms of providers differ. */
type Shape<Values extends FieldValues> = Pick<
  EditOptions<Component, Values, Component>,
  "toForm" | "toObject" | "secret" | "before" | "mode" | "fieldOf"
>;

/**
 * The form of a new provider.
 * @param providerId its type
 * @param object what it starts with; always the same
 */
export function useNewProvider<Values extends FieldValues>(
  providerId: string,
  object: Component,
  shape: Shape<Values>,
) {
  const navigate = useNavigate();
  const { id: parentId } = useRealmRepresentation();
  return useEdit<Component, Values, Component>({
    ...shape,
    name: `new ${providerId} provider`,
    object,
    call: "components.create",
    write: (call, next) => create(call, { ...next, providerId, providerType: STORAGE, parentId }),
    onSaved: () => navigate(to("user-federation")),
    done: "createUserProviderSuccess",
    failed: "createUserProviderError",
  });
}

/**
 * The form of a provider that exists.
 * @param written called as soon as it is written, wherever the administrator is by then
 */
export function useProviderEdit<Values extends FieldValues>(
  provider: Component,
  shape: Shape<Values>,
  written?: () => void,
) {
  const navigate = useNavigate();
  const { id = "" } = provider;
  return useEdit<Component, Values, Component>({
    ...shape,
    name: "provider",
    object: provider,
    call: "components.update",
    read: (call) => call("components.findOne", { id }),
    write: async (call, next) => {
      const saved = await update(call, next);
      written?.();
      return saved;
    },
    recreate: async (call, next, isSecretLost) => {
      const created = await create(call, next);
      if (isSecretLost) addAlert("gatehouse.passwordGone", "warning");
      return created;
    },
    onSaved: (saved) => saved.id !== id && navigate(addressOfProvider(saved), { replace: true }),
    done: "userProviderSaveSuccess",
    failed: "userProviderSaveError",
  });
}
