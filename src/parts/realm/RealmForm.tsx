import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { useMemo } from "react";
import { EditForm } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { jsonMap, namedConverters, type Shape } from "~/kit/form/namedConverters";
import { type Section, SectionsForm } from "~/kit/form/SectionsForm";
import { useRealmEdit } from "~/parts/realm/useRealmEdit";

/** What forms of the realm show; each has only what its fields name. */
export type RealmValues = { [Name in keyof RealmRepresentation]: unknown } & {
  attributes: Record<string, unknown>;
  smtpServer: Record<string, unknown>;
};

interface Props {
  /** Tells the forms of the realm apart, for their drafts. */
  name: string;
  fields?: readonly FieldSpec<RealmValues>[];
  /** Parts of a long form, each below a title of its own. */
  sections?: readonly Section<RealmValues>[];
  /** Form names of secrets. */
  secret?: string[];
  testIds?: { save: string; cancel?: string };
}

const none: RealmValues = { attributes: {}, smtpServer: {} };

/** Values that are not shown as they are stored. */
const shapes: Record<string, Shape> = {
  "acr.loa.map": jsonMap,
};

/** A form over the settings of the realm that its fields name; it saves these only. */
export function RealmForm({ name, fields = [], sections, secret, testIds }: Props) {
  const names = [...fields, ...(sections ?? []).flatMap((section) => section.fields)].map((field) => field.name);
  const key = names.join(" ");
  const { toForm, toObject } = useMemo(
    () => namedConverters<RealmRepresentation, RealmValues>(none, key.split(" "), shapes),
    [key],
  );
  const edit = useRealmEdit({ name: `realm ${name}`, toForm, toObject, secret });
  if (sections) return <SectionsForm edit={edit} fields={fields} sections={sections} testIds={testIds} />;
  return <EditForm edit={edit} fields={fields} testIds={testIds} />;
}
