import type { ReactNode, Ref, UIEventHandler } from "react";
import { useRef } from "react";

/** Parts of JSON and YAML that are rendered in a colour of their own: names, texts, numbers and words. */
const PARTS =
  /("(?:\\.|[^"\\])*")(\s*:)?|(?<=^[ \t]*(?:- +)*)([\w-]+)(?=:(?:\s|$))|\b(?:true|false|null)\b|(?<![\w.-])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/gm;

/** Characters up to which the text is coloured; beyond, colouring would slow down typing. */
const COLOURED = 50_000;

function coloured(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(PARTS)) {
    const [whole, quoted, colon, name] = found;
    const kind = (quoted ? colon : name) ? "gh-code-name" : quoted ? "gh-code-text" : "gh-code-value";
    parts.push(
      text.slice(end, found.index),
      <span key={found.index} className={kind}>
        {quoted ?? whole}
      </span>,
      colon,
    );
    end = found.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

interface Props {
  id: string;
  /** The id when left out. */
  testId?: string;
  "aria-label": string;
  value: string;
  onChange?: (text: string) => void;
  onBlur?: () => void;
  /** CSS height. */
  height?: string;
  isReadOnly?: boolean;
  /** Id of the text that says what is wrong with it. */
  error?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A code field: a text area over a coloured copy of its text, without workers or injected styles (the page's policy).
 */
export function Code({ id, testId = id, value, onChange, onBlur, height, isReadOnly, error, ref, ...rest }: Props) {
  const copy = useRef<HTMLPreElement>(null);
  const follow: UIEventHandler<HTMLTextAreaElement> = ({ currentTarget }) => {
    copy.current?.scrollTo(currentTarget.scrollLeft, currentTarget.scrollTop);
  };
  return (
    <div className="w-tc-editor gh-code" dir="ltr" style={{ blockSize: height }}>
      {/* what can be scrolled is else a stop of the Tab key */}
      <pre ref={copy} aria-hidden tabIndex={-1}>
        {value.length > COLOURED ? value : coloured(value)}
        {"\n"}
      </pre>
      <textarea
        ref={ref}
        id={id}
        data-testid={testId}
        className="w-tc-editor-text"
        aria-label={rest["aria-label"]}
        value={value}
        readOnly={isReadOnly}
        aria-invalid={error !== undefined}
        aria-describedby={error}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onScroll={follow}
        onBlur={onBlur}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}
