import {
  ActionList,
  ActionListItem,
  Button,
  Card,
  CardBody,
  CardExpandableContent,
  CardHeader,
  CardTitle,
  Progress,
} from "@patternfly/react-core";
import PauseIcon from "@patternfly/react-icons/dist/esm/icons/pause-icon";
import PlayIcon from "@patternfly/react-icons/dist/esm/icons/play-icon";
import TimesIcon from "@patternfly/react-icons/dist/esm/icons/times-icon";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { type BulkRun, bulkRuns } from "~/data/bulk/bulkRuns";
import { preference } from "~/data/browser/preferences";
import { type Text, useT } from "~/i18n/useT";
import { saveFile } from "~/kit/controls/saveFile";

/** The bulk runs in a corner. One whose question is open shows there when it goes on. */
export function BulkCards() {
  const runs = useSyncExternalStore(bulkRuns.subscribe, bulkRuns.get).filter(({ phase }) => phase !== "asking");
  return runs.length > 0 && <Cards runs={runs} />;
}

/** Tells the style sheet how much of the corner is taken: `:has()` would make the browser look for it with every change. */
function Cards({ runs }: { runs: BulkRun[] }) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { classList, style } = document.body;
    const observer = new ResizeObserver(() => style.setProperty("--gh-bulk", `${box.current?.offsetHeight ?? 0}px`));
    classList.add("gh-with-bulk");
    if (box.current) observer.observe(box.current);
    return () => {
      classList.remove("gh-with-bulk");
      observer.disconnect();
    };
  }, []);
  return (
    <section ref={box} className="gh-bulk" aria-label={t("gatehouse.bulkRuns")} data-testid="bulk-runs">
      {runs.map((run) => (
        <BulkCard key={run.id} run={run} />
      ))}
    </section>
  );
}

function phaseOf({ phase, stopped }: BulkRun): Text {
  if (phase === "reading") return "gatehouse.bulkReading";
  if (phase === "paused") return "gatehouse.bulkPaused";
  if (phase === "ended") return stopped ? "gatehouse.bulkStopped" : "gatehouse.bulkEnded";
  return stopped ? "gatehouse.bulkStopping" : "gatehouse.bulkRunning";
}

const colors = { reading: undefined, asking: undefined, running: undefined, paused: "warning" } as const;

/** One bulk run: closed its title and how far it is, opened what failed and what can be done with it. */
function BulkCard({ run }: { run: BulkRun }) {
  const t = useT();
  const [chosen, setOpen] = useState<boolean>();
  const { phase, total, done, failed, readOnly, reason, stopped } = run;
  const settled = done + failed + readOnly;
  const ended = phase === "ended";
  // what waits for the administrator opens by itself
  const open =
    chosen ??
    (phase === "paused" || (ended && (failed > 0 || run.inverse !== undefined || run.leftover !== undefined)));
  const id = `bulk-${run.id}`;
  const title = `${id}-title`;
  const measure = phase === "reading" ? String(total) : `${settled} / ${total}`;
  const ofEnd = failed > 0 || reason !== undefined ? "danger" : stopped ? "warning" : "success";
  const failures = failed > 0 && <div data-testid="bulk-failed">{t(["gatehouse.bulkFailed", { failed }])}</div>;
  return (
    <Card id={id} isCompact isExpanded={open} data-testid="bulk-run">
      <CardHeader
        onExpand={() => setOpen(!open)}
        toggleButtonProps={{ id: `${id}-toggle`, "aria-label": t("details"), "aria-expanded": open }}
        actions={{ actions: <MainButton run={run} title={title} />, hasNoOffset: true }}
      >
        <CardTitle id={title}>
          <bdi>{t(run.label)}</bdi> · <bdi>{run.realm}</bdi>
        </CardTitle>
      </CardHeader>
      <CardBody>
        <Progress
          id={`${id}-progress`}
          aria-labelledby={title}
          size="sm"
          value={phase === "reading" || total === 0 ? 0 : (settled / total) * 100}
          label={measure}
          valueText={measure}
          measureLocation="outside"
          variant={ended ? ofEnd : colors[phase]}
        />
        <div aria-live="polite">
          {t(phaseOf(run))}
          {reason && <p>{t(reason)}</p>}
          {/* while it runs, each further one would be said */}
          {ended && failures}
        </div>
        {!ended && failures}
        {readOnly > 0 && <div data-testid="bulk-read-only">{t(["gatehouse.bulkReadOnly", { rows: readOnly }])}</div>}
      </CardBody>
      <CardExpandableContent>
        <CardBody>
          <Failures run={run} />
          <Buttons run={run} />
        </CardBody>
      </CardExpandableContent>
    </Card>
  );
}

