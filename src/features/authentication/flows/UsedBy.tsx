import { Button, Content, ModalBody, ModalFooter, ModalHeader, Popover } from "@patternfly/react-core";
import CheckCircleIcon from "@patternfly/react-icons/dist/esm/icons/check-circle-icon";
import { useState } from "react";
import type { FlowUse, ListedFlow } from "~/data/api/extra";
import { useRealmRepresentation } from "~/data/query/realm";
import { bindings, boundTo, usedByOf } from "~/features/authentication/flows/flow";
import { useT } from "~/i18n/useT";
import { Modal } from "~/kit/dialog/Modal";
import { List } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";

/** As many names the server gives with the list; with one more there may be others. */
const NAMED = 8;

/** What uses a flow, in words: all that the realm uses it for, or that clients or identity providers do. */
export function useUseText(): (flow: Pick<ListedFlow, "alias" | "usedBy">) => string {
  const t = useT();
  const realm = useRealmRepresentation();
  return ({ alias, usedBy }) => {
    const bound = boundTo(realm, alias).map((name) => t(bindings[name]));
    if (bound.length > 0) return bound.join(", ");
    return t(`used.${usedByOf({ usedBy })}`);
  };
}

/** What uses a flow: the realm by name; clients or identity providers are shown on request. */
export function UsedBy({ flow }: { flow: ListedFlow }) {
  const t = useT();
  const text = useUseText()(flow);
  const [isOpen, setOpen] = useState(false);
  const { usedBy } = flow;
  if (!usedBy) return text;
  const checked = (
    <>
      <CheckCircleIcon /> {text}
    </>
  );
  if (usedBy.type === "DEFAULT") return checked;
  if (usedBy.values.length > NAMED)
    return (
      <>
        <Button variant="link" isInline onClick={() => setOpen(true)}>
          {checked}
        </Button>
        {isOpen && <UsedByDialog id={flow.id} type={usedBy.type} onClose={() => setOpen(false)} />}
      </>
    );
  return (
    <Popover
      aria-label={t("usedBy")}
      closeBtnAriaLabel={t("close")}
      bodyContent={
        <>
          {t(usedBy.type === "SPECIFIC_CLIENTS" ? "appliedByClients" : "appliedByProviders")}{" "}
          {usedBy.values.map((name, index) => (
            <bdi key={name}>
              {index > 0 && ", "}
              <strong>{name}</strong>
            </bdi>
          ))}
        </>
      }
    >
      <Button variant="link" isInline>
        {checked}
      </Button>
    </Popover>
  );
}

/** All clients or identity providers that use a flow, searched and paged by the server. */
function UsedByDialog({ id, type, onClose }: { id: string; type: FlowUse["type"]; onClose: () => void }) {
  const t = useT();
  const state = useLocalListState();
  const of = type === "SPECIFIC_CLIENTS" ? "clients" : "idp";
  return (
    <Modal variant="medium" onClose={onClose} aria-labelledby="used-by-title">
      <ModalHeader title={t("flowUsedBy")} labelId="used-by-title" />
      <ModalBody>
        <Content component="p">
          {t(["flowUsedByDescription", { value: t(of === "clients" ? "clients" : "identityProviders") }])}
        </Content>
        <List
          listId="flow-used-by"
          label="usedBy"
          from="ui.flowUsers"
          query={{ of, id }}
          state={state}
          id={({ name }) => name}
          search="search"
          columns={[{ name: "name", label: "name", text: ({ name }) => name }]}
        />
      </ModalBody>
      <ModalFooter>
        <Button id="modal-cancel" data-testid="cancel" onClick={onClose}>
          {t("close")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
