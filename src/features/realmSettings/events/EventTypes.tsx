import { Title, ToolbarItem } from "@patternfly/react-core";
import { useState } from "react";
import { CancelledError, type Failure } from "~/data/api/errors";
import { placeShown } from "~/data/browser/shown";
import { useServerInfo } from "~/data/query/serverInfo";
import { useRealm } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import type { ConfigFormProps } from "~/features/realmSettings/events/useEventsEdit";
import { useServerText, useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { confirm } from "~/kit/dialog/confirm";
import { WriteButton } from "~/kit/controls/Write";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";
import type { Column } from "~/kit/list/columns";
import { LocalList } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";

interface Row {
  type: string;
}

const call = "realms.updateConfigEvents";
const noTypes = { title: "remove", body: "gatehouse.noEventTypes", label: "remove", danger: true } as const;
const idOf = ({ type }: Row) => type;

/** The types of user events that are saved; a type is added and removed at once. */
export function EventTypes({ config }: ConfigFormProps) {
  const t = useT();
  const realm = useRealm();
  const words = useWords();
  const [isAdding, setAdding] = useState(false);
  const types = config.enabledEventTypes ?? [];
  const change = useAction(
    async (api, next: (types: string[]) => string[]) => {
      const place = placeShown();
      const read = async () => {
        // listeners stay: the server refuses those that it does not have
        const { eventsListeners: _, ...now } = await api("realms.getConfigEvents", { realm });
        return { ...now, enabledEventTypes: next(now.enabledEventTypes ?? []) };
      };
      let config = await read();
      // the server takes none for all
      if (config.enabledEventTypes.length === 0) {
        if (!(await confirm(noTypes, place))) throw new CancelledError();
        // somebody else may have changed it during the question
        config = await read();
      }
      await api(call, { realm }, config);
    },
    { done: "eventConfigSuccessfully", failed: "eventConfigError" },
  );
  const remove = (rows: Row[]) => change.run((now) => now.filter((type) => !rows.some((row) => row.type === type)));
  const add = { label: "addSavedTypes", call, onClick: () => setAdding(true) } as const;
  return (
    <>
      <Title headingLevel="h2">{t("userEventsRegistered")}</Title>
      <LocalList
        listId="saved-event-types"
        label="userEventsRegistered"
        rows={types.map((type) => ({ type }))}
        id={idOf}
        search="searchEventType"
        {...words}
        selectable
        toolbar={(selected, clear) => (
          <>
            <ToolbarItem>
              <WriteButton call={call} id="addTypes" testId="addTypes" onClick={add.onClick}>
                {t("addSavedTypes")}
              </WriteButton>
            </ToolbarItem>
            <ToolbarItem>
              <WriteButton
                call={call}
                testId="removeAll"
                variant="secondary"
                isDisabled={selected.length === 0 || change.running}
                onClick={() => void remove(selected).then((failure) => failure ?? clear())}
              >
                {t("remove")}
              </WriteButton>
            </ToolbarItem>
          </>
        )}
        actions={[{ label: "remove", call, run: (row) => void remove([row]) }]}
        empty={{ title: "emptyEvents", body: "emptyEventsInstructions", action: add }}
      />
      {isAdding && (
        <AddTypes
          saved={types}
          onClose={() => setAdding(false)}
          onAdd={(added) => change.run((now) => [...new Set([...now, ...added])])}
        />
      )}
    </>
  );
}

interface AddTypesProps {
  saved: string[];
  onClose: () => void;
  onAdd: (types: string[]) => Promise<Failure | undefined>;
}

/** The types of the server that are not saved yet. */
function AddTypes({ saved, onClose, onAdd }: AddTypesProps) {
  const t = useT();
  const words = useWords();
  const state = useLocalListState();
  const [selected, setSelected] = useState<Row[]>([]);
  const [isSending, closeAfter] = useCloseAfter(onClose);
  const { enums } = useServerInfo();
  const others = (enums?.["eventType"] ?? []).filter((type) => !saved.includes(type));
  return (
    <Dialog
      id="add-types"
      variant="medium"
      title={t("addTypes")}
      cancelTestId="moveCancel"
      actions={
        <WriteButton
          call={call}
          testId="addEventTypeConfirm"
          isDisabled={selected.length === 0 || isSending}
          onClick={() => void closeAfter(onAdd(selected.map(idOf)))}
        >
          {t("add")}
        </WriteButton>
      }
      isUnsaved={selected.length > 1 && !isSending}
      onClose={onClose}
    >
      <LocalList
        listId="event-types"
        label="addTypes"
        rows={others.map((type) => ({ type }))}
        id={idOf}
        search="searchEventType"
        {...words}
        state={state}
        selectable
        onSelect={setSelected}
      />
    </Dialog>
  );
}

/**
 * Name and description of a type, its own name where the server has no words for it; it is found by its own name as well,
 * which lists of events show.
 */
function useWords() {
  const word = useServerText();
  const named = (type: string, part: "name" | "description") => {
    const key = `eventTypes.${type}.${part}`;
    const text = word(key);
    return text === key ? (part === "name" ? type : "") : text;
  };
  const columns: Column<Row>[] = [
    { name: "type", label: "eventType", text: ({ type }) => named(type, "name") },
    { name: "description", label: "description", text: ({ type }) => named(type, "description") },
  ];
  const searched = (row: Row) => [row.type, ...columns.map(({ text }) => text(row))].join("\n");
  return { columns, searched };
}