/** The button that is always there; one element, so that it keeps the focus when it becomes another one. */
function MainButton({ run, title }: { run: BulkRun; title: string }) {
  const t = useT();
  const { phase, control, stopped, call } = run;
  const offers = {
    reading: { label: t("cancel"), icon: <TimesIcon />, act: () => control.stop(), testId: "bulk-cancel" },
    running: { label: t("gatehouse.bulkPause"), icon: <PauseIcon />, act: () => control.pause(), testId: "bulk-pause" },
    paused: {
      label: t("gatehouse.bulkResume"),
      icon: <PlayIcon />,
      act: () => control.resume(),
      testId: "bulk-resume",
    },
    ended: { label: t("close"), icon: <TimesIcon />, act: () => control.dismiss(), testId: "bulk-close" },
  };
  const { label, icon, act, testId } = offers[phase === "asking" ? "reading" : phase];
  return (
    <Button
      variant="plain"
      aria-label={label}
      aria-describedby={title}
      data-testid={testId}
      data-call={phase === "paused" ? call : undefined}
      icon={icon}
      isDisabled={phase === "running" && stopped}
      onClick={act}
    />
  );
}

function Failures({ run: { failures, failed } }: { run: BulkRun }) {
  const t = useT();
  const more = failed - failures.length;
  if (failures.length === 0) return null;
  return (
    <ul className="gh-names" data-testid="bulk-failures">
      {failures.map(({ id, name, error }) => (
        <li key={id}>
          <bdi>{name}</bdi>: <bdi>{error}</bdi>
        </li>
      ))}
      {more > 0 && <li>{t(["gatehouse.bulkMore", { more }])}</li>}
    </ul>
  );
}

function Buttons({ run }: { run: BulkRun }) {
  const t = useT();
  const { phase, control, failed, inverse, total, stopped, call } = run;
  const save = () => {
    const name = `${t(run.label)} ${run.realm}.csv`;
    saveFile(name, control.report(preference("gatehouse.export")), "text/csv;charset=utf-8");
  };
  const offers = [
    {
      when: !stopped && (phase === "running" || phase === "paused"),
      label: t("gatehouse.bulkStop"),
      act: () => control.stop(),
      testId: "bulk-stop",
    },
    {
      when: phase === "ended" && failed > 0,
      label: t("gatehouse.bulkRetry"),
      act: () => control.retry(),
      testId: "bulk-retry",
      call,
    },
    {
      when: phase === "ended" && inverse !== undefined,
      label: inverse ? t(["gatehouse.bulkUndo", { action: t(inverse.label) }]) : "",
      act: () => control.undo(),
      testId: "bulk-undo",
      call: inverse?.call,
    },
    {
      when: phase === "ended" && run.leftover !== undefined,
      label: run.leftover ? t(run.leftover) : "",
      act: () => {
        const file = control.leftover();
        if (file) saveFile(file.name, file.parts, file.type);
      },
      testId: "bulk-leftover",
    },
    { when: phase !== "reading" && total > 0, label: t("gatehouse.bulkReport"), act: save, testId: "bulk-report" },
  ];
  return (
    <ActionList>
      {offers.map(
        ({ when, label, act, testId, call }) =>
          when && (
            <ActionListItem key={testId}>
              <Button variant="link" isInline data-testid={testId} data-call={call} onClick={act}>
                {label}
              </Button>
            </ActionListItem>
          ),
      )}
    </ActionList>
  );
}
