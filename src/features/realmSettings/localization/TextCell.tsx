import type { ComponentProps } from "react";
import type { Denial } from "~/data/access/permissions";
import { cellId, type TextEdits, useTextEdit } from "~/features/realmSettings/localization/textEdits";
import { TextField } from "~/features/realmSettings/localization/TextField";
import { useT } from "~/i18n/useT";
import { named, useWhyNot } from "~/kit/controls/Write";

/** What the buttons of a grid that open the fields of texts have in common, put together once for all of them. */
export function useEditButton(denial: Denial | undefined): ComponentProps<"button"> {
  const t = useT();
  const why = useWhyNot();
  return {
    ...named("realms.addLocalization", denial),
    "aria-label": t("editBtn"),
    "aria-disabled": denial ? true : undefined,
    title: denial && why(denial),
    // the keys of the grid reach it
    tabIndex: -1,
  };
}

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
  button: ComponentProps<"button">;
}

/** Without a view box, which gives each a layer of its own to paint. */
const pencil = (
  <svg aria-hidden width="14" height="14" overflow="visible" fill="currentColor">
    <path d="M0 14v-3.5l7.9-7.9 3.5 3.5L3.5 14zM8.75 1.75 10.5 0 14 3.5l-1.75 1.75z" />
  </svg>
);

/**
 * A text of a language, edited in place. A plain button and picture: the grid has hundreds, and each button of PatternFly's
 * brings 300 custom properties for the browser to resolve when its row comes into view, each of its icons two pictures.
 */
export function TextCell(props: TextCellProps) {
  const { locale, textKey, text, effective, isMissing, testId, edits, button } = props;
  const t = useT();
  const [edit, change] = useTextEdit(edits, cellId(locale, textKey));
  if (edit) return <TextField {...props} edit={edit} change={change} />;
  const start = text ?? effective ?? "";
  return (
    <>
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
        {...button}
        onClick={({ currentTarget }) => {
          if (button["aria-disabled"]) return;
          // the button goes, and the focus with it
          currentTarget.closest("td")?.focus();
          change({ typed: start, start, from: text });
        }}
      >
        {pencil}
      </button>
    </>
  );
}
