import { useT } from "~/i18n/useT";

const REQUIREMENTS = ["REQUIRED", "ALTERNATIVE", "CONDITIONAL", "DISABLED"] as const;

/** Whether a step has to be passed, in words; a value of newer servers as it is. */
export function useRequirementText(): (value: string) => string {
  const t = useT();
  return (value) => {
    const known = REQUIREMENTS.find((one) => one === value);
    return known ? t(`requirements.${known}`) : value;
  };
}
