import { use, useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { labelled } from "~/i18n/serverWords";
import type { Text } from "~/i18n/useT";
import { StoredContext } from "~/kit/form/fieldProps";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import type { Configured, SettingName } from "~/parts/providerSettings/ProviderSettings";
import type { Option } from "~/kit/form/kinds/SelectField";
import { isEmpty, textIn } from "~/kit/form/values";

const plain = (keys: readonly string[]): Option[] => keys.map((key) => ({ key, value: { text: key } }));

const upTo = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    value: { text: String(index).padStart(2, "0") },
  }));

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** Accessible names of open lists. */
const listLabels: Record<string, Text> = {
  evictionDay: "selectEvictionDay",
  evictionHour: "selectEvictionHour",
  evictionMinute: "selectEvictionMinute",
};

/** A setting of some policies. */
type Setting = Extract<FieldSpec<Configured>, { kind: "select" | "number" }>;

/**
 * A setting that begins with a value as soon as its policy is chosen here. What a provider lacks under the policy that it has
 * stays absent, or any save would write it.
 */
function Started({ field, start }: { field: Setting; start: string }) {
  const { name } = field;
  const { getValues, setValue } = useFormContext();
  const staysAbsent = use(StoredContext)(name, undefined);
  useEffect(() => {
    if (!staysAbsent && isEmpty(getValues(name))) setValue(name, start);
  }, [staysAbsent, name, start, getValues, setValue]);
  return <Inputs fields={[field]} />;
}

/**
 * How long the users of a provider stay in the server's cache.
 * @param nameOf form name of a setting
 */
export function cacheFields(nameOf: (setting: string) => SettingName): FieldSpec<Configured>[] {
  const choice = (setting: string, label: Text, help: Text, id: string, options: Option[]) => ({
    listLabel: listLabels[setting],
    kind: "select" as const,
    // a list to choose from however long, as automation knows it
    isTypeahead: false,
    name: nameOf(setting),
    id,
    label,
    help,
    options,
  });
  const during = (policies: string[], start: string, field: Setting): FieldSpec<Configured> => ({
    kind: "custom",
    name: field.name,
    label: field.label,
    help: field.help,
    when: { name: nameOf("cachePolicy"), is: (value) => policies.includes(textIn(value)) },
    render: () => <Started field={field} start={start} />,
  });
  return [
    choice(
      "cachePolicy",
      "cachePolicy",
      "cachePolicyHelp",
      "kc-cache-policy",
      plain(["DEFAULT", "EVICT_DAILY", "EVICT_WEEKLY", "MAX_LIFESPAN", "NO_CACHE"]),
    ),
    during(
      ["EVICT_WEEKLY"],
      "1",
      choice(
        "evictionDay",
        "evictionDay",
        "evictionDayHelp",
        "kc-eviction-day",
        days.map((day, index) => ({ key: String(index + 1), value: day })),
      ),
    ),
    during(
      ["EVICT_DAILY", "EVICT_WEEKLY"],
      "0",
      choice("evictionHour", "evictionHour", "evictionHourHelp", "kc-eviction-hour", upTo(24)),
    ),
    during(
      ["EVICT_DAILY", "EVICT_WEEKLY"],
      "0",
      choice("evictionMinute", "evictionMinute", "evictionMinuteHelp", "kc-eviction-minute", upTo(60)),
    ),
    during(["MAX_LIFESPAN"], "0", {
      kind: "number",
      stringify: true,
      min: 0,
      // a `long` of the server: 25 days are too many milliseconds for its other numbers
      max: Number.MAX_SAFE_INTEGER,
      name: nameOf("maxLifespan"),
      id: "config.maxLifespan[0]",
      testId: "kerberos-cache-lifespan",
      ...labelled("maxLifespan"),
      unit: "ms",
    }),
  ];
}
