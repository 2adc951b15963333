import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { type ReactNode, useMemo } from "react";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { EditForm } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { type Section, SectionsForm } from "~/kit/form/SectionsForm";
import { type EditOptions, useEdit } from "~/kit/form/useEdit";
import { readRealm, writeRealm } from "~/parts/realm/realmCalls";
import { realmConverters, type RealmValues } from "~/parts/realm/realmConverters";

interface Props {
  /** Tells the forms of the realm apart, for their drafts. */
  name: string;
  fields?: readonly FieldSpec<RealmValues>[];
  /** Parts of a long form, each below a title of its own. */
  sections?: readonly Section<RealmValues>[];
  /** Form names of secrets. */
  secret?: string[];
  /** The field that a failure is about, where the server does not name it. */
  fieldOf?: EditOptions<RealmRepresentation, RealmValues, void>["fieldOf"];
  testIds?: { save: string; cancel?: string };
  /** Further buttons beside the form's own. */
  buttons?: ReactNode;
  /** Below the fields. */
  children?: ReactNode;
}

/** A form over the settings of the realm that its fields name, on what the server has at that moment; it saves these only. */
export function RealmForm({ name, fields = [], sections, secret, fieldOf, ...form }: Props) {
  const names = [...fields, ...(sections ?? []).flatMap((section) => section.fields)].map((field) => field.name);
  const key = names.join(" ");
  const { toForm, toObject } = useMemo(() => realmConverters(key.split(" ")), [key]);
  const realm = useRealm();
  const edit = useEdit<RealmRepresentation, RealmValues, void>({
    name: `realm ${name}`,
    object: useRealmRepresentation(),
    toForm,
    toObject,
    secret,
    call: "realms.update",
    read: (call) => readRealm(call, realm),
    write: (call, next, _, before) => writeRealm(call, realm, next, before),
    fieldOf,
    done: "realmSaveSuccess",
    failed: "realmSaveError",
  });
  if (sections) return <SectionsForm edit={edit} fields={fields} sections={sections} {...form} />;
  return <EditForm edit={edit} fields={fields} {...form} />;
}
