import {
  Flex,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  PageSection,
  Stack,
} from "@patternfly/react-core";
import { useRef } from "react";
import { decode, type Delimiter, type Encoding, encodingOf, type Table } from "~/data/files/userTable";
import { type Text, useT } from "~/i18n/useT";
import { Choice } from "~/kit/controls/Choice";
import { Code } from "~/kit/form/kinds/Code";
import { FileBox } from "~/kit/form/kinds/FileBox";

/** Characters from which a file is read but not shown for editing. */
const PREVIEW = 102_400;
/** Bytes of the largest file that is read. */
const MOST = 20 * 2 ** 20;

/** What is imported: a file, or what was typed or pasted. */
export interface Source {
  /** Another one for each file that is chosen. */
  id: number;
  name: string;
  text: string;
  /** Of a file; its text is read again when another encoding is chosen. */
  bytes?: Uint8Array;
  encoding?: Encoding;
  /** Chosen by hand. */
  delimiter?: Delimiter;
  error?: Text;
}

/** Nothing yet. */
export const noSource: Source = { id: 0, name: "", text: "" };

const encodings: Record<Encoding, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  "windows-1252": "Windows-1252",
};
const isEncoding = (text: string): text is Encoding => text in encodings;

const delimiters: Record<Delimiter, Text> = {
  ";": "gatehouse.exportSemicolon",
  ",": "gatehouse.exportComma",
  "\t": "gatehouse.exportTab",
  "|": { text: "|" },
};
const isDelimiter = (text: string): text is Delimiter => text in delimiters;

interface Props {
  source: Source;
  table: Table;
  /** Passwords in the text: of a file they are masked, and then it cannot be changed here. */
  passwords: readonly string[];
  onChange: (source: Source) => void;
}

const MASK = "••••••";

/** How a cell may be written: as it is, with doubled quotes in CSV, with escapes in JSON. */
const spellings = (cell: string) => [cell, cell.replaceAll('"', '""'), JSON.stringify(cell).slice(1, -1)];

/** A text of cells in which the given cells are masked. */
export function masked(text: string, cells: readonly string[]): string {
  if (cells.length === 0) return text;
  const any = [...new Set(cells.flatMap(spellings))]
    .map((cell) => cell.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
  return text.replace(new RegExp(`(?<=^|[;,\\t|"])(?:${any})(?=[;,\\t|"\\r]|$)`, "gm"), MASK);
}

/** Chooses a file, or takes pasted text; says how it was read and what is wrong with it. */
export function ImportFile({ source, table, passwords, onChange }: Props) {
  const t = useT();
  const { id, name, text, bytes, encoding } = source;
  // a file can be there long after it was chosen: its number is none that was given meanwhile
  const last = useRef(id);
  const nextId = () => (last.current += 1);
  const tooLong = text.length >= PREVIEW;
  const shown = tooLong ? t("gatehouse.fileTooLongToShow") : bytes ? masked(text, passwords) : text;
  let error = source.error && t(source.error);
  if ((text !== "" || bytes) && table.error) error = t(table.error);
  const read = async (file: File, isWanted: () => boolean) => {
    if (file.size > MOST)
      return onChange({ ...noSource, id: nextId(), name: file.name, error: "gatehouse.importTooBig" });
    const content = new Uint8Array(await file.arrayBuffer());
    if (!isWanted()) return;
    const found = encodingOf(content);
    onChange({ id: nextId(), name: file.name, text: decode(content, found), bytes: content, encoding: found });
  };
  return (
    <PageSection>
      <Stack hasGutter>
        <Form onSubmit={(event) => event.preventDefault()}>
          <FormGroup label={t("gatehouse.importFile")} fieldId="import-filename">
            <FileBox
              id="import"
              accept=".csv,.tsv,.txt,.json,text/csv,application/json"
              fileName={name}
              isEmpty={!name && !text}
              error={error && "import-helper"}
              onFile={read}
              onClear={() => onChange({ ...noSource, id: nextId() })}
            >
              <Code
                id="import-text"
                error={error && "import-helper"}
                aria-label={t("gatehouse.fileContent")}
                value={shown}
                isReadOnly={shown !== text}
                onChange={(typed) => onChange({ ...noSource, id: nextId(), text: typed })}
              />
            </FileBox>
            <FormHelperText>
              <HelperText>
                {error && (
                  <HelperTextItem variant="error" screenReaderText="" id="import-helper" data-testid="import-helper">
                    {error}
                  </HelperTextItem>
                )}
                <HelperTextItem>{t("gatehouse.importFileHelp")}</HelperTextItem>
              </HelperText>
            </FormHelperText>
          </FormGroup>
        </Form>
        <Flex>
          {bytes && encoding && (
            <Choice
              testId="import-encoding"
              label={t("gatehouse.importEncoding")}
              value={encoding}
              options={encodings}
              onChange={(next) =>
                isEncoding(next) && onChange({ ...source, id: nextId(), encoding: next, text: decode(bytes, next) })
              }
            />
          )}
          {text !== "" && table.delimiter && (
            <Choice
              testId="import-delimiter"
              label={t("gatehouse.exportDelimiter")}
              value={table.delimiter}
              options={Object.fromEntries(Object.entries(delimiters).map(([key, words]) => [key, t(words)]))}
              onChange={(next) => isDelimiter(next) && onChange({ ...source, delimiter: next })}
            />
          )}
        </Flex>
      </Stack>
    </PageSection>
  );
}
