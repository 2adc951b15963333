import { Flex, TextInput } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

const PARTS = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d):\d\d$/;

/** A day and a time of it in the time zone of the server, as one text `yyyy-MM-dd HH:mm:00`; midnight until a time is typed. */
export function MomentField(props: FieldProps) {
  const t = useT();
  const { value, change, blur, ref, isDisabled, error } = useField(props);
  const [, day = "", time = ""] = PARTS.exec(textIn(value)) ?? [];
  const control = { isDisabled, "aria-describedby": error, onBlur: blur };
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        <Flex id={props.name} gap={{ default: "gapSm" }}>
          <TextInput
            {...control}
            type="date"
            className="gh-moment"
            aria-label={t("gatehouse.datePicker")}
            value={day}
            onChange={(_, next) => change(next && `${next} ${time || "00:00"}:00`)}
          />
          <TextInput
            {...control}
            type="time"
            className="gh-moment"
            aria-label={t("gatehouse.timePicker")}
            // there is no time without a day
            isDisabled={isDisabled || day === ""}
            value={time}
            onChange={(_, next) => change(`${day} ${next || "00:00"}:00`)}
          />
        </Flex>
      </div>
    </Field>
  );
}
