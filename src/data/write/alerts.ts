import { createStore } from "~/data/browser/store";
import type { Text } from "~/i18n/useT";

/** A message to the administrator at the edge of the page. */
export interface Alert {
  id: number;
  variant: "success" | "danger" | "warning" | "info";
  title: Text;
  /** The server's own words. */
  description?: string;
  /** What it means, in ours. */
  explanation?: Text;
}

/** The alerts shown, newest first. */
export const alerts = createStore<Alert[]>([]);

let nextId = 0;

/**
 * Shows an alert on top of the others.
 * @param title text by key
 * @param variant success unless said otherwise
 */
export function addAlert(
  title: Text,
  variant: Alert["variant"] = "success",
  more: Pick<Alert, "description" | "explanation"> = {},
): void {
  const id = nextId++ % 1000;
  alerts.set((list) => [{ id, variant, title, ...more }, ...list]);
}

/** Takes an alert away. */
export const removeAlert = (id: number) => alerts.set((list) => list.filter((alert) => alert.id !== id));
