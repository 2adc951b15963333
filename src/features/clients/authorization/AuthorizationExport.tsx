import { Button, Flex, Stack } from "@patternfly/react-core";
import { useData } from "~/data/query/cache";
import { addAlert } from "~/data/write/alerts";
import { useT } from "~/i18n/useT";
import { copyAndTell } from "~/kit/controls/CopyButton";
import { saveFile } from "~/kit/controls/saveFile";
import { Code } from "~/kit/form/kinds/Code";

/** All authorization settings of a client as JSON (`GET clients/{id}/authz/resource-server/settings`). */
export function AuthorizationExport({ id }: { id: string }) {
  const t = useT();
  const text = JSON.stringify(useData("clients.exportResource", { id }), undefined, 2);
  const download = () => {
    // the name that automation waits for
    saveFile("test-authz-config.json", [text], "application/json");
    addAlert("exportAuthDetailsSuccess");
  };
  return (
    <Stack hasGutter>
      <Code
        id="authDetails"
        testId="authorization-export-code-editor"
        aria-label={t("authDetails")}
        height="30rem"
        value={text}
        isReadOnly
      />
      <Flex>
        <Button data-testid="authorization-export-download" onClick={download}>
          {t("download")}
        </Button>
        <Button
          data-testid="authorization-export-copy"
          variant="secondary"
          onClick={() => void copyAndTell(text, "copied")}
        >
          {t("copy")}
        </Button>
      </Flex>
    </Stack>
  );
}
