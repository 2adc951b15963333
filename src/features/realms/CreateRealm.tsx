import { Button, Form, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { FormProvider, useController } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useAction } from "~/data/write/action";
import { withoutMasks } from "~/data/write/merge";
import { forgetDeletedRealm } from "~/data/query/deleted";
import { refreshWhoami } from "~/data/query/realm";
import { useT } from "~/i18n/useT";
import { Modal } from "~/kit/dialog/Modal";
import { DraftOffer } from "~/kit/form/DraftOffer";
import { jsonProblem, objectIn } from "~/kit/form/json";
import { SwitchField } from "~/kit/form/kinds/SwitchField";
import { TextField } from "~/kit/form/kinds/TextField";
import { type TextFile, TextFileUpload } from "~/kit/form/kinds/TextFileUpload";
import { useGuardedForm } from "~/kit/form/useGuardedForm";
import { isAboutRealmName, realmNameRule } from "~/parts/realm/realmName";
import { to } from "~/routes";

interface Values {
  realm: string;
  enabled: boolean;
  file: TextFile;
}

/** A realm file may hold secrets of clients: it never reaches the draft. */
const secret: "file"[] = ["file"];

const noFile: TextFile = { name: "", text: "" };

/** Makes a realm from its name, or from a JSON file overlaid with the form (`POST /admin/realms`). */
export function CreateRealm({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { form, draft, done } = useGuardedForm<Values>({
    name: "create realm",
    defaultValues: { realm: "", enabled: true, file: noFile },
    secret,
  });
  const { value: file, onChange: setFile, ref: fileRef } = useController({ control: form.control, name: "file" }).field;
  const { errors, isSubmitting } = form.formState;
  const creation = useAction(
    async (call, realm: Record<string, unknown>) => {
      const name = String(realm.realm);
      await call("realms.create", realm);
      forgetDeletedRealm(name);
      await refreshWhoami();
      return name;
    },
    {
      done: "saveRealmSuccess",
      failed: "saveRealmError",
      // not what the field holds by now
      answered: (name) => {
        close();
        void navigate(to("realms", { realm: name }));
      },
    },
  );

  const take = (next: TextFile) => {
    setFile(next);
    form.clearErrors("file");
    const object = objectIn(next.text);
    if (!object) return;
    // what the file before said is no longer said by one that leaves it out
    const before = objectIn(file.text);
    const isOfBefore = (name: "realm" | "enabled") => before?.[name] === form.getValues(name);
    if (typeof object.realm === "string")
      form.setValue("realm", object.realm, { shouldDirty: true, shouldValidate: true });
    else if (isOfBefore("realm")) form.setValue("realm", "");
    if (typeof object.enabled === "boolean") form.setValue("enabled", object.enabled, { shouldDirty: true });
    else if (isOfBefore("enabled")) form.setValue("enabled", true);
  };
  const close = () => {
    done();
    onClose();
  };
  const save = form.handleSubmit(async ({ realm, enabled, file: { text } }) => {
    const object = objectIn(text);
    if (object === null) {
      const message = t(jsonProblem(text, "gatehouse.noJsonObject"));
      return form.setError("file", { message }, { shouldFocus: true });
    }
    // a mask would become the secret itself; of what is left out, the server makes a new one
    const failure = await creation.run({ ...withoutMasks(object ?? {}), realm, enabled });
    // a name that is taken or that the server refuses, else something in the file
    if (failure?.status === 400 || failure?.status === 409) {
      const field = text === "" || isAboutRealmName(failure, realm) ? "realm" : "file";
      form.setError(field, { type: "server", message: failure.message }, { shouldFocus: true });
    }
  });
  return (
    // once it is sent the server makes the realm, whoever closes the dialog
    <Modal variant="medium" onClose={() => isSubmitting || onClose()} aria-labelledby="create-realm-title">
      <ModalHeader title={t("createRealm")} labelId="create-realm-title" description={t("realmExplain")} />
      <ModalBody>
        <DraftOffer draft={draft} />
        <FormProvider {...form}>
          <Form id="realm-form" onSubmit={(event) => void save(event)} noValidate>
            <TextFileUpload
              id="kc-realm-filename"
              accept=".json,application/json"
              hint="helpFileUpload"
              value={file}
              onChange={take}
              error={errors.file?.message}
              ref={fileRef}
            />
            <TextField name="realm" label="realmNameField" required validate={realmNameRule} />
            <SwitchField name="enabled" label="enabled" />
          </Form>
        </FormProvider>
      </ModalBody>
      <ModalFooter>
        <Button type="submit" form="realm-form" data-testid="create" isLoading={isSubmitting} isDisabled={isSubmitting}>
          {t("create")}
        </Button>
        <Button variant="link" data-testid="cancel" isDisabled={isSubmitting} onClick={close}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
