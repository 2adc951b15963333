import { Button, ModalBody, ModalHeader } from "@patternfly/react-core";
import type { Write } from "~/data/access/permissions";
import type { Failure } from "~/data/api/errors";
import type { Call } from "~/data/write/action";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { askToClose } from "~/kit/dialog/askToClose";
import { Modal } from "~/kit/dialog/Modal";
import { useCloseAfter, useWhileShown } from "~/kit/dialog/useWhileShown";
import { EditForm } from "~/kit/form/EditForm";
import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { type Configured, useProviderFields } from "~/parts/providerSettings/ProviderSettings";
import { type Property, secretsIn, settingName } from "~/parts/providerSettings/settingTypes";

/** Settings of an execution, which have a name, or of a required action. */
export interface Configuration {
  id?: string;
  alias?: string;
  config?: Record<string, string>;
}

type Values = Configured & Omit<Configuration, "config">;

interface Props {
  /** Names the form and the heading. */
  id: string;
  title: string;
  /** Names the form for its draft. */
  name: string;
  object: Configuration;
  /** What the server says of its settings. */
  properties: readonly Property[];
  /** Fields before those of the settings. */
  fields?: readonly FieldSpec<Values>[];
  call: Write;
  /** Reads the settings again; left out where there are none yet. */
  read?: (call: Call) => Promise<Configuration>;
  write: (call: Call, next: Configuration) => Promise<unknown>;
  /** Makes the settings again, where somebody else has deleted them meanwhile. */
  recreate?: (call: Call, next: Configuration) => Promise<unknown>;
  /** The field a failure is about, where the server names none. */
  fieldOf?: (failure: Failure) => "alias" | undefined;
  /** Deletes the settings; left out where there are none. */
  clear?: { call: Write; run: () => Promise<Failure | undefined> };
  /** At the end side of the window, as high as it, so that what it is about shows beside it; in the middle when left out. */
  placement?: "end";
  onClose: () => void;
}

const none: readonly never[] = [];

/** The values that a form starts with: those that are stored, and the server's default where there is none. */
const withDefaults = (properties: readonly Property[], { config, ...stored }: Configuration): Values => ({
  ...stored,
  config: {
    ...Object.fromEntries(
      properties.flatMap(({ name, defaultValue }) =>
        name && defaultValue !== undefined && defaultValue !== null ? [[name, String(defaultValue)]] : [],
      ),
    ),
    ...config,
  },
});

/** Settings that are stored lack what nobody set: there the server does without, which is not its default. */
const shown = (properties: readonly Property[], stored: Configuration): Values =>
  stored.id === undefined ? withDefaults(properties, stored) : { ...stored, config: { ...stored.config } };

/** The server keeps texts. */
const asTexts = ({ config = {}, ...stored }: Configuration): Configuration => ({
  ...stored,
  config: Object.fromEntries(
    Object.entries<unknown>(config).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
});

/** A dialog with settings that the server describes: saved, cleared, or left alone. */
export function ConfigDialog(props: Props) {
  const { id, title, name, object, properties, call, read, write, recreate, fieldOf, clear, onClose } = props;
  const t = useT();
  const whileShown = useWhileShown();
  const fields: FieldSpec<Values>[] = [
    ...(props.fields ?? none),
    ...useProviderFields(properties, { isNew: !read, stringify: true }),
  ];
  const { toForm, toObject } = formOf(fields);
  const edit = useEdit({
    name,
    object,
    // a default that shows and that nobody chose is not written: elsewhere in the realm it may be another one
    toForm: (stored: Configuration) => toForm(shown(properties, stored)),
    toObject,
    call,
    read,
    write: (call, next) => write(call, asTexts(next)),
    recreate: recreate && ((call, next) => recreate(call, asTexts(next))),
    secret: secretsIn(properties),
    fieldOf,
    // the server names a setting as it describes it
    nameOf: (field) => (properties.some((one) => one.name === field) ? settingName(field) : undefined),
    onSaved: () => whileShown(onClose),
    done: "configSaveSuccess",
    failed: "configSaveError",
  });
  const close = () => {
    edit.leave();
    onClose();
  };
  const [isSending, closeAfter] = useCloseAfter(close);
  return (
    <Modal
      variant="medium"
      className={props.placement && "gh-dialog-end"}
      onClose={askToClose(edit.changed && !edit.saving && !isSending, close)}
      aria-labelledby={`${id}-title`}
    >
      <ModalHeader title={title} labelId={`${id}-title`} />
      <ModalBody id={id}>
        <EditForm
          edit={edit}
          fields={fields}
          buttons={
            <>
              <Button variant="link" id="modal-cancel" data-testid="cancel" onClick={close}>
                {t("cancel")}
              </Button>
              {clear && (
                <WriteButton
                  call={clear.call}
                  variant="link"
                  testId="clear"
                  isDisabled={isSending}
                  onClick={() => void closeAfter(clear.run())}
                >
                  {t("clear")}
                </WriteButton>
              )}
            </>
          }
        />
      </ModalBody>
    </Modal>
  );
}
