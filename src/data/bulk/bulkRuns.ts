import type { ReactNode } from "react";
import type { Call } from "~/data/write/action";
import type { CsvFormat } from "~/data/files/csv";
import { markRunning } from "~/data/write/drafts";
import type { WithAccess, Write } from "~/data/access/permissions";
import { createStore } from "~/data/browser/store";
import type { KeyWith, Text } from "~/i18n/i18n";

/** Names and errors that are shown at most; the report has all of them. */
export const SHOWN = 100;

/** A file for the administrator. */
export interface SavedFile {
  name: string;
  /** The content in pieces. */
  parts: string[];
  /** Media type. */
  type: string;
}

/** A further question before a run starts. */
export interface BulkWarning {
  title: Text;
  body: Text;
}

/** What can be done to many rows at once. */
export interface BulkAction<Row> {
  /** Text of the menu entry, the title of the run. */
  label: Text;
  /** The write it makes, for permissions and `data-call`. */
  call: Write;
  /** What it writes where that is not the row: its `access` counts. */
  object?: (row: Row) => WithAccess;
  run: (call: Call, row: Row) => Promise<unknown>;
  /** Runs first: why it must not be done to these rows, undefined where it may. */
  refuse?: (call: Call, rows: Row[]) => Promise<Text | undefined>;
  /** Alert when it was done to every row, by the number of rows where that is said; that of the queue when left out. */
  done?: Text | ((rows: number) => Text);
  /** Title of the alert where rows failed, with the error of the first; that of the queue when left out. */
  failed?: KeyWith<"error">;
  /** Milliseconds between two rows, one after the other, e.g. so that e-mails do not leave as a flood. */
  pace?: number;
  /** Runs first: what is lost with these rows, for `confirm`; undefined where it is not counted. */
  consequences?: (call: Call, rows: Row[]) => Promise<Text | undefined>;
  /**
   * The question before it starts; gets the number of rows, the name of the first, the rows, and what is lost with them
   * where that could be read.
   */
  confirm?: (
    count: number,
    first: string,
    rows: Row[],
    consequences?: Text,
  ) => Pick<BulkQuestion, "title" | "body" | "danger" | "consequences" | "details">;
  /** Called when a run has ended that did something. */
  ended?: () => unknown;
  /** Runs first: what would be lost with these rows, confirmed by a second question; undefined where nothing is. */
  warn?: (call: Call, rows: Row[], realm: string) => Promise<BulkWarning | undefined>;
  /** Whether the row is the acting administrator: then it asks a second time. */
  isSelf?: (row: Row) => boolean;
  /** A file of what was not done, to put right and begin again with; offered when the run ended with such rows. */
  leftover?: { label: Text; file: (rows: { row: Row; error: string }[]) => SavedFile };
  /** Action that undoes it, offered for the rows it was done to when the run ended. */
  inverse?: BulkAction<Row>;
  /** Whether the inverse is for a row, by whether the action was done to it; where left out, for those it was done to. */
  undoes?: (row: Row, isDone: boolean) => boolean;
}

/** Milliseconds between two e-mails. */
export const MAIL_PACE = 200;

/** An action that needs more input before it can start, e.g. which group. */
export interface PromptedAction<Row> {
  label: Text;
  call: Write;
  /** What decides whether it may be done to a row; the row itself when left out. */
  object?: (row: Row) => WithAccess;
  /** Opens the dialog; undefined when it was cancelled. */
  ask: () => Promise<BulkAction<Row> | undefined>;
}

/** What `startBulk` takes. */
export interface BulkOptions<Row> {
  /** Realm of every call, wherever the administrator goes meanwhile. */
  realm: string;
  action: BulkAction<Row>;
  /** Pages are read completely before the first write, because writes change what matches. */
  rows: Row[] | AsyncIterable<Row[]>;
  id: (row: Row) => string;
  /** Technical name. */
  name: (row: Row) => string;
  /** Called once every question was answered with yes, before the first write; not when it is cancelled. */
  onStart?: () => void;
}

/** A question before a run starts. */
export interface BulkQuestion {
  title: Text;
  body: Text;
  danger?: boolean;
  /** What else is lost. */
  consequences?: Text;
  /** Anything else that belongs to the question. */
  details?: ReactNode;
  /** The realm of the rows. */
  realm: string;
  /** Text of the confirming button. */
  label: Text;
  /** The first of the rows by name, and how many more there are. */
  names: string[];
  more: number;
}

/**
 * Asks a question.
 * @param place what the page showed (`placeShown`) when the run was started
 * @returns false also where that is left by now
 */
export type AskBulk = (question: BulkQuestion, place: string) => Promise<boolean>;

/** A row that could not be done, with the server's message. */
export interface BulkFailure {
  id: string;
  name: string;
  error: string;
}

/** A row of a run. */
export interface BulkEntry<Row> extends BulkFailure {
  row: Row;
  result: "open" | "done" | "failed" | "read-only";
  /** An attempt had no answer: what it was to do may be done. */
  isUnsure?: boolean;
}

/** How far a run is. */
export interface BulkState {
  phase: "reading" | "asking" | "running" | "paused" | "ended";
  total: number;
  done: number;
  failed: number;
  /** Rows that nobody can change here, e.g. users of a read-only directory. */
  readOnly: number;
  /** The first 100 failures. */
  failures: readonly BulkFailure[];
  /** The administrator or a refusal ended it early; while it still runs, the last rows are waited for. */
  stopped: boolean;
  /** Why it was paused or stopped, where the administrator did not do it. */
  reason?: Text;
  /** What undoes it, offered when it ended. */
  inverse?: { label: Text; call: Write };
  /** Text of the button that saves what was not done, when it ended with such rows. */
  leftover?: Text;
}

/** What can be done with a run. */
export interface BulkControls {
  pause(): void;
  resume(): void;
  /** Starts no further row. */
  stop(): void;
  /** Tries the failed rows again. */
  retry(): void;
  undo(): void;
  /** Takes it away when it ended. */
  dismiss(): void;
  /** A table of all rows in pieces: `id`, `name`, `result` (`done`, `failed`, `read-only` or `open`) and `error`. */
  report(format: CsvFormat): string[];
  /** The file of what was not done, where the action has one. */
  leftover(): SavedFile | undefined;
}

/** A run as it is shown; another object whenever it got on. */
export interface BulkRun extends BulkState {
  id: number;
  realm: string;
  label: Text;
  call: Write;
  control: BulkControls;
}

/** All runs, oldest first; they live as long as the page. */
export const bulkRuns = createStore<readonly BulkRun[]>([]);

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

bulkRuns.subscribe(() => {
  const busy = bulkRuns.get().some(({ phase }) => phase === "running" || phase === "paused");
  // a session that ends does not leave the page by itself while something is dirty
  markRunning(busy);
  // only while it is needed: it keeps the page out of the browser's back/forward cache
  if (busy) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
});
