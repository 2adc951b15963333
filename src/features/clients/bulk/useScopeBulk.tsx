import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { type ReactNode, Suspense, useState } from "react";
import type { PromptedAction } from "~/data/bulk/bulkRuns";
import type { ScopeBulkQuestion } from "~/features/clients/bulk/ScopeBulkDialog";
import { lazily } from "~/kit/page/lazily";

const ScopeBulkDialog = lazily(() =>
  import("~/features/clients/bulk/ScopeBulkDialog").then((module) => module.ScopeBulkDialog),
);

/**
 * Gives many clients a client scope, or takes it from them.
 * @returns the actions, and the dialog that asks for the scope
 */
export function useScopeBulk(): { actions: PromptedAction<ClientRepresentation>[]; dialog: ReactNode } {
  const [question, setQuestion] = useState<ScopeBulkQuestion>();
  const ask = (on: boolean) => () =>
    new Promise<Parameters<ScopeBulkQuestion["answer"]>[0]>((resolve) => {
      const answer: ScopeBulkQuestion["answer"] = (action) => {
        setQuestion(undefined);
        resolve(action);
      };
      setQuestion({ on, answer });
    });
  return {
    actions: [
      { label: "addClientScope", call: "clients.addDefaultClientScope", ask: ask(true) },
      { label: "gatehouse.removeClientScope", call: "clients.delDefaultClientScope", ask: ask(false) },
    ],
    dialog: question && (
      <Suspense>
        <ScopeBulkDialog {...question} />
      </Suspense>
    ),
  };
}
