import { useMemo } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { isRecord } from "~/data/browser/record";
import { useAllData, useData } from "~/data/query/cache";
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
import { usedProfileGone, writeProfiles } from "~/features/realmSettings/clientPolicies/profiles";
import { type Text, useT } from "~/i18n/useT";
import { EditForm } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { isJsonList, jsonOrText, jsonProblem } from "~/kit/form/json";
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

/** The entries that a list in JSON has. */
function toEntries(json: string): Entries<Entry> {
  const list = jsonOrText(json);
  const entries: Entry[] = Array.isArray(list) ? list.filter(isRecord) : [];
  const of = (isGlobal: boolean) =>
    entries.filter((entry) => (entry.global === true) === isGlobal).map(({ global: _global, ...entry }) => entry);
  return { own: of(false), global: of(true) };
}

/** A text that is no list is a change that cannot be saved. */
const toObject = ({ json }: Values): Lists => (isJsonList(json) ? toEntries(json) : { own: [{ json }], global: [] });

interface Props extends Messages {
  name: string;
  lists: Lists;
  call: Write;
  read: (call: Call) => Promise<Lists>;
  /** Gets the realm's own entries, and those that the server has right before. */
  write: (call: Call, own: object[], before: object[]) => Promise<unknown>;
  saveTestId: string;
  /** Says what is wrong with the realm's own entries. */
  validate?: (own: Entry[]) => Text | undefined;
}

/** A whole list as JSON, beside what is changed in it: of that, each entry is put on the list as it is now. */
function ListJson({ lists, saveTestId, write, validate, ...options }: Props) {
  const edit = useEdit({
    ...options,
    object: lists,
    toForm,
    toObject,
    write: (call, { own }, _typed, before) => write(call, own, before.own),
    fieldOf: ({ status }) => (status === 400 ? "json" : undefined),
  });
  const fields: FieldSpec<Values>[] = [
    {
      kind: "code",
      name: "json",
      label: "jsonEditor",
      height: "30rem",
      required: true,
      validate: (json): Text | undefined => {
        if (json.trim() === "" || !isJsonList(json)) return jsonProblem(json, "gatehouse.noJsonList");
        const { own, global } = toEntries(json);
        if (!same(global, lists.global)) return "gatehouse.globalUnchanged";
        return validate?.(own);
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
  const t = useT();
  const [found, policies] = useAllData(profilesRead, policiesRead);
  const lists = useMemo(() => profilesIn(found), [found]);
  return (
    <ListJson
      name="client profiles"
      lists={lists}
      validate={(own) => usedProfileGone(policiesIn(policies).own, lists.own, own)}
      call="clientPolicies.createProfiles"
      read={async (call) => profilesIn(await call(...profilesRead))}
      write={(call, profiles, before) => writeProfiles(call, before, profiles, t)}
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
