import { Flex } from "@patternfly/react-core";
import { use, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type Text, useT } from "~/i18n/useT";
import { Field, FieldError } from "~/kit/form/Field";
import { type FieldProps, StoredContext } from "~/kit/form/fieldProps";
import { NumberBox } from "~/kit/form/kinds/NumberField";
import { isEmpty } from "~/kit/form/values";

interface Props extends FieldProps {
  min: number;
  max: number;
}

const isNew = () => false;

/**
 * A part of a time, from one number to another one (`{name}End`); the server keeps both as texts. It takes a last number
 * without a first one for no limit at all, and is never in a range that ends before it begins: neither can be meant.
 */
export function RangeField(props: Props) {
  const { name, min, max } = props;
  const t = useT();
  const { trigger, getFieldState, clearErrors } = useFormContext();
  const isStored = use(StoredContext);
  const label = t(props.label);
  const until = `${name}End`;
  const [first, last]: unknown[] = useWatch({ name: [name, until], exact: true });
  const of = { min, max, stringify: true, label: props.label };
  const afterFirst = (value: unknown): Text | undefined =>
    !isEmpty(value) && !isEmpty(first) && Number(value) < Number(first)
      ? ["greaterThan", { value: Number(first) - 1 }]
      : undefined;
  // what is wrong with one depends on the other, too
  useEffect(() => {
    const wrong = [name, until].filter((one) => getFieldState(one).error);
    if (wrong.length > 0) void trigger(wrong);
  }, [name, until, first, last, trigger, getFieldState]);
  // what nobody sees any more is not wrong: its error would keep the form from being saved
  useEffect(() => () => clearErrors([name, until]), [name, until, clearErrors]);
  const areStored = isStored(name, first) && isStored(until, last);
  return (
    <Field {...props} id={`${name}-from`} helpId={name} isGroup>
      <StoredContext value={areStored ? isStored : isNew}>
        <Flex gap={{ default: "gapSm" }}>
          <div id={name}>
            <NumberBox
              {...of}
              name={name}
              id={`${name}-from`}
              ariaLabel={t(["gatehouse.rangeFrom", { label }])}
              required={!isEmpty(last)}
            />
          </div>
          <span aria-hidden>–</span>
          <div id={until}>
            <NumberBox
              {...of}
              name={until}
              id={`${name}-until`}
              ariaLabel={t(["gatehouse.rangeTo", { label }])}
              validate={afterFirst}
            />
          </div>
        </Flex>
      </StoredContext>
      <FieldError name={until} id={`${name}-until`} />
    </Field>
  );
}
