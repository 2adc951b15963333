import { Stack, StackItem } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import type { Messages } from "~/data/write/action";
import { type Realm, realmCalls } from "~/features/authentication/realm";
import { EditPart, EditProvider } from "~/kit/form/EditForm";
import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";

/** Test ids of the buttons of every policy. */
export const policyTestIds = { save: "save", cancel: "reload" };

interface Props extends Messages {
  /** Names the form for its draft. */
  name: string;
  fields: readonly FieldSpec<Realm>[];
  /** Where what is typed is checked with each change. */
  mode?: "onChange";
  /** What follows the values of the form, below it. */
  children?: ReactNode;
}

/** A form of properties of the realm. */
export function PolicyForm({ name, fields, mode, children, ...outcome }: Props) {
  const realm = useRealm();
  const object: Realm = useRealmRepresentation();
  const edit = useEdit({ name, object, mode, ...formOf<Realm>(fields), ...realmCalls(realm), ...outcome });
  return (
    <EditProvider edit={edit} fields={fields}>
      <Stack hasGutter>
        <StackItem>
          <EditPart edit={edit} fields={fields} testIds={policyTestIds} />
        </StackItem>
        {children && <StackItem>{children}</StackItem>}
      </Stack>
    </EditProvider>
  );
}
