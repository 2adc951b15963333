import { type ComponentType, lazy } from "react";
import { loadChunk } from "~/data/browser/newVersion";

/**
 * A component whose code comes when it is rendered first.
 * @param load imports it, e.g. `() => import("~/kit/list/ExportDialog").then((module) => module.ExportDialog)`
 */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => loadChunk(async () => ({ default: await load() })));
