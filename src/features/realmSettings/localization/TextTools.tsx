import { Button, ToolbarItem } from "@patternfly/react-core";
import { formatProperties } from "~/features/realmSettings/localization/properties";
import { useT } from "~/i18n/useT";
import { saveFile } from "~/kit/controls/saveFile";
import { WriteTool } from "~/kit/controls/Write";

interface Props {
  locale: string;
  /** The realm's texts of the language. */
  texts: Record<string, string>;
  onImport: () => void;
}

/** Takes the texts of a language out as a properties file, or some in. */
export function TextTools({ locale, texts, onImport }: Props) {
  const t = useT();
  return (
    <>
      <ToolbarItem>
        <Button
          variant="link"
          data-testid="export-texts"
          onClick={() => saveFile(`messages_${locale}.properties`, [formatProperties(texts)], "text/plain")}
        >
          {t("export")}
        </Button>
      </ToolbarItem>
      <WriteTool
        label="import"
        variant="link"
        testId="import-texts"
        call="realms.importLocalization"
        onClick={onImport}
      />
    </>
  );
}
