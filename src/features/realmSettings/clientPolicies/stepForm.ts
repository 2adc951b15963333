import type { Step } from "~/features/realmSettings/clientPolicies/steps";
import { fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import { isEmpty } from "~/kit/form/values";
import type { Configured } from "~/parts/providerSettings/ProviderSettings";

/** Values of the form of a step. */
export interface StepValues extends Configured {
  type: string;
}

/** The form's values of a step. */
export const toForm = ({ type, configuration }: Step): StepValues => ({ type, config: toFormMap(configuration) });

/** The step that values mean: what is empty is not there. */
export const toObject = ({ type, config }: StepValues): Step => ({
  type,
  configuration: Object.fromEntries(Object.entries(fromFormMap(config)).filter(([, value]) => !isEmpty(value))),
});
