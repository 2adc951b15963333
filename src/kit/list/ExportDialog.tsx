import { Button, Checkbox, Form, FormGroup, Radio } from "@patternfly/react-core";
import { useEffect, useState } from "react";
import { alertFailure } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import { type ExportColumn, exportRows } from "~/data/files/exportRows";
import { usePreference } from "~/data/browser/usePreference";
import { type Text, useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { saveFile } from "~/kit/controls/saveFile";

interface Props<Row> {
  /** Name of the list. */
  title: Text;
  /** Name of the file, without its ending. */
  fileName: string;
  shown: ExportColumn<Row>[];
  all: ExportColumn<Row>[];
  /** All matching rows in pages; `isWhole` with what the list itself leaves out. */
  rows: (isWhole: boolean) => AsyncIterable<Row[]>;
  /** Tells rows apart that come a second time; by their own `id` when left out. */
  id?: (row: Row) => string;
  onClose: () => void;
}

const types = { csv: "text/csv;charset=utf-8", json: "application/json" };

/** Writes a list to a file: every row that matches, as a table (CSV) or as JSON, without secrets. */
export function ExportDialog<Row extends object>({ title, fileName, shown, all, rows, id, onClose }: Props<Row>) {
  const t = useT();
  const [format] = usePreference("gatehouse.export");
  const [everything, setEverything] = useState(false);
  const [read, setRead] = useState<number>();
  const [ending] = useState(() => new AbortController());
  useEffect(() => () => ending.abort(), [ending]);
  const running = read !== undefined;

  const start = async () => {
    const columns = everything ? (format.format === "json" ? undefined : all) : shown;
    setRead(0);
    try {
      const file = await exportRows({
        format,
        rows: rows(everything),
        id,
        columns,
        onProgress: setRead,
        signal: ending.signal,
      });
      if (!file) return;
      saveFile(`${fileName}.${format.format}`, file.parts, types[format.format]);
      const explanation: Text | undefined = file.repeated > 0 ? "gatehouse.exportRepeated" : undefined;
      addAlert(["gatehouse.exportDone", { rows: file.count }], "success", { explanation });
      onClose();
    } catch (error) {
      if (!ending.signal.aborted) alertFailure(error, "gatehouse.exportFailed");
      setRead(undefined);
    }
  };

  return (
    <Dialog
      id="export"
      variant="small"
      title={t(["gatehouse.exportTitle", { list: t(title) }])}
      actions={
        <Button
          type="submit"
          form="export-form"
          data-testid="export-start"
          isDisabled={running}
          isLoading={running}
          spinnerAriaLabel={t("spinnerLoading")}
        >
          {t("export")}
        </Button>
      }
      onClose={onClose}
    >
      <Form id="export-form" onSubmit={(event) => (event.preventDefault(), void start())}>
        <FormatOptions isDisabled={running} />
        <Options
          name="columns"
          label="gatehouse.columns"
          options={{ shown: "gatehouse.exportShown", all: "gatehouse.exportAll" }}
          value={everything ? "all" : "shown"}
          isDisabled={running}
          onChange={(next) => setEverything(next === "all")}
        />
        {running && <p role="status">{t(["gatehouse.exportProgress", { rows: read }])}</p>}
      </Form>
    </Dialog>
  );
}

/** Kind of file, and what a spreadsheet needs to read it; remembered as soon as it is chosen. */
function FormatOptions({ isDisabled }: { isDisabled: boolean }) {
  const t = useT();
  const [format, setFormat] = usePreference("gatehouse.export");
  return (
    <>
      <Options
        name="format"
        label="gatehouse.exportFormat"
        options={{ csv: { text: "CSV" }, json: { text: "JSON" } }}
        value={format.format}
        isDisabled={isDisabled}
        onChange={(next) => setFormat({ ...format, format: next })}
      />
      {format.format === "csv" && (
        <>
          <Options
            name="delimiter"
            label="gatehouse.exportDelimiter"
            options={{ ",": "gatehouse.exportComma", ";": "gatehouse.exportSemicolon", "\t": "gatehouse.exportTab" }}
            value={format.delimiter}
            isDisabled={isDisabled}
            onChange={(delimiter) => setFormat({ ...format, delimiter })}
          />
          <Checkbox
            id="export-bom"
            data-testid="export-bom"
            label={t("gatehouse.exportBom")}
            isChecked={format.bom}
            isDisabled={isDisabled}
            onChange={(_, bom) => setFormat({ ...format, bom })}
          />
        </>
      )}
    </>
  );
}

interface OptionsProps<Value extends string> {
  name: string;
  label: Text;
  options: Record<Value, Text>;
  value: Value;
  isDisabled: boolean;
  onChange: (value: Value) => void;
}

/** One of few. */
function Options<Value extends string>({ name, label, options, value, isDisabled, onChange }: OptionsProps<Value>) {
  const t = useT();
  return (
    <FormGroup role="radiogroup" label={t(label)} fieldId={`export-${name}`} isInline>
      {(Object.keys(options) as Value[]).map((option, index) => (
        <Radio
          key={option}
          id={`export-${name}-${index}`}
          name={`export-${name}`}
          data-testid={`export-${name}-${index}`}
          label={t(options[option])}
          isChecked={option === value}
          isDisabled={isDisabled}
          onChange={() => onChange(option)}
        />
      ))}
    </FormGroup>
  );
}
