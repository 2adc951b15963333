import { labelled } from "~/i18n/serverWords";
import type { Key } from "~/i18n/useT";
import type { FieldProps } from "~/kit/form/fieldProps";
import { RadioField } from "~/kit/form/kinds/RadioField";

type Strategy = "UNANIMOUS" | "AFFIRMATIVE" | "CONSENSUS";

/**
 * How the decisions of several policies become one.
 * @param strategies that can be chosen, in order
 */
export function decisionStrategy(strategies: readonly Strategy[], help: Key) {
  const field = { name: "decisionStrategy", label: "decisionStrategy", help } as const;
  const options = Object.fromEntries(strategies.map((one) => [one, `decisionStrategies.${one}` as const]));
  return { ...field, kind: "custom", render: () => <RadioField {...field} options={options} /> } as const;
}

/** Whether a policy decides as its condition says, or the other way round. */
export function logicField(isDisabled: boolean) {
  const field = { name: "logic", ...labelled("logic"), isDisabled } as const satisfies FieldProps;
  const options = { POSITIVE: "logicType.positive", NEGATIVE: "logicType.negative" } as const;
  return { ...field, kind: "custom", render: () => <RadioField {...field} options={options} /> } as const;
}
