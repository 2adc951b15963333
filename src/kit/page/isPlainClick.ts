import type { KeyboardEvent, MouseEvent } from "react";

/** Whether a click on a link follows it in this tab; with a modifier or another button the browser opens a new one. */
export const isPlainClick = (event: MouseEvent | KeyboardEvent) =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) && !("button" in event && event.button !== 0);
