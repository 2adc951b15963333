import { useMemo } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { isRecord } from "~/data/browser/record";
import { useData } from "~/data/query/cache";
import type { Call, Messages } from "~/data/write/action";
import { same } from "~/data/write/merge";
import type { Write } from "~/data/access/permissions";
import { JsonChanges } from "~/features/realmSettings/clientPolicies/JsonChanges";
import {
  type Entries,
  policiesIn,
  policiesRead,
  profilesIn,
  profilesRead,
} from "~/features/realmSettings/clientPolicies/lists";
import { EditForm } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { isJsonList, jsonOrText } from "~/kit/form/json";
import { useEdit } from "~/kit/form/useEdit";

type Entry = Record<string, unknown>;

/** A list of profiles or of policies. */
type Lists = Entries<object>;

interface Values {
  json: string;
}

const toForm = ({ own, global }: Lists): Values => ({
  json: JSON.stringify(
    [...global.map((entry) => ({ ...entry, global: true })), ...own.map((entry) => ({ ...entry, global: false }))],
    null,
    2,
  ),
});

/** A text that is no list is a change that cannot be saved. */
function toObject({ json }: Values): Lists {
  const list = jsonOrText(json);
  const entries: Entry[] = Array.isArray(list) ? list.filter(isRecord) : [];
  const of = (isGlobal: boolean) =>
    entries.filter((entry) => (entry.global === true) === isGlobal).map(({ global: _global, ...entry }) => entry);
  return isJsonList(json) ? { own: of(false), global: of(true) } : { own: [{ json }], global: [] };
}

interface Props extends Messages {
  name: string;
  lists: Lists;
  call: Write;
  read: (call: Call) => Promise<Lists>;
  write: (call: Call, own: object[]) => Promise<unknown>;
  saveTestId: string;
}

/** A whole list as JSON, beside what is changed in it: of that, each entry is put on the list as it is now. */
function ListJson({ lists, saveTestId, write, ...options }: Props) {
  const edit = useEdit({ ...options, object: lists, toForm, toObject, write: (call, { own }) => write(call, own) });
  const fields: FieldSpec<Values>[] = [
    {
      kind: "code",
      name: "json",
      label: "jsonEditor",
      height: "30rem",
      required: true,
      validate: (json) => {
        if (json.trim() === "" || !isJsonList(json)) return "gatehouse.noJsonList";
        return same(toObject({ json }).global, lists.global) ? undefined : "gatehouse.globalUnchanged";
      },
    },
  ];
  return (
    <div className="gh-columns">
      <div>
        <EditForm edit={edit} fields={fields} testIds={{ save: saveTestId, cancel: "jsonEditor-reloadBtn" }} />
      </div>
      <TypedChanges form={edit.form} stored={edit.object.own} />
    </div>
  );
}

/** What is typed otherwise than it is stored. */
function TypedChanges({ form, stored }: { form: UseFormReturn<Values>; stored: object[] }) {
  const json = useWatch({ control: form.control, name: "json" });
  const isList = json.trim() !== "" && isJsonList(json);
  return (
    <JsonChanges stored={stored} typed={useMemo(() => (isList ? toObject({ json }).own : undefined), [json, isList])} />
  );
}

/** All profiles as JSON (`PUT client-policies/profiles`). */
export function ProfilesJson() {
  const found = useData(...profilesRead);
  return (
    <ListJson
      name="client profiles"
      lists={useMemo(() => profilesIn(found), [found])}
      call="clientPolicies.createProfiles"
      read={async (call) => profilesIn(await call(...profilesRead))}
      write={(call, profiles) => call("clientPolicies.createProfiles", { profiles })}
      saveTestId="jsonEditor-saveBtn"
      done="updateClientProfilesSuccess"
      failed="updateClientProfilesError"
    />
  );
}

/** All policies as JSON (`PUT client-policies/policies`). */
export function PoliciesJson() {
  const found = useData(...policiesRead);
  return (
    <ListJson
      name="client policies"
      lists={useMemo(() => policiesIn(found), [found])}
      call="clientPolicies.updatePolicy"
      read={async (call) => policiesIn(await call(...policiesRead))}
      write={(call, policies) => call("clientPolicies.updatePolicy", { policies })}
      saveTestId="jsonEditor-policies-saveBtn"
      done="updateClientPoliciesSuccess"
      failed="updateClientPoliciesError"
    />
  );
}
