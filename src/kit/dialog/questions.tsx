import { Fragment, type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { placeShown, setPlaceShown } from "~/data/browser/shown";
import { createStore } from "~/data/browser/store";
import { namesAt } from "~/kit/page/place";

interface Open {
  id: number;
  dialog: ReactNode;
  /** Ends it without an answer of the administrator. */
  close: () => void;
}

/** The open questions, the latest one last: only that one shows. */
const questions = createStore<readonly Open[]>([]);
let nextId = 0;

/**
 * Asks the administrator something. A question belongs to the place (realm, object, tab) it is about: it closes when
 * that is left, and does not open where it was left before.
 * @param render renders the dialog; calls its argument with the answer
 * @param none the answer where nobody gives one
 * @param place `placeShown()` of the moment the administrator began what asks; needed where anything is waited for
 *   between that and the question
 */
export function ask<Answer>(
  render: (answer: (given: Answer) => void) => ReactNode,
  none: Answer,
  place = placeShown(),
): Promise<Answer> {
  if (place !== placeShown()) return Promise.resolve(none);
  return new Promise((resolve) => {
    const id = nextId++;
    const answer = (given: Answer) => {
      questions.set((all) => all.filter((one) => one.id !== id));
      resolve(given);
    };
    questions.set((all) => [...all, { id, dialog: render(answer), close: () => answer(none) }]);
  });
}

/** Renders the open question and closes it with its place; is in the shell once. */
export function Questions() {
  const { place, object } = namesAt(useLocation().pathname);
  const open = useSyncExternalStore(questions.subscribe, questions.get);
  // before anything of the next place can be seen or clicked
  useLayoutEffect(() => {
    setPlaceShown(place, object);
    return () => questions.get().forEach(({ close }) => close());
  }, [place, object]);
  const last = open.at(-1);
  return last && <Fragment key={last.id}>{last.dialog}</Fragment>;
}
