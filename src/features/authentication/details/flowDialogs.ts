import { lazily } from "~/kit/page/lazily";

/** Dialogs about a flow as a whole. */
export const flowDialogs = {
  bind: lazily(() => import("~/features/authentication/flows/BindDialog").then((module) => module.BindDialog)),
  copy: lazily(() =>
    import("~/features/authentication/flows/DuplicateDialog").then((module) => module.DuplicateDialog),
  ),
  edit: lazily(() => import("~/features/authentication/flows/EditDialog").then((module) => module.EditDialog)),
  compare: lazily(() =>
    import("~/features/authentication/workbench/CompareDialog").then((module) => module.CompareDialog),
  ),
  swap: lazily(() => import("~/features/authentication/workbench/SwapDialog").then((module) => module.SwapDialog)),
};

/** One of them. */
export type FlowDialog = keyof typeof flowDialogs;
