import { Button } from "@patternfly/react-core";
import AngleDownIcon from "@patternfly/react-icons/dist/esm/icons/angle-down-icon";
import AngleRightIcon from "@patternfly/react-icons/dist/esm/icons/angle-right-icon";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useT } from "~/i18n/useT";
import { isPlainClick } from "~/kit/page/isPlainClick";

/** Height of a row, in pixels. */
const ROW = 36;
/** Deepest level that is still indented further. */
const DEEPEST = 12;

/** One row of a tree, in the order they are rendered. */
export interface TreeRow {
  /** Unique in the tree. */
  id: string;
  /** 1-based. */
  level: number;
  name: string;
  /** What distinguishes it from others of the same name; its tooltip. */
  hint?: string;
  /** Stands behind the name. */
  detail?: string;
  /** Address of its page; a row without one cannot be chosen. */
  to?: string;
  /** Whether what is below it shows; undefined where there is nothing. */
  isOpen?: boolean;
  /** It represents rows that are still to be loaded, as soon as it is in view or on demand; another id each time. */
  isMore?: "in view" | "on demand";
  /** Names the part of the tree that it was read with. */
  part: string;
  menu?: (tabIndex: number) => ReactNode;
}

interface Props {
  label: string;
  rows: readonly TreeRow[];
  /** Id of the row whose page is shown. */
  current?: string;
  /** Where it is scrolled to at first, in pixels, and reported when that changes. */
  offset: number;
  onScroll: (offset: number) => void;
  onToggle: (id: string, open: boolean) => void;
  /** Called when a row was chosen by keyboard. */
  onChoose: (row: TreeRow) => void;
  /** Called when a row's link was followed. */
  onFollow: () => void;
  onMore: (id: string) => void;
  /** Gets the parts that the rows in view belong to. */
  onView: (parts: string[]) => void;
}

/** Row that a key leads to; undefined for a key that means nothing here. */
function target(key: string, rows: readonly TreeRow[], at: number): number | undefined {
  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
  const next = moves[key];
  if (next !== undefined) return Math.min(Math.max(next, 0), rows.length - 1);
  if (key.length !== 1 || key === " ") return undefined;
  const begins = ({ name }: TreeRow) => name.toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const after = rows.findIndex((row, index) => index > at && begins(row));
  return after >= 0 ? after : rows.findIndex(begins);
}

/** What a key does: it moves to another row, opens, closes or chooses one. */
function useKeys({ rows, onToggle, onChoose, onMore }: Props, at: number, onMove: (index: number) => void) {
  return (event: KeyboardEvent<HTMLDivElement>) => {
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    // what is inside of a row has keys of its own
    if (!(event.target instanceof Element && event.target.matches('[role="tree"], [role="treeitem"]'))) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const [inwards, outwards] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const move = (index: number | undefined) => index !== undefined && index >= 0 && onMove(index);
    if (event.key === "Enter" || event.key === " ") {
      if (row.isMore) onMore(row.id);
      else onChoose(row);
    } else if (event.key === inwards) {
      if (row.isOpen === false) onToggle(row.id, true);
      else if (row.isOpen) move(target("ArrowDown", rows, at));
    } else if (event.key === outwards) {
      if (row.isOpen) onToggle(row.id, false);
      else move(rows.findLastIndex(({ level }, index) => index < at && level < row.level));
    } else {
      const next = target(event.key, rows, at);
      if (next === undefined) return;
      move(next);
    }
    event.preventDefault();
  };
}

/** Renders the rows in view and the active one, which `aria-activedescendant` names. */
function useRowsInView({ rows, offset }: Props, at: number) {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => ROW,
    overscan: 8,
    initialOffset: offset,
    initialRect: { width: 300, height: 20 * ROW },
    useFlushSync: false,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), at])].sort((a, b) => a - b),
  });
  return { frame, virtual };
}

/**
 * A tree of any size of which only the rows in view are rendered. By keyboard: arrows, Home, End, Enter, and a letter for
 * the next name that begins with it. The tree itself has the focus, so that it is not lost with a row that leaves the
 * view.
 */
