import type { FieldPath } from "react-hook-form";
import type { Text } from "~/i18n/useT";
import type { RealmValues } from "~/parts/realm/realmConverters";

interface Options {
  name: FieldPath<RealmValues>;
  label: Text;
  help: Text;
  /** Of the number; its name when left out. */
  id?: string;
  testId: string;
  /** What the id of its unit begins with, as scripts know it. */
  prefix: string;
  /** Id of the frame of the field, as scripts know it. */
  groupId?: string;
}

/** A time of the realm in seconds. The server takes one that is left out for "as it was", so there has to be one. */
export const durationField = ({ label, ...options }: Options) =>
  ({
    kind: "duration",
    label,
    helpId: typeof label === "string" ? label : undefined,
    required: true,
    ...options,
  }) as const;
