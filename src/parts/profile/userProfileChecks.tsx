import { Checkbox, Radio } from "@patternfly/react-core";
import { focusInside, useField } from "~/kit/form/useField";
import { listIn } from "~/kit/form/values";
import type { ControlProps } from "~/parts/profile/userProfile";
import { useProfileOptions } from "~/parts/profile/userProfileSelects";

/** Options one below the other: one of them by radio button, or several by checkbox. The form keeps a list. */
export function ProfileChecks({ attribute, isMulti = false, ...props }: ControlProps & { isMulti?: boolean }) {
  const { id, value, change, blur, ref, isDisabled, error } = useField(props);
  const options = useProfileOptions(attribute);
  const chosen = listIn(value);
  // a value that is not among the options is shown and kept
  const others = chosen.filter((key) => key && options.every((option) => option.key !== key));
  const Control = isMulti ? Checkbox : Radio;
  return (
    <div ref={focusInside(ref)}>
      {[...options, ...others.map((key) => ({ key, text: key }))].map(({ key, text }) => (
        <Control
          key={key}
          // two attributes may have the same options
          id={`${id}.${key}`}
          name={isMulti ? `${props.name}.${key}` : props.name}
          data-testid={key}
          label={text}
          isDisabled={isDisabled}
          aria-describedby={error}
          isChecked={chosen.includes(key)}
          onChange={(_, on) => {
            if (!isMulti) change([key]);
            else change(on ? [...chosen, key] : chosen.filter((other) => other !== key));
          }}
          onBlur={blur}
        />
      ))}
    </div>
  );
}
