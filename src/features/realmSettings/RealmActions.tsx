import { Divider, Flex, FlexItem } from "@patternfly/react-core";
import { useState } from "react";
import { PartialImport } from "~/features/realmSettings/partial/PartialImport";
import { noParts, PartialExport } from "~/features/realmSettings/partial/PartialExport";
import { env } from "~/data/auth/env";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { useT } from "~/i18n/useT";
import { EnableSwitch } from "~/kit/controls/EnableSwitch";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { useDeleteRealms } from "~/parts/realm/useDeleteRealms";
import { useRealmChange } from "~/parts/realm/useRealmChange";

/** What can be done with the realm from its page. */
export function RealmActions() {
  const t = useT();
  const [dialog, setDialog] = useState<"import" | "export">();
  const close = () => setDialog(undefined);
  // kept until the page is left
  const [exported, setExported] = useState(noParts);
  const name = useRealm();
  const { enabled = false } = useRealmRepresentation();
  const update = useRealmChange({ done: "realmSaveSuccess", failed: "realmSaveError" });
  const remove = useDeleteRealms("dashboard");
  const change = async (on: boolean) => {
    const ask = () =>
      confirm({
        title: "disableConfirmTitle",
        body: "disableConfirmRealm",
        names: [name],
        consequences: name === env().realm ? "gatehouse.disableOwnRealm" : undefined,
        label: "disable",
        danger: true,
      });
    if (on || (await ask())) await update.run({ enabled: on });
  };
  return (
    <Flex>
      <FlexItem>
        <EnableSwitch
          call="realms.update"
          title={name}
          isOn={enabled}
          isBusy={update.running}
          onChange={(on) => void change(on)}
        />
      </FlexItem>
      <FlexItem>
        <ActionMenu id="realm-actions">
          <WriteItem call="realms.partialImport" testId="openPartialImportModal" onClick={() => setDialog("import")}>
            {t("partialImport")}
          </WriteItem>
          <WriteItem call="realms.export" testId="openPartialExportModal" onClick={() => setDialog("export")}>
            {t("partialExport")}
          </WriteItem>
          <Divider component="li" />
          <WriteItem call="realms.del" isDanger onClick={() => void remove([{ name }])}>
            {t("delete")}
          </WriteItem>
        </ActionMenu>
      </FlexItem>
      {dialog === "import" && <PartialImport onClose={close} />}
      {/* an export that was given up may end while another dialog is open */}
      {dialog === "export" && (
        <PartialExport
          includes={exported}
          onChange={setExported}
          onClose={() => setDialog((now) => (now === "export" ? undefined : now))}
        />
      )}
    </Flex>
  );
}
