import { placeShown } from "~/data/browser/shown";
import type { Call } from "~/data/write/action";
import { apply } from "~/data/write/merge";
import type { Difference } from "~/features/identityProviders/metadata/differences";
import { update } from "~/features/identityProviders/provider";
import { nameOf } from "~/features/identityProviders/settings/providerForm";
import type { Text } from "~/i18n/useT";
import { chosen } from "~/kit/form/useEdit";

/**
 * Puts what metadata say on what the server has now of a provider. Where someone else changed the same since it was
 * compared the administrator chooses.
 */
export async function takeDifferences(call: Call, alias: string, taken: readonly Difference[]): Promise<void> {
  // a question after a read belongs to where it was begun
  const place = placeShown();
  const fresh = await call("identityProviders.findOne", { alias });
  const changes = taken.map(({ name, now, found }) => ({ path: ["config", name], from: now, to: found }));
  const of = new Map(taken.map(({ name }): [string, Text] => [nameOf(name), { text: name }]));
  await update(call, apply(fresh, await chosen(changes, fresh, { of, secret: [] }, place)));
}
