import { type KeyboardEvent, useRef, useState } from "react";
import { type Text, useT } from "~/i18n/useT";
import type { Bin } from "~/parts/events/eventBins";
import { useZonedTime } from "~/parts/events/useZonedTime";

/** Colour of kinds without a colour of their own. */
export const REST = "gh-bar-rest";

/** A kind of events in a bar; its colour is a class. */
export interface Series {
  type: string;
  colour: string;
}

interface Props {
  label: Text;
  bins: Bin[];
  /** The kinds with a colour of their own; what is left over is rendered as the last one. */
  series: Series[];
  /** The first and the last bar of what was chosen. */
  onZoom: (first: Bin, last: Bin) => void;
}

/** Heights of the parts of a bar by colour, in events. */
function partsOf({ counts, total }: Bin, series: Series[]): [colour: string, count: number][] {
  const known = series.map(({ type, colour }): [string, number] => [colour, counts[type] ?? 0]);
  const rest = total - known.reduce((sum, [, count]) => sum + count, 0);
  return [...known, [REST, rest] satisfies [string, number]].filter(([, count]) => count > 0);
}

/**
 * Events over time as bars. A bar is a button: it zooms to its time; dragged over with the pointer, or chosen with Shift
 * and the arrow keys, several are zoomed to.
 */
export function EventHistogram({ label, bins, series, onZoom }: Props) {
  const t = useT();
  const time = useZonedTime();
  const bars = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(bins.length - 1);
  const [anchor, setAnchor] = useState<number>();
  const [dragging, setDragging] = useState(false);
  const most = Math.max(1, ...bins.map(({ total }) => total));
  const focused = Math.min(Math.max(at, 0), bins.length - 1);
  const [low, high] = [Math.min(anchor ?? focused, focused), Math.max(anchor ?? focused, focused)];
  const zoom = () => {
    const [first, last] = [bins[low], bins[high]];
    setAnchor(undefined);
    setDragging(false);
    if (first && last) onZoom(first, last);
  };
  const move = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const steps: Record<string, number> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, Home: -focused };
    const step = event.key === "End" ? bins.length - 1 - focused : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(focused + step, 0), bins.length - 1);
    setAnchor(event.shiftKey ? (anchor ?? focused) : undefined);
    setAt(next);
    bars.current?.querySelectorAll("button")[next]?.focus();
  };
  const wordsOf = ({ start, total, counts }: Bin) => {
    const each = Object.entries(counts).map(([type, count]) => `${type} ${count}`);
    return t(["gatehouse.eventBar", { time: time(start), events: total, types: each.join(", ") || "–" }]);
  };
  return (
    <>
      <div className="gh-bars-scale" aria-hidden>
        {most}
      </div>
      <div
        className="gh-bars"
        ref={bars}
        role="toolbar"
        tabIndex={-1}
        aria-label={t(label)}
        onKeyDown={move}
        // the end of a drag counts wherever the pointer leaves
        onPointerLeave={() => dragging && zoom()}
        // a finger that scrolls the page chooses nothing
        onPointerCancel={() => {
          setDragging(false);
          setAnchor(undefined);
        }}
      >
        {bins.map((bin, index) => (
          <button
            key={bin.start}
            type="button"
            tabIndex={index === focused ? 0 : -1}
            className={index >= low && index <= high && anchor !== undefined ? "gh-bar gh-bar-chosen" : "gh-bar"}
            aria-label={wordsOf(bin)}
            title={wordsOf(bin)}
            onFocus={() => !dragging && setAt(index)}
            onPointerDown={({ button }) => {
              // another one opens the browser's menu
              if (button !== 0) return;
              setAt(index);
              setAnchor(index);
              setDragging(true);
            }}
            onPointerEnter={() => dragging && setAt(index)}
            onPointerUp={() => dragging && zoom()}
            // the keyboard's way; a pointer has zoomed already
            onClick={(event) => event.detail === 0 && zoom()}
          >
            {partsOf(bin, series).map(([colour, count]) => (
              <span key={colour} className={colour} style={{ blockSize: `${(100 * count) / most}%` }} />
            ))}
          </button>
        ))}
      </div>
      <TimeAxis bins={bins} />
    </>
  );
}

/** Where the bars begin, their middle and their end. */
function TimeAxis({ bins }: Pick<Props, "bins">) {
  const time = useZonedTime();
  const marks = [bins[0]?.start, bins[Math.floor(bins.length / 2)]?.start, bins.at(-1)?.end];
  return (
    <div className="gh-bars-axis" data-testid="time-axis" aria-hidden>
      {marks.map((mark, index) => (
        <bdi key={index}>{time(mark)}</bdi>
      ))}
    </div>
  );
}
