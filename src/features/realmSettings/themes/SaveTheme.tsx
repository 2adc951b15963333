import { Button } from "@patternfly/react-core";
import { useForm } from "react-hook-form";
import { addAlert } from "~/data/write/alerts";
import type { ThemeValues } from "~/features/realmSettings/themes/palette";
import { themeJar } from "~/features/realmSettings/themes/themeJar";
import { useT } from "~/i18n/useT";
import { saveFile } from "~/kit/controls/saveFile";
import { Dialog } from "~/kit/dialog/Dialog";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { PlainForm } from "~/kit/form/PlainForm";

interface Values {
  fileName: string;
}

interface Props {
  /** What the theme is made of. */
  values: () => ThemeValues;
  /** What the realm's attribute `style` holds. */
  style?: Record<string, unknown>;
  onSaved: () => void;
  onClose: () => void;
}

const fields: FieldSpec<Values>[] = [
  {
    kind: "text",
    name: "fileName",
    label: "gatehouse.fileName",
    help: "gatehouse.themeFileHelp",
    required: true,
    pattern: { value: /^\w[\w-]*\.jar$/, message: "gatehouse.noJarName" },
  },
];

/** Asks for the name of the jar, which names the theme, and hands it over. */
export function SaveTheme({ values, style, onSaved, onClose }: Props) {
  const t = useT();
  const form = useForm<Values>({ mode: "onChange", defaultValues: { fileName: "quick-theme.jar" } });
  const save = async ({ fileName }: Values) => {
    const jar = await themeJar(fileName.replace(/\.jar$/, ""), values(), style).catch(() => undefined);
    // an image that was chosen and has changed since
    if (!jar) return addAlert("gatehouse.fileUnread", "danger");
    saveFile(fileName, jar, "application/java-archive");
    onSaved();
    onClose();
  };
  return (
    <Dialog
      id="theme-file"
      variant="small"
      title={t.ifThere("fileNameDialogTitle") ?? t("downloadThemeJar")}
      actions={
        <Button
          id="modal-confirm"
          data-testid="confirm"
          type="submit"
          form="theme-file-form"
          isDisabled={!form.formState.isValid}
        >
          {t("continue")}
        </Button>
      }
      onClose={onClose}
    >
      <PlainForm id="theme-file-form" form={form} onSubmit={form.handleSubmit(save)}>
        <Inputs fields={fields} />
      </PlainForm>
    </Dialog>
  );
}
