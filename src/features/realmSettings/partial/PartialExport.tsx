import { Alert, Content, Form, FormGroup, HelperText, HelperTextItem, Switch } from "@patternfly/react-core";
import type { Rule } from "~/data/access/access";
import { useMissingAt } from "~/data/access/permissions";
import { SEES_CLIENTS } from "~/data/access/readers";
import { useRealm } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import { type Key, useT } from "~/i18n/useT";
import { saveFile } from "~/kit/controls/saveFile";
import { useWhyNot, WriteButton } from "~/kit/controls/Write";
import { Dialog } from "~/kit/dialog/Dialog";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";

/** Parts that the server leaves out of the file unless they are requested. */
export const noParts = { exportGroupsAndRoles: false, exportClients: false };

/** Beside managing the realm, which the server demands for the rest. */
const parts: { name: keyof typeof noParts; id: string; label: Key; access: Rule }[] = [
  {
    name: "exportGroupsAndRoles",
    id: "include-groups-and-roles-check",
    label: "includeGroupsAndRoles",
    access: { any: ["query-groups", "view-users", "manage-users"] },
  },
  {
    name: "exportClients",
    id: "include-clients-check",
    label: "includeClients",
    access: SEES_CLIENTS,
  },
];

interface Props {
  includes: typeof noParts;
  onChange: (includes: typeof noParts) => void;
  onClose: () => void;
}

/** Hands the administrator the realm as a file: `POST partial-export`. The server masks every secret in it. */
export function PartialExport({ includes, onChange, onClose }: Props) {
  const t = useT();
  const realm = useRealm();
  const download = useAction(
    async (call) => {
      const file = await call("realms.export", { realm, ...includes });
      saveFile("realm-export.json", [JSON.stringify(file, undefined, 2)], "application/json");
    },
    { done: "exportSuccess", failed: "exportFail", long: true },
  );
  const [isSending, closeAfter] = useCloseAfter(onClose);
  const missingAt = useMissingAt();
  const why = useWhyNot();
  return (
    <Dialog
      id="partial-export"
      variant="small"
      title={t("partialExport")}
      actions={
        <WriteButton
          call="realms.export"
          testId="confirm"
          isLoading={isSending}
          isDisabled={isSending}
          onClick={() => void closeAfter(download.run())}
        >
          {t("export")}
        </WriteButton>
      }
      onClose={onClose}
    >
      <Content component="p">{t("partialExportHeaderText")}</Content>
      <Content component="p">{t("gatehouse.exportMasked")}</Content>
      <Form isHorizontal onSubmit={(event) => event.preventDefault()}>
        {parts.map(({ name, id, label, access }) => {
          // where fine-grained permissions may give it, only the server knows
          const missing = missingAt({ access, isGrantable: true }).slice(0, 1);
          return (
            <FormGroup key={name} label={t(label)} fieldId={id}>
              <Switch
                id={id}
                data-testid={id}
                aria-label={t(label)}
                aria-describedby={missing.length > 0 ? `${id}-missing` : undefined}
                label={t(includes[name] ? "on" : "off")}
                isChecked={includes[name]}
                isDisabled={missing.length > 0}
                onChange={(_, on) => onChange({ ...includes, [name]: on })}
              />
              {missing.length > 0 && (
                <HelperText id={`${id}-missing`}>
                  <HelperTextItem>{why({ missing })}</HelperTextItem>
                </HelperText>
              )}
            </FormGroup>
          );
        })}
        {(includes.exportClients || includes.exportGroupsAndRoles) && (
          <Alert data-testid="warning-message" isInline variant="warning" title={t("exportWarningTitle")}>
            {t("exportWarningDescription")}
          </Alert>
        )}
      </Form>
    </Dialog>
  );
}
