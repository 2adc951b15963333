import { createStore } from "~/data/browser/store";
import type { Text } from "~/i18n/useT";

/** A message to the administrator at the edge of the page. */
export interface Alert {
  id: number;
  /** When it came, in milliseconds since 1970. */
  at: number;
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
 * @param more the server's own words, and what they mean
 */
export function addAlert(
  title: Text,
  variant: Alert["variant"] = "success",
  more: Pick<Alert, "description" | "explanation"> = {},
): void {
  const id = nextId++ % 1000;
  alerts.set((list) => [{ id, at: Date.now(), variant, title, ...more }, ...list]);
}

/** Milliseconds after which an alert counts as read. */
const READ = 2000;

/**
 * The alerts that belong to the page that is shown: those that came too late to be read go along to the next one.
 * @returns takes them away, for when the next page is there
 */
export function alertsOfPage(): () => void {
  const read = new Set(alerts.get().flatMap(({ id, at }) => (Date.now() - at > READ ? id : [])));
  return () => alerts.set((list) => list.filter(({ id }) => !read.has(id)));
}

/** Takes an alert away. */
export const removeAlert = (id: number) => alerts.set((list) => list.filter((alert) => alert.id !== id));
