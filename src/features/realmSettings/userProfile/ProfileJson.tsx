import { useMemo } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { isRecord } from "~/data/browser/record";
import { useData } from "~/data/query/cache";
import { listed, unlisted } from "~/features/realmSettings/userProfile/profile";
import { ProfilePreview, WithPreview } from "~/features/realmSettings/userProfile/preview/WithPreview";
import { EditForm } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { jsonProblem, objectIn } from "~/kit/form/json";
import { useEdit } from "~/kit/form/useEdit";

interface Values {
  json: string;
}

const LISTS = ["attributes", "groups"];

/** The profile with each of its attributes and groups in another shape. */
function each(profile: object, shape: (part: object) => object): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...profile };
  for (const key of LISTS) {
    const list = copy[key];
    if (Array.isArray(list)) copy[key] = list.map((part: unknown) => (isRecord(part) ? shape(part) : part));
  }
  return copy;
}

const fields: FieldSpec<Values>[] = [
  {
    kind: "code",
    name: "json",
    label: "jsonEditor",
    height: "30rem",
    required: true,
    validate: (text) => (objectIn(text) ? undefined : jsonProblem(text, "gatehouse.noJsonObject")),
  },
];

const toForm = (profile: object): Values => ({ json: JSON.stringify(each(profile, unlisted), null, 2) });
/** A text that is no profile yet is a change that cannot be saved. */
const toObject = ({ json }: Values): object => {
  const profile = objectIn(json);
  return profile ? each(profile, listed) : { json };
};

/** The whole user profile as JSON (`PUT users/profile`). */
export function ProfileJson() {
  const profile = useData("users.getProfile");
  const object = useMemo(() => each(profile, listed), [profile]);
  const edit = useEdit({
    name: "user profile",
    object,
    toForm,
    toObject,
    call: "users.updateProfile",
    read: async (call) => each(await call("users.getProfile"), listed),
    write: async (call, next) => {
      await call("users.updateProfile", each(next, unlisted));
    },
    fieldOf: ({ status }) => (status === 400 ? "json" : undefined),
    done: "userProfileSuccess",
    failed: "userProfileError",
  });
  return (
    <WithPreview preview={<TypedPreview form={edit.form} stored={profile} />}>
      <EditForm edit={edit} fields={fields} />
    </WithPreview>
  );
}

/** The preview of what is typed; of what is stored while that is no JSON. */
function TypedPreview({ form, stored }: { form: UseFormReturn<Values>; stored: object }) {
  const json = useWatch({ control: form.control, name: "json" });
  return <ProfilePreview profile={objectIn(json) ?? stored} />;
}
