import type { Text } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Configured, SettingName } from "~/parts/providerSettings/ProviderSettings";
import type { Option } from "~/kit/form/kinds/SelectField";
import { textIn } from "~/kit/form/values";

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

/**
 * How long the users of a provider stay in the server's cache.
 * @param nameOf form name of a setting
 */
export function cacheFields(nameOf: (setting: string) => SettingName): FieldSpec<Configured>[] {
  const isPolicy = (...policies: string[]) => ({
    name: nameOf("cachePolicy"),
    is: (value: unknown) => policies.includes(textIn(value)),
  });
  const choice = (setting: string, label: Text, help: Text, id: string, options: Option[], ...policies: string[]) => ({
    listLabel: listLabels[setting],
    defaultValue: options[0]?.key,
    kind: "select" as const,
    // a list to choose from however long, as automation knows it
    isTypeahead: false,
    name: nameOf(setting),
    id,
    label,
    help,
    options,
    when: policies.length > 0 ? isPolicy(...policies) : undefined,
  });
  return [
    choice(
      "cachePolicy",
      "cachePolicy",
      "cachePolicyHelp",
      "kc-cache-policy",
      plain(["DEFAULT", "EVICT_DAILY", "EVICT_WEEKLY", "MAX_LIFESPAN", "NO_CACHE"]),
    ),
    choice(
      "evictionDay",
      "evictionDay",
      "evictionDayHelp",
      "kc-eviction-day",
      days.map((day, index) => ({ key: String(index + 1), value: day })),
      "EVICT_WEEKLY",
    ),
    choice(
      "evictionHour",
      "evictionHour",
      "evictionHourHelp",
      "kc-eviction-hour",
      upTo(24),
      "EVICT_DAILY",
      "EVICT_WEEKLY",
    ),
    choice(
      "evictionMinute",
      "evictionMinute",
      "evictionMinuteHelp",
      "kc-eviction-minute",
      upTo(60),
      "EVICT_DAILY",
      "EVICT_WEEKLY",
    ),
    {
      kind: "number",
      stringify: true,
      min: 0,
      name: nameOf("maxLifespan"),
      id: "config.maxLifespan[0]",
      testId: "kerberos-cache-lifespan",
      label: "maxLifespan",
      help: "maxLifespanHelp",
      unit: "ms",
      defaultValue: "0",
      when: isPolicy("MAX_LIFESPAN"),
    },
  ];
}
