import { lazily } from "~/kit/page/lazily";
import { Button, InputGroup, InputGroupItem, Popper, ToolbarItem } from "@patternfly/react-core";
import ArrowRightIcon from "@patternfly/react-icons/dist/esm/icons/arrow-right-icon";
import { Suspense, useId, useRef, useState } from "react";
import { useT } from "~/i18n/useT";
import { Loading } from "~/kit/page/Loading";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import type { TypedSearch } from "~/kit/list/AdvancedSearchForm";
import type { ListControl } from "~/kit/list/useListState";

interface Props {
  panel: AdvancedSearch;
  state: ListControl;
}

/** Whether something is in a dialog that a field of the panel has opened; the panel itself may be in one. */
function isAbove(panel: HTMLElement | null, target: EventTarget | null | undefined): boolean {
  const backdrop = target instanceof Element ? target.closest(".pf-v6-c-backdrop") : null;
  return backdrop !== null && !(panel && backdrop.contains(panel));
}

/** Whether something is the panel's; what a field has taken away since it was pressed is nowhere. */
const isInside = (panel: HTMLElement | null, target: EventTarget | null | undefined) =>
  target instanceof Node && (panel?.contains(target) || !target.isConnected || isAbove(panel, target));

/** Whether a field of the panel has its own list open, which Escape closes first. */
const hasOpenList = (panel: HTMLElement | null) => !!panel?.querySelector("[aria-expanded=true]");

/** The fields come when they are requested: a list is there before. */
const AdvancedSearchForm = lazily(() =>
  import("~/kit/list/AdvancedSearchForm").then((module) => module.AdvancedSearchForm),
);

/** A button that opens the form of what a list is searched by; the search is stored in the address. */
export function AdvancedSearchPanel({ panel, state }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // a click beside the panel closes it
  const [typed, setTyped] = useState<TypedSearch>();
  const { label, testIds, run } = panel;
  return (
    <ToolbarItem>
      <Popper
        isVisible={open}
        appendTo="inline"
        onDocumentClick={(event, trigger) => {
          const target = event?.target;
          if (target instanceof Node && trigger?.contains(target)) return;
          if (!isInside(box.current, target)) setOpen(false);
        }}
        onDocumentKeyDown={(event) => {
          if (event?.key !== "Escape" || isAbove(box.current, event.target) || hasOpenList(box.current)) return;
          setOpen(false);
        }}
        trigger={
          <InputGroup>
            <InputGroupItem>
              <Button
                variant="control"
                data-testid={testIds.toggle}
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              >
                {t(label)}
              </Button>
            </InputGroupItem>
            {run && (
              <InputGroupItem>
                <Button
                  variant="control"
                  // closed, it has no form yet
                  {...(open ? { type: "submit", form: id } : { onClick: () => setOpen(true) })}
                  aria-label={t(run)}
                  icon={<ArrowRightIcon />}
                />
              </InputGroupItem>
            )}
          </InputGroup>
        }
        popper={
          <div className="gh-panel" ref={box}>
            {open && (
              <Suspense fallback={<Loading />}>
                <AdvancedSearchForm {...{ id, panel, state, typed }} onType={setTyped} onDone={() => setOpen(false)} />
              </Suspense>
            )}
          </div>
        }
      />
    </ToolbarItem>
  );
}
