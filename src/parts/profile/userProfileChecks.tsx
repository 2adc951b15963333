import { Checkbox, Radio } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { focusInside, useField } from "~/kit/form/useField";
import { listIn } from "~/kit/form/values";
import type { ControlProps } from "~/parts/profile/userProfile";
import { useProfileOptions } from "~/parts/profile/userProfileSelects";

/**
 * Options one below the other: one of them by radio button, or several by checkbox. The form keeps a list. A radio button
 * cannot be switched off: where none is needed, there is one for that as soon as another is or was chosen.
 */
export function ProfileChecks({ attribute, isMulti = false, ...props }: ControlProps & { isMulti?: boolean }) {
  const t = useT();
  const { id, value, change, blur, ref, isDirty, isDisabled, error } = useField(props);
  const options = useProfileOptions(attribute);
  const chosen = listIn(value).filter(Boolean);
  // a value that is not among the options is shown and kept
  const others = chosen.filter((key) => options.every((option) => option.key !== key));
  const canUnset = !isMulti && !props.required && !isDisabled && (isDirty || chosen.length > 0);
  const shown = [
    ...options,
    ...others.map((key) => ({ key, text: key })),
    ...(canUnset ? [{ key: "", text: t("none") }] : []),
  ];
  const Control = isMulti ? Checkbox : Radio;
  return (
    <div ref={focusInside(ref)}>
      {shown.map(({ key, text }) => (
        <Control
          key={key}
          // two attributes may have the same options
          id={`${id}.${key}`}
          name={isMulti ? `${props.name}.${key}` : props.name}
          data-testid={key}
          label={text}
          isDisabled={isDisabled}
          aria-describedby={error}
          isChecked={key ? chosen.includes(key) : chosen.length === 0}
          onChange={(_, on) => {
            if (!isMulti) change(key ? [key] : []);
            else change(on ? [...chosen, key] : chosen.filter((other) => other !== key));
          }}
          onBlur={blur}
        />
      ))}
    </div>
  );
}
