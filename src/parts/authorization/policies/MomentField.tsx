import { Content, Flex, TextInput } from "@patternfly/react-core";
import { type FormEvent, useState } from "react";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

/** As servers take a moment: an hour of one digit, as another console writes it, and a day alone, too. */
const PARTS = /^(\d{4})-(\d\d?)-(\d\d?)(?: (\d\d?):(\d\d?)(?::\d\d?)?)?$/;

/** Day and time of a stored text as the browser's inputs take them; undefined where it is neither. */
function partsOf(stored: string) {
  const found = PARTS.exec(stored);
  if (!found) return undefined;
  const [year, month, day, hour = "", minute = ""] = found.slice(1).map((part = "0") => part.padStart(2, "0"));
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/**
 * A day and a time of it in the time zone of the server, as one text `yyyy-MM-dd HH:mm:00`; midnight until a time is typed. A
 * part that is left half typed is as it was before.
 */
export function MomentField(props: FieldProps) {
  const t = useT();
  const { value, change, blur, ref, isDisabled, error } = useField(props);
  const stored = textIn(value).trim();
  const parts = partsOf(stored);
  const { day, time } = parts ?? { day: "", time: "" };
  const [half, setHalf] = useState<"day" | "time">();
  const control = {
    isDisabled,
    "aria-describedby": error,
    onBlur: () => {
      setHalf(undefined);
      blur();
    },
  };
  const take = (part: "day" | "time", { currentTarget }: FormEvent<HTMLInputElement>, next: string) => {
    // the browser says nothing of what is not typed to its end
    if (currentTarget.validity.badInput) return setHalf(part);
    setHalf(undefined);
    change(next);
  };
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        <Flex id={props.name} gap={{ default: "gapSm" }}>
          <TextInput
            {...control}
            type="date"
            className="gh-moment"
            aria-label={t("gatehouse.datePicker")}
            value={half === "day" ? "" : day}
            onChange={(event, next) => take("day", event, next && `${next} ${time || "00:00"}:00`)}
          />
          <TextInput
            {...control}
            type="time"
            className="gh-moment"
            aria-label={t("gatehouse.timePicker")}
            // there is no time without a day
            isDisabled={isDisabled || day === ""}
            value={half === "time" ? "" : time}
            onChange={(event, next) => take("time", event, `${day} ${next || "00:00"}:00`)}
          />
        </Flex>
        {/* a limit that the inputs cannot show is one all the same */}
        {!parts && stored && (
          <Content component="small">
            <bdi>{stored}</bdi>
          </Content>
        )}
      </div>
    </Field>
  );
}