export function VirtualTree(props: Props) {
  const { label, rows, current, onScroll, onToggle, onMore, onView } = props;
  const prefix = useId();
  const [active, setActive] = useState(current);
  const at = Math.max(
    rows.findIndex(({ id }) => id === active),
    0,
  );
  const { frame, virtual } = useRowsInView(props, at);
  const items = virtual.getVirtualItems();
  const inView = items.flatMap(({ index }) => rows[index] ?? []);
  const shown = [...new Set(inView.map(({ part }) => part))].join(" ");
  useEffect(() => onView(shown.split(" ")), [shown, onView]);
  const more = inView.find(({ isMore }) => isMore === "in view")?.id;
  useEffect(() => {
    if (more !== undefined) onMore(more);
  }, [more, onMore]);
  const start = rows.findIndex(({ id }) => id === current);
  const reached = useRef<string>(undefined);
  useEffect(() => {
    // when the page changes, not when rows above it come and go
    if (start < 0 || reached.current === current) return;
    reached.current = current;
    virtual.scrollToIndex(start, { align: "auto" });
  }, [current, start, virtual]);
  const onKeyDown = useKeys(props, at, (index) => {
    setActive(rows[index]?.id);
    virtual.scrollToIndex(index, { align: "auto" });
  });
  const idOf = (row: TreeRow | undefined) => `${prefix}${row?.id ?? ""}`;
  return (
    <div
      ref={frame}
      className="gh-tree"
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={rows.length > 0 ? idOf(rows[at]) : undefined}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => onScroll(currentTarget.scrollTop)}
    >
      <div role="none" style={{ blockSize: virtual.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const row = rows[index];
          return (
            row && (
              <Row
                key={key}
                id={idOf(row)}
                row={row}
                start={start}
                isActive={index === at}
                isCurrent={row.id === current}
                onToggle={() => onToggle(row.id, !row.isOpen)}
                onFocus={() => setActive(row.id)}
                onMore={() => onMore(row.id)}
                onFollow={props.onFollow}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

interface RowProps {
  id: string;
  row: TreeRow;
  /** Distance from the top of the tree, in pixels. */
  start: number;
  isActive: boolean;
  isCurrent: boolean;
  onToggle: () => void;
  onFocus: () => void;
  onMore: () => void;
  onFollow: () => void;
}

function Row({ id, row, start, isActive, isCurrent, onToggle, onFocus, onMore, onFollow }: RowProps) {
  const t = useT();
  const { name, level, to, hint = name, detail, isOpen, isMore, menu } = row;
  return (
    <div
      id={id}
      className={isActive ? "gh-tree-row gh-tree-active" : "gh-tree-row"}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-expanded={isOpen}
      aria-selected={isCurrent}
      aria-labelledby={`${id}-name`}
      style={{ transform: `translateY(${start}px)`, paddingInlineStart: `${Math.min(level, DEEPEST) - 1}rem` }}
      onMouseDown={onFocus}
    >
      <span className="gh-tree-toggle">
        {isOpen !== undefined && (
          <Button
            variant="plain"
            size="sm"
            tabIndex={-1}
            aria-label={t(isOpen ? "hide" : "show")}
            icon={isOpen ? <AngleDownIcon /> : <AngleRightIcon className="gh-flips" />}
            onClick={onToggle}
          />
        )}
      </span>
      <span id={`${id}-name`} className="gh-tree-name" title={hint}>
        {isMore ? (
          <Button variant="link" isInline tabIndex={-1} onClick={onMore}>
            {name}
          </Button>
        ) : to ? (
          <Link
            to={to}
            tabIndex={-1}
            aria-current={isCurrent ? "page" : undefined}
            onClick={(event) => isPlainClick(event) && onFollow()}
          >
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        {detail && <bdi className="gh-tree-detail">{detail}</bdi>}
      </span>
      {menu?.(isActive ? 0 : -1)}
    </div>
  );
}
