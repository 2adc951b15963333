import { lazily } from "~/kit/lazily";
import { Button, Popper, ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useT } from "~/i18n/useT";
import { Loading } from "~/kit/Loading";
import type { Panel } from "~/kit/panel";
import type { ListControl } from "~/kit/useListState";

interface Props {
  panel: Panel;
  state: ListControl;
}

/** The fields come when they are asked for: a list is there before. */
const PanelForm = lazily(() => import("~/kit/PanelForm").then((module) => module.PanelForm));

/** A button that opens the form of what a list is searched by; what is asked stands in the address. */
export function SearchPanel({ panel, state }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { label, testIds } = panel;
  return (
    <ToolbarItem>
      <Popper
        isVisible={open}
        appendTo="inline"
        placement="bottom-start"
        onDocumentClick={(event, trigger, popper) => {
          const target = event?.target;
          const inside = target instanceof Node && (trigger?.contains(target) || popper?.contains(target));
          if (!inside) setOpen(false);
        }}
        onDocumentKeyDown={(event) => {
          if (event?.key === "Escape") setOpen(false);
        }}
        trigger={
          <Button variant="control" data-testid={testIds.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(label)}
          </Button>
        }
        popper={
          <div className="gh-panel">
            {open && (
              <Suspense fallback={<Loading />}>
                <PanelForm panel={panel} state={state} onDone={() => setOpen(false)} />
              </Suspense>
            )}
          </div>
        }
      />
    </ToolbarItem>
  );
}
