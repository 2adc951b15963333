import { Button, Flex, Stack } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { AssignedPolicies } from "~/features/permissions/permission/AssignedPolicies";
import { AssignPolicies } from "~/features/permissions/permission/AssignPolicies";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { listIn } from "~/kit/form/values";
import { lazily } from "~/kit/page/lazily";

const NewPolicyDialog = lazily(() =>
  import("~/features/permissions/permission/NewPolicyDialog").then((module) => module.NewPolicyDialog),
);

interface Props extends FieldProps {
  /** Internal id of the client that keeps them. */
  clientId: string;
}

/** The policies that decide about a permission, a row each: chosen among those there are, or made here. */
export function PoliciesField({ clientId: id, ...props }: Props) {
  const t = useT();
  const { change, ref, isDisabled, error } = useField(props);
  const { getValues } = useFormContext();
  const ids = listIn(useWatch({ name: props.name, exact: true }));
  // to what the field has then: an answer of the server comes later than it was rendered
  const add = (more: string[]) => change([...listIn(getValues(props.name)), ...more]);
  const [dialog, setDialog] = useState<"assign" | "create">();
  const close = () => setDialog(undefined);
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        <Stack hasGutter>
          <Flex gap={{ default: "gapSm" }}>
            <Button
              variant="secondary"
              data-testid="select-assignedPolicy-button"
              isDisabled={isDisabled}
              aria-describedby={error}
              onClick={() => setDialog("assign")}
            >
              {t("assignExistingPolicies")}
            </Button>
            <WriteButton
              call="clients.createPolicy"
              variant="secondary"
              testId="select-createNewPolicy-button"
              onClick={() => setDialog("create")}
            >
              {t("createNewPolicy")}
            </WriteButton>
          </Flex>
          {ids.length > 0 && (
            <AssignedPolicies
              id={id}
              policyIds={ids}
              isDisabled={isDisabled}
              onRemove={(gone) => change(ids.filter((one) => one !== gone))}
            />
          )}
        </Stack>
      </div>
      {/* the page stays while what they need is on its way */}
      <Suspense>
        {dialog === "assign" && <AssignPolicies id={id} assigned={ids} onClose={close} onPick={add} />}
        {dialog === "create" && <NewPolicyDialog id={id} onClose={close} onCreated={(policyId) => add([policyId])} />}
      </Suspense>
    </Field>
  );
}
