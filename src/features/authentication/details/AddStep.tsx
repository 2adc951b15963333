import { Radio, Stack, StackItem, ToolbarItem } from "@patternfly/react-core";
import { useState } from "react";
import { useData } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import type { FlowKind } from "~/features/authentication/details/executionTree";
import { useSort, useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Dialog } from "~/kit/dialog/Dialog";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";
import { Pager } from "~/kit/list/Pager";
import { Search } from "~/kit/list/Search";
import { Toolbar } from "~/kit/list/Toolbar";

/** Types on a page at first. */
const SIZE = 10;

/** Where the types of steps that a flow can hold come from. */
const calls = {
  "basic-flow": "authenticationManagement.getAuthenticatorProviders",
  "form-flow": "authenticationManagement.getFormActionProviders",
  "client-flow": "authenticationManagement.getClientAuthenticatorProviders",
} as const;

interface Props {
  /** Alias of the flow that gets it. */
  to: string;
  kind: FlowKind;
  /** A condition is added, and not what authenticates. */
  isCondition?: boolean;
  onClose: () => void;
}

/** Adds a step or condition of one of the server's types to a flow or sub-flow. */
export function AddStep({ to, kind, isCondition = false, onClose }: Props) {
  const t = useT();
  const [search, setSearch] = useState("");
  const [{ page, size }, setPart] = useState({ page: 1, size: SIZE });
  const [provider, setProvider] = useState<string>();
  const types = useData(calls[isCondition ? "basic-flow" : kind]);
  const sorted = useSort(types, ({ displayName = "" }) => displayName);
  const fitting = sorted.filter(
    ({ displayName = "", description = "" }) =>
      displayName.startsWith("Condition ") === isCondition &&
      `${displayName}\n${description}`.toLowerCase().includes(search.toLowerCase()),
  );
  const first = (page - 1) * size;
  const shown = fitting.slice(first, first + size);
  const action = useAction(
    (call, provider: string) => call("authenticationManagement.addExecutionToFlow", { flow: to, provider }),
    { done: "updateFlowSuccess", failed: "updateFlowError" },
  );
  const [isSending, closeAfter] = useCloseAfter(onClose);
  // without a choice it closes, as scripts know it
  const add = () => (provider ? void closeAfter(action.run(provider)) : onClose());
  // what cannot be seen is not added
  const show = (part: { page?: number; size?: number }) => {
    setProvider(undefined);
    setPart({ page: 1, size, ...part });
  };
  return (
    <Dialog
      id="add-step"
      variant="medium"
      title={t([isCondition ? "addConditionTo" : "addExecutionTo", { name: to }])}
      actions={
        <WriteButton
          call="authenticationManagement.addExecutionToFlow"
          id="modal-add"
          testId="modal-add"
          isLoading={isSending}
          isDisabled={isSending}
          onClick={add}
        >
          {t("add")}
        </WriteButton>
      }
      onClose={onClose}
    >
      <Toolbar testId="table-toolbar">
        <ToolbarItem data-testid="search">
          <Search
            placeholder="search"
            value={search}
            onSearch={(next) => {
              setSearch(next);
              show({});
            }}
          />
        </ToolbarItem>
        <ToolbarItem align={{ default: "alignEnd" }}>
          <Pager
            at="top"
            page={page}
            size={size}
            count={shown.length}
            hasNext={fitting.length > first + size}
            onChange={show}
          />
        </ToolbarItem>
      </Toolbar>
      <Stack hasGutter>
        {shown.map(({ id = "", displayName = id, description }) => (
          <StackItem key={id}>
            <Radio
              id={id}
              data-testid={id}
              name="provider"
              label={displayName}
              description={description}
              isChecked={provider === id}
              onChange={() => setProvider(id)}
            />
          </StackItem>
        ))}
        {shown.length === 0 && <StackItem>{t("noSearchResults")}</StackItem>}
      </Stack>
    </Dialog>
  );
}
