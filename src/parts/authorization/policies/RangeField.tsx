import { Flex } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { Field, FieldError } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { NumberBox } from "~/kit/form/kinds/NumberField";

interface Props extends FieldProps {
  min: number;
  max: number;
}

/** A part of a time, from one number to another one (`{name}End`); the server keeps both as texts. */
export function RangeField(props: Props) {
  const { name, min, max } = props;
  const t = useT();
  const label = t(props.label);
  const until = `${name}End`;
  const of = { min, max, stringify: true, label: props.label };
  return (
    <Field {...props} isGroup>
      <Flex id={name} gap={{ default: "gapSm" }}>
        <NumberBox {...of} name={name} id={`${name}-from`} ariaLabel={t(["gatehouse.rangeFrom", { label }])} />
        <span>{t("to")}</span>
        <NumberBox {...of} name={until} id={`${name}-until`} ariaLabel={t(["gatehouse.rangeTo", { label }])} />
      </Flex>
      <FieldError name={until} id={`${name}-until`} />
    </Field>
  );
}
