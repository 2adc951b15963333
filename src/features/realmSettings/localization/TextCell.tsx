import PencilAltIcon from "@patternfly/react-icons/dist/esm/icons/pencil-alt-icon";
import type { Denial } from "~/data/access/permissions";
import { cellId, type TextEdits, useTextEdit } from "~/features/realmSettings/localization/textEdits";
import { TextField } from "~/features/realmSettings/localization/TextField";
import { useT } from "~/i18n/useT";
import { named, useWhyNot } from "~/kit/controls/Write";

/** A text of a language and where it stands. */
export interface TextCellProps {
  locale: string;
  textKey: string;
  /** The realm's own text; undefined where the language has none. */
  text: string | undefined;
  /** What the server says where the realm says nothing. */
  effective: string | undefined;
  /** Another language has a text for the key. */
  isMissing: boolean;
  /** What its test ids end with. */
  testId: string;
  edits: TextEdits;
  denial: Denial | undefined;
}

/**
 * A text of a language, edited in place. A plain button: the grid has hundreds, and each of PatternFly's brings 300 custom
 * properties for the browser to resolve when its row comes into view.
 */
export function TextCell(props: TextCellProps) {
  const { locale, textKey, text, effective, isMissing, testId, edits, denial } = props;
  const t = useT();
  const why = useWhyNot();
  const [edit, change] = useTextEdit(edits, cellId(locale, textKey));
  if (edit) return <TextField {...props} edit={edit} change={change} />;
  const start = text ?? effective ?? "";
  return (
    <div className="gh-text">
      {text === undefined ? (
        <span
          dir="auto"
          style={{ color: "var(--pf-t--global--text--color--subtle)" }}
          title={effective && t("gatehouse.notOverridden")}
        >
          {effective}
        </span>
      ) : (
        <span dir="auto">{text}</span>
      )}
      {isMissing && (
        <span className="pf-v6-c-label pf-m-outline pf-m-warning pf-m-compact">
          <span className="pf-v6-c-label__content">
            <span className="pf-v6-c-label__text">{t("gatehouse.missingText")}</span>
          </span>
        </span>
      )}
      <button
        type="button"
        className="gh-edit"
        data-testid={`editTranslationBtn-${testId}`}
        {...named("realms.addLocalization", denial)}
        aria-label={t("editBtn")}
        aria-disabled={denial ? true : undefined}
        title={denial && why(denial)}
        // the keys of the grid reach it
        tabIndex={-1}
        onClick={({ currentTarget }) => {
          if (denial) return;
          // the button goes, and the focus with it
          currentTarget.closest("td")?.focus();
          change({ typed: start, start, from: text });
        }}
      >
        <PencilAltIcon />
      </button>
    </div>
  );
}
