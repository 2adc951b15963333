import { addAlert } from "~/data/write/alerts";
import { callIn } from "~/data/api/api";
import { attempt, pause } from "~/data/bulk/attempt";
import { type Call, callFor } from "~/data/write/action";
import { alertEnd, isReadOnly, messageOf, pauseReason, unknown, unread } from "~/data/bulk/bulkOutcome";
import { bulkQuestions } from "~/data/bulk/bulkQuestions";
import {
  type AskBulk,
  type BulkControls,
  type BulkEntry,
  type BulkOptions,
  bulkRuns,
  type BulkState,
  type SavedFile,
  SHOWN,
} from "~/data/bulk/bulkRuns";
import { invalidateAll } from "~/data/query/cache";
import { type CsvFormat, csvLine, csvStart } from "~/data/files/csv";
import { statusOf } from "~/data/api/errors";
import { learnRefusal } from "~/data/access/permissions";
import { placeShown } from "~/data/browser/shown";
import type { Text } from "~/i18n/i18n";

/** Rows of a run that are worked on at the same time. */
const WIDTH = 4;
/** Milliseconds between two times that reads are made stale while runs go on. */
const REFRESH = 1000;

/**
 * Does something to many rows, 4 at a time, after asking where the action asks. How it goes is in `bulkRuns`, and
 * an alert at its end. It outlives the page it was started from. The first row goes alone: where the server refuses it
 * (403) the run stops. An error that says nothing about the row pauses the run: nobody signed in, no answer, a busy
 * server. A question closes with the place the run was started at, and the run with it.
 */
export function startBulk<Row>(options: BulkOptions<Row>, ask: AskBulk, place = placeShown()): void {
  void new Run(options, ask, place).start();
}

let nextId = 0;
let refreshed = 0;

class Run<Row> implements BulkControls {
  private readonly id = nextId++;
  private entries: BulkEntry<Row>[] = [];
  /** What is still to be done, the next one last. */
  private queue: BulkEntry<Row>[] = [];
  private readonly undone = new Set<BulkEntry<Row>>();
  private active = 0;
  /** A row has got an answer that is about the row. */
  private proven = false;
  private state: BulkState = {
    phase: "reading",
    total: 0,
    done: 0,
    failed: 0,
    readOnly: 0,
    failures: [],
    stopped: false,
  };

  constructor(
    private readonly options: BulkOptions<Row>,
    private readonly ask: AskBulk,
    /** What the page showed when it was started. */
    private readonly place: string,
  ) {}

  async start(): Promise<void> {
    const { rows, id, name } = this.options;
    const found = new Map<string, Row>();
    const take = (page: Row[]) => page.forEach((row) => found.set(id(row), row));
    const pages = Symbol.asyncIterator in rows;
    // started once more before it could ask, it would ask twice
    for (const { phase, control } of bulkRuns.get())
      if (phase === "reading" && control instanceof Run && control.mark === this.mark) control.dismiss();
    this.add();
    if (pages) {
      try {
        for await (const page of rows) {
          if (this.isGone()) return;
          take(page);
          this.publish({ total: found.size });
        }
      } catch (error) {
        return this.end(unread(error));
      }
      if (this.isGone()) return;
    } else take(rows);
    if (found.size === 0) {
      addAlert("gatehouse.bulkNothing", "info");
      return this.dismiss();
    }
    const { refuse, warn, consequences } = this.options.action;
    const why = refuse && (await refuse(this.read, [...found.values()]).catch(unread));
    if (this.isGone()) return;
    if (why !== undefined) {
      addAlert(why, "danger");
      return this.dismiss();
    }
    this.entries = [...found].map(([id, row]) => ({ row, id, name: name(row), result: "open", error: "" }));
    this.publish({ total: found.size });
    this.queue = this.inTurn(this.entries);
    const { realm } = this.options;
    const warning = warn && (await warn(this.read, [...found.values()], realm).catch(unknown));
    const known = consequences && (await consequences(this.read, [...found.values()]).catch(() => undefined));
    // it may have been cancelled meanwhile
    if (this.isGone()) return;
    // what a question has to warn of is no less there because the server failed to say it
    if (warning && "failed" in warning) {
      addAlert(warning.failed, "danger");
      return this.dismiss();
    }
    const questions = bulkQuestions(this.options.action, this.entries, pages, realm, warning, known);
    if (questions.length > 0) this.publish({ phase: "asking" });
    for (const question of questions) if (!(await this.ask(question, this.place))) return this.givenUp();
    this.options.onStart?.();
    this.go({});
  }

  private givenUp(): void {
    if (placeShown() !== this.place) addAlert("gatehouse.bulkLeft", "info");
    this.dismiss();
  }

  /** The same for runs of the same action with the same rows, started at the same place. */
  private get mark(): string {
    const { realm, action, rows, id } = this.options;
    const which = Array.isArray(rows) ? rows.map(id) : this.id;
    return JSON.stringify([this.place, realm, action.call, action.label, which]);
  }

  private readonly read: Call = (name, ...input) => callIn({ realm: this.options.realm }, name, ...input);

  pause(): void {
    if (this.state.phase === "running") this.publish({ phase: "paused" });
  }

  resume(): void {
    this.go({});
  }

  stop(): void {
    if (this.state.phase === "reading") return this.dismiss();
    this.queue = [];
    this.go({ stopped: true });
  }

  retry(): void {
    // where the first row was refused, nothing else was tried
    const isAnew = this.state.reason !== undefined;
    this.proven &&= !isAnew;
    this.queue = this.inTurn(this.entries.filter(({ result }) => result === "failed" || (isAnew && result === "open")));
    this.go({ failed: 0, failures: [], stopped: false });
  }

