import { useEffect } from "react";

/** What a key can reach. */
const REACHABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]:not([tabindex^='-'])";

/** Milliseconds that whatever has taken the focus away has to give it back. */
const PATIENCE = 100;

/** The page stays where it is. */
const QUIET = { preventScroll: true };

/** Where the focus was: an element around it, and which of its children it was in. */
interface Step {
  around: Element;
  index: number;
}

function stepsTo(element: Element): Step[] {
  const steps: Step[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    steps.push({ around: inner.parentElement, index: [...inner.parentElement.children].indexOf(inner) });
  return steps;
}

/** What stands in the place of an element that is gone, or next to it: of the same look where there is one. */
function nextTo(gone: Element, steps: readonly Step[]): HTMLElement | undefined {
  for (const { around, index } of steps) {
    if (around.matches("main, body, #app")) break;
    if (!around.isConnected) continue;
    const children = [...around.children];
    for (const child of [children[index], children[index - 1], ...children.slice(index + 1)]) {
      const all = [child, ...(child?.querySelectorAll(REACHABLE) ?? [])].filter(
        (one): one is HTMLElement => one instanceof HTMLElement && one.matches(REACHABLE) && one.checkVisibility(),
      );
      const found = all.find(({ className }) => className === gone.className) ?? all[0];
      if (found) return found;
    }
  }
  // behind a dialog nothing can be reached
  if (document.querySelector(".pf-v6-c-backdrop")) return undefined;
  return document.querySelector<HTMLElement>("main h1") ?? undefined;
}

/**
 * Keeps the focus where the administrator works when what has it goes away: a row that was deleted, a panel that closes, a
 * button that is off while it is busy. A browser would forget it, and a screen reader begin again at the top.
 */
export function useFocusKept() {
  useEffect(() => {
    let last: { element: HTMLElement; steps: Step[] } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => document.activeElement === document.body && last?.element.isConnected === false;
    const isAbout = ({ type, target }: MutationRecord) => type === "attributes" && target === last?.element;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = { element: target, steps: stepsTo(target) };
    };
    // who clicks on nothing wants the focus nowhere
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(REACHABLE)) last = undefined;
    };
    const observer = new MutationObserver((changes) => {
      // what was off while it was busy; while it is off it takes no focus
      if (document.activeElement === document.body && changes.some(isAbout)) last?.element.focus(QUIET);
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (last && isLost()) nextTo(last.element, last.steps)?.focus(QUIET);
      }, PATIENCE);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, []);
}
