import { Button, Checkbox } from "@patternfly/react-core";
import MinusCircleIcon from "@patternfly/react-icons/dist/esm/icons/minus-circle-icon";
import type { ReactNode } from "react";
import type { Picked } from "~/data/api/authorization";
import { pickedIn } from "~/parts/authorization/policies/picked";
import { type Key, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";

/** What the form keeps: objects with their flag, or ids. */
export interface PickedProps extends FieldProps {
  /** Plain ids, or one of them; objects with a flag when left out. */
  stores?: "ids" | "id";
}

/** Props of the button that adds rows. */
export interface PickerProps {
  picked: readonly Picked[];
  isDisabled: boolean;
  /** Id of the error text of the field. */
  error: string | undefined;
  onPick: (ids: readonly (string | undefined)[]) => void;
}

interface Props extends PickedProps {
  /** Heading of the names. */
  heading: Key;
  /** The flag of each object. */
  flag: "required" | "extendChildren";
  flagLabel: Key;
  /** Whether the flag means something for an object; one that is set can be taken away all the same. */
  hasFlag?: (id: string) => boolean;
  nameOf: (id: string) => ReactNode;
  /** Renders the button that adds objects. */
  picker: (props: PickerProps) => ReactNode;
}

/** Objects that a policy or permission names, a row each; the form keeps them as the server does. */
export function PickedRows({
  heading,
  flag,
  flagLabel,
  hasFlag = () => true,
  nameOf,
  picker,
  stores,
  ...props
}: Props) {
  const t = useT();
  const { value, change, ref, isDisabled, error } = useField<unknown>(props);
  const picked = pickedIn(value);
  const keep = (next: Picked[]) => {
    if (!stores) return change(next);
    const ids = next.map(({ id }) => id);
    change(stores === "id" ? (ids.at(-1) ?? "") : ids);
  };
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        {picker({
          picked,
          isDisabled,
          error,
          onPick: (ids) => {
            const known = new Set(picked.map(({ id }) => id));
            const added = ids.flatMap((id) => (id && !known.has(id) ? { id, [flag]: false } : []));
            keep([...picked, ...added]);
          },
        })}
        {picked.length > 0 && (
          <Table className="gh-middle">
            <Thead>
              <Tr>
                <Th>{t(heading)}</Th>
                {!stores && <Th>{t(flagLabel)}</Th>}
                <Th unseen={t("remove")} />
              </Tr>
            </Thead>
            <Tbody>
              {picked.map((one) => (
                <Tr key={one.id}>
                  <Td label={t(heading)} id={`${props.name}-${one.id}`}>
                    {nameOf(one.id)}
                  </Td>
                  {!stores && (
                    <Td label={t(flagLabel)}>
                      <Checkbox
                        id={`${flag}-${one.id}`}
                        data-testid="standard"
                        aria-label={t(flagLabel)}
                        aria-describedby={`${props.name}-${one.id}`}
                        isDisabled={isDisabled || !(hasFlag(one.id) || one[flag])}
                        isChecked={one[flag] === true}
                        onChange={(_, on) =>
                          keep(picked.map((other) => (other.id === one.id ? { ...other, [flag]: on } : other)))
                        }
                      />
                    </Td>
                  )}
                  <Td>
                    <Button
                      variant="link"
                      aria-label={t("remove")}
                      aria-describedby={`${props.name}-${one.id}`}
                      icon={<MinusCircleIcon />}
                      isDisabled={isDisabled}
                      onClick={() => keep(picked.filter(({ id }) => id !== one.id))}
                    />
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        )}
      </div>
    </Field>
  );
}
