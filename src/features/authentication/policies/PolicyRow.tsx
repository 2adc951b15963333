import { Button, Flex, FlexItem } from "@patternfly/react-core";
import MinusCircleIcon from "@patternfly/react-icons/dist/esm/icons/minus-circle-icon";
import { useServerInfo } from "~/data/query/serverInfo";
import { BETWEEN, policyOf } from "~/features/authentication/policies/policyText";
import { type Text, useServerText, useT } from "~/i18n/useT";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { useDisabled } from "~/kit/form/fieldProps";

/** Least value of numbers; -1 lets the server choose the iterations of the algorithm. */
const leastOf = (id: string) => (id === "hashIterations" ? -1 : 0);

/** A value that contains what stands between two policies would be two of them. */
const whole = (value: unknown): Text | undefined =>
  String(value).includes(BETWEEN) ? ["gatehouse.policyBetween", { text: BETWEEN.trim() }] : undefined;

/** One password policy: its value, and a button that removes it. One that the server does not know is a text. */
export function PolicyRow({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useT();
  const serverText = useServerText();
  const isDisabled = useDisabled();
  const id = policyOf(name);
  const types = useServerInfo().passwordPolicies ?? [];
  const type = types.find((one) => one.id === id) ?? { displayName: id, configType: "String" };
  const helpKey = `passwordPoliciesHelp.${id}`;
  // a policy of an extension has none, and some of the server's own neither
  const help = serverText(helpKey) === helpKey ? undefined : serverText(helpKey);
  const base = {
    name: `policies.${name}`,
    // what refers to an id takes one with a blank for two
    id: name.replaceAll(" ", "-"),
    label: { text: type.displayName ?? id },
    help: help ? { text: help } : undefined,
    helpId: name,
  };
  const kinds: Record<string, FieldSpec> = {
    int: { kind: "number", stringify: true, min: leastOf(id), required: true, ...base },
    String: { kind: "text", required: true, testId: name, validate: whole, ...base },
  };
  // it has no value: that it is there says all
  const field = kinds[type.configType ?? ""] ?? { kind: "switch", onWhenAbsent: true, isDisabled: true, ...base };
  return (
    <Flex alignItems={{ default: "alignItemsFlexEnd" }} flexWrap={{ default: "nowrap" }}>
      <FlexItem grow={{ default: "grow" }}>
        <Inputs fields={[field]} />
      </FlexItem>
      <FlexItem>
        <Button
          variant="plain"
          data-testid={`remove-${name}`}
          aria-label={t("remove")}
          aria-description={type.displayName}
          isDisabled={isDisabled}
          icon={<MinusCircleIcon />}
          onClick={onRemove}
        />
      </FlexItem>
    </Flex>
  );
}
