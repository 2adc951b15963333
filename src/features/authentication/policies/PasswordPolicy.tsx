import { Stack, StackItem } from "@patternfly/react-core";
import { useWatch } from "react-hook-form";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { useServerInfo } from "~/data/query/serverInfo";
import {
  newKey,
  type Policies,
  policyOf,
  readPolicies,
  refusedRow,
  writePolicies,
} from "~/features/authentication/policies/policyText";
import { PasswordTester } from "~/features/authentication/policies/PasswordTester";
import { PolicyRow } from "~/features/authentication/policies/PolicyRow";
import { policyTestIds } from "~/features/authentication/policies/PolicyForm";
import { type Realm, realmCalls } from "~/features/authentication/realm";
import { useSort, useT } from "~/i18n/useT";
import { WriteChoice } from "~/kit/controls/Choice";
import { EditPart, EditProvider } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { EmptyState } from "~/kit/page/EmptyState";

interface Values {
  policies: Policies;
}

const toForm = ({ passwordPolicy }: Realm): Values => ({ policies: readPolicies(passwordPolicy) });
const toObject = ({ policies }: Values) => ({ passwordPolicy: writePolicies(policies) });

/** What the changes of the form are called. */
const labels = [{ kind: "custom", name: "passwordPolicy", label: "passwordPolicy", render: () => null }] as const;

/** What passwords have to be like: one row for each policy that the realm has. */
export function PasswordPolicy() {
  const realm = useRealm();
  const object: Realm = useRealmRepresentation();
  const edit = useEdit({
    name: "password policy",
    object,
    toForm,
    toObject,
    ...realmCalls(realm),
    fieldOf: ({ message }) => {
      const key = refusedRow(edit.form.getValues("policies"), message);
      return key === undefined ? undefined : (`policies.${key}` as const);
    },
    done: "updatePasswordPolicySuccess",
    failed: "updatePasswordPolicyError",
  });
  const { control } = edit.form;
  const policies = useWatch({ control, name: "policies" });
  const set = (next: Policies) => edit.form.setValue("policies", next, { shouldDirty: true });
  const add = <AddPolicy policies={policies} onAdd={(key, value) => set({ ...policies, [key]: value })} />;
  const keys = Object.keys(policies);
  if (keys.length === 0 && !object.passwordPolicy && !edit.draft)
    return (
      <EmptyState title="noPasswordPolicies" body="noPasswordPoliciesInstructions">
        {add}
      </EmptyState>
    );
  const remove = (key: string) => {
    // an error that no row shows would keep the form from being saved
    edit.form.clearErrors(`policies.${key}`);
    set(Object.fromEntries(Object.entries(policies).filter(([other]) => other !== key)));
  };
  return (
    <EditProvider edit={edit} fields={labels}>
      <Stack hasGutter>
        <StackItem>
          <EditPart edit={edit} testIds={policyTestIds}>
            <div>{add}</div>
            {keys.map((key) => (
              <PolicyRow key={key} name={key} onRemove={() => remove(key)} />
            ))}
          </EditPart>
        </StackItem>
        <StackItem>
          <PasswordTester policies={policies} />
        </StackItem>
      </Stack>
    </EditProvider>
  );
}

/** Chooses a policy that the realm does not have yet, or one that it can have several times. */
function AddPolicy({ policies, onAdd }: { policies: Policies; onAdd: (key: string, value: string) => void }) {
  const t = useT();
  const used = new Set(Object.keys(policies).map(policyOf));
  const types = useServerInfo().passwordPolicies ?? [];
  const free = useSort(
    types.filter(({ id = "", multipleSupported }) => multipleSupported || !used.has(id)),
    ({ displayName = "" }) => displayName,
  );
  return (
    <WriteChoice
      call="realms.update"
      label={t("addPolicy")}
      text={t("addPolicy")}
      testId="add-policy"
      value=""
      isDisabled={free.length === 0}
      options={Object.fromEntries(free.map(({ id = "", displayName = id }) => [id, displayName]))}
      onChange={(id) => {
        const type = types.find((one) => one.id === id);
        onAdd(newKey(policies, id), type?.configType ? (type.defaultValue ?? "") : "");
      }}
    />
  );
}
