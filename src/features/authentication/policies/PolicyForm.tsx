import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import type { Messages } from "~/data/write/action";
import { type Realm, realmCalls } from "~/features/authentication/realm";
import { EditForm } from "~/kit/form/EditForm";
import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";

/** Test ids of the buttons of every policy. */
export const policyTestIds = { save: "save", cancel: "reload" };

interface Props extends Messages {
  /** Names the form for its draft. */
  name: string;
  fields: readonly FieldSpec<Realm>[];
}

/** A form of properties of the realm. */
export function PolicyForm({ name, fields, ...outcome }: Props) {
  const realm = useRealm();
  const object: Realm = useRealmRepresentation();
  const edit = useEdit({ name, object, ...formOf<Realm>(fields), ...realmCalls(realm), ...outcome });
  return <EditForm edit={edit} fields={fields} testIds={policyTestIds} />;
}
