import { Button } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Entry } from "~/features/realmSettings/userProfile/profile";
import { lazily } from "~/kit/page/lazily";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { FieldError } from "~/kit/form/Field";
import { useField } from "~/kit/form/useField";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";

const ValidatorDialog = lazily(() =>
  import("~/features/realmSettings/userProfile/ValidatorDialog").then((module) => module.ValidatorDialog),
);

const field = { name: "validations", label: "validations" } as const;

/** The validators of an attribute; they are saved with it. */
export function ValidationsField() {
  const t = useT();
  const { value, change, ref, isDisabled, error } = useField(field);
  const { getValues, setValue } = useFormContext();
  const validators: Entry[] = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState<Entry | "new">();
  const remove = async ({ name }: Entry) => {
    const yes = await confirm({
      title: "deleteValidatorConfirmTitle",
      body: ["deleteValidatorConfirmMsg", { validatorName: name }],
      names: [name],
      label: "delete",
      danger: true,
    });
    if (yes) change(validators.filter((one) => one.name !== name));
  };
  const keep = (entry: Entry) => {
    const isThere = validators.some(({ name }) => name === entry.name);
    change(isThere ? validators.map((one) => (one.name === entry.name ? entry : one)) : [...validators, entry]);
    const annotations: Entry[] = getValues("annotations");
    // a list of options is of no use in a line of text
    if (!isThere && entry.name === "options" && !annotations.some(({ name }) => name === "inputType"))
      setValue("annotations", [...annotations, { name: "inputType", value: "select" }], { shouldDirty: true });
    setOpen(undefined);
  };
  return (
    <>
      <div>
        <Button
          ref={ref}
          id="addValidator"
          data-testid="addValidator"
          variant="secondary"
          aria-describedby={error}
          isDisabled={isDisabled}
          onClick={() => setOpen("new")}
        >
          {t("addValidator")}
        </Button>
      </div>
      {validators.length === 0 ? (
        <p className="kc-emptyValidators">{t("emptyValidators")}</p>
      ) : (
        <Table aria-label={t("validations")} className="gh-middle">
          <Thead>
            <Tr>
              <Th>{t("validatorColNames.colName")}</Th>
              <Th>{t("validatorColNames.colConfig")}</Th>
              <Td />
            </Tr>
          </Thead>
          <Tbody>
            {validators.map((validator) => (
              <Tr key={validator.name}>
                <Td label={t("validatorColNames.colName")}>{validator.name}</Td>
                <Td label={t("validatorColNames.colConfig")} dir="ltr" className="gh-wrap">
                  {JSON.stringify(validator.value)}
                </Td>
                <Td className="gh-nowrap">
                  <Button
                    variant="link"
                    data-testid="editValidator"
                    aria-label={`${t("edit")} ${validator.name}`}
                    isDisabled={isDisabled}
                    onClick={() => setOpen(validator)}
                  >
                    {t("edit")}
                  </Button>
                  <Button
                    variant="link"
                    data-testid="deleteValidator"
                    aria-label={`${t("delete")} ${validator.name}`}
                    isDisabled={isDisabled}
                    onClick={() => void remove(validator)}
                  >
                    {t("delete")}
                  </Button>
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
      <FieldError name={field.name} />
      {open && (
        <Suspense>
          {" "}
          <ValidatorDialog
            validator={open === "new" ? undefined : open}
            used={validators.map(({ name }) => name)}
            onSave={keep}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
