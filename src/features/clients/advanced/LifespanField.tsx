import { Flex, FlexItem, HelperText, HelperTextItem } from "@patternfly/react-core";
import { useState } from "react";
import { attribute } from "~/features/clients/client";
import { labelled } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import { DurationInput } from "~/kit/form/kinds/DurationInput";
import { useDurationText } from "~/kit/form/kinds/useDurationText";
import { Select } from "~/kit/form/kinds/Select";
import { LARGEST, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

type Lifespan =
  | "accessTokenLifespan"
  | "clientSessionIdle"
  | "clientSessionMax"
  | "clientOfflineSessionIdle"
  | "clientOfflineSessionMax";

/** What a lifespan of its own begins with, in seconds. */
const FIRST = "60";

/**
 * A time that a client has from its realm unless it has one of its own.
 * @param inherited seconds of the realm; undefined where the administrator may not read them
 */
export const lifespanField = (name: string, id: Lifespan, inherited: number | undefined) =>
  ({
    kind: "custom",
    name: attribute(name),
    ...labelled(id),
    render: () => <LifespanField name={attribute(name)} id={id} inherited={inherited} />,
  }) as const;

interface Props {
  name: string;
  id: Lifespan;
  inherited: number | undefined;
}

function LifespanField({ name, id, inherited }: Props) {
  const t = useT();
  const timeOf = useDurationText();
  const props = { name, id: `token-lifespan-${id}`, helpId: id, ...labelled(id) };
  const { value, change, blur, ref, isDisabled, error } = useField<string>(props, { min: 1, max: LARGEST });
  // the number that was just emptied stays until it is left
  const [isTyping, setTyping] = useState(false);
  const text = textIn(value);
  const state = text !== "" || isTyping ? "expires" : "inherited";
  return (
    <Field {...props} isGroup>
      <div data-testid={props.id}>
        <Flex spaceItems={{ default: "spaceItemsSm" }}>
          <FlexItem>
            <Select
              id={`${props.id}-state`}
              label={t(id)}
              choices={(["inherited", "expires"] as const).map((key) => ({ key, text: t(`tokenLifespan.${key}`) }))}
              chosen={[state]}
              isDisabled={isDisabled}
              onChoose={(next) => {
                setTyping(false);
                if (next !== state) change(next === "expires" ? FIRST : "");
              }}
            />
          </FlexItem>
          {state === "expires" && (
            <FlexItem>
              <DurationInput
                ref={ref}
                id={props.id}
                label={t(id)}
                name={name}
                testId={name}
                min={1}
                text={text}
                isDisabled={isDisabled}
                error={error}
                onChange={(seconds) => {
                  setTyping(true);
                  change(String(seconds));
                }}
                onBlur={() => {
                  setTyping(false);
                  blur();
                }}
              />
            </FlexItem>
          )}
        </Flex>
        {text === "" && inherited !== undefined && (
          <HelperText>
            <HelperTextItem>{t(["gatehouse.fromRealm", { value: timeOf(inherited) }])}</HelperTextItem>
          </HelperText>
        )}
      </div>
    </Field>
  );
}