  undo(): void {
    const { action, ...options } = this.options;
    const { inverse } = action;
    if (!inverse) return;
    const entries = this.undoable();
    const rows = entries.map(({ row }) => row);
    entries.forEach((entry) => this.undone.add(entry));
    this.publish({ inverse: undefined });
    let isBegun = false;
    const onStart = () => void (isBegun = true);
    const run = new Run({ ...options, onStart, action: inverse, rows }, this.ask, placeShown());
    // who gives up its question can still undo
    const offerAgain = () => {
      entries.forEach((entry) => this.undone.delete(entry));
      this.publish({ inverse });
    };
    void run.start().then(() => isBegun || offerAgain());
  }

  dismiss(): void {
    bulkRuns.set((runs) => runs.filter(({ id }) => id !== this.id));
  }

  report(format: CsvFormat): string[] {
    const cells = this.entries.map(({ id, name, result, error }) => [id, name, result, error]);
    return [csvStart(format), ...[["id", "name", "result", "error"], ...cells].map((line) => csvLine(line, format))];
  }

  leftover(): SavedFile | undefined {
    const rows = this.entries.filter(({ result }) => result !== "done");
    return this.options.action.leftover?.file(rows.map(({ row, error }) => ({ row, error })));
  }

  /** What the inverse is for and was not handed yet. */
  private undoable(): BulkEntry<Row>[] {
    const { undoes = (_, isDone) => isDone } = this.options.action;
    return this.entries.filter((entry) => !this.undone.has(entry) && undoes(entry.row, entry.result === "done"));
  }

  private isSelf = ({ row }: BulkEntry<Row>) => this.options.action.isSelf?.(row) === true;

  /** The queue of these, the next one at its end; after the administrator's own row the others could be refused. */
  private inTurn(entries: BulkEntry<Row>[]): BulkEntry<Row>[] {
    const others = entries.filter((entry) => !this.isSelf(entry));
    return [...entries.filter(this.isSelf), ...others.toReversed()];
  }

  private go(change: Partial<BulkState>): void {
    this.publish({ ...change, phase: "running", reason: undefined });
    this.pump();
  }

  private pump(): void {
    if (this.active === 0 && this.queue.length === 0) return this.end(this.state.reason);
    if (this.state.phase !== "running") return;
    const width = this.options.action.pace ? 1 : WIDTH;
    while (this.active < (this.proven ? width : 1)) {
      const entry = this.queue.at(-1);
      // one's own row waits for those that are on their way
      if (!entry || (this.active > 0 && this.isSelf(entry))) return;
      this.queue.pop();
      void this.work(entry);
    }
  }

  private async work(entry: BulkEntry<Row>): Promise<void> {
    const { realm, action } = this.options;
    this.active++;
    try {
      // a refused first row switches the controls off at once; later ones are shown in the result
      const call = callFor({ realm }, (...refusal) => this.proven || learnRefusal(...refusal));
      await attempt(action, call, entry, () => !this.state.stopped);
      entry.result = "done";
      entry.error = "";
      // what was left of it before was taken back: this was not
      this.undone.delete(entry);
      this.settled({ done: this.state.done + 1 });
    } catch (error) {
      this.caught(entry, error);
    }
    if (action.pace && this.queue.length > 0) await pause(action.pace);
    this.active--;
    this.pump();
  }

  private caught(entry: BulkEntry<Row>, error: unknown): void {
    const reason = pauseReason(error);
    if (reason && !this.state.stopped) {
      this.queue.push(entry);
      return this.publish({ phase: "paused", reason });
    }
    const { failures, failed, readOnly } = this.state;
    if (isReadOnly(error)) {
      entry.result = "read-only";
      return this.settled({ readOnly: readOnly + 1 });
    }
    entry.result = "failed";
    entry.error = messageOf(error);
    const refused = !this.proven && statusOf(error) === 403;
    if (refused) this.queue = [];
    this.settled({
      failed: failed + 1,
      failures: failures.length < SHOWN ? [...failures, entry] : failures,
      ...(refused && { phase: "running", stopped: true, reason: ["gatehouse.bulkRefused", { error: entry.error }] }),
    });
  }

  private settled(change: Partial<BulkState>): void {
    this.proven = true;
    this.publish(change);
    if (Date.now() - refreshed < REFRESH) return;
    refreshed = Date.now();
    void invalidateAll();
  }

  private end(reason?: Text): void {
    const { inverse, leftover, ended } = this.options.action;
    const { done, failed, total } = this.state;
    const rest = done < total ? leftover : undefined;
    this.publish({
      phase: "ended",
      reason,
      // also after another try of the rows that had failed before it was stopped
      stopped: this.state.stopped || this.entries.some(({ result }) => result === "open"),
      inverse: this.undoable().length > 0 ? inverse : undefined,
      leftover: rest?.label,
    });
    alertEnd(this.options.action, this.state);
    if (done + failed === 0) return;
    void invalidateAll();
    ended?.();
  }

  private isGone = () => !bulkRuns.get().some(({ id }) => id === this.id);

  private add(): void {
    const { id, state, options } = this;
    const { label, call } = options.action;
    bulkRuns.set((runs) => [...runs, { ...state, id, realm: options.realm, label, call, control: this }]);
  }

  private publish(change: Partial<BulkState>): void {
    this.state = { ...this.state, ...change };
    bulkRuns.set((runs) => runs.map((run) => (run.id === this.id ? { ...run, ...this.state } : run)));
  }
}
