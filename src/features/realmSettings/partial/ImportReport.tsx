import type {
  PartialImportResponse,
  PartialImportResult,
} from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { Alert, Button, Label, type LabelProps, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { type Key, useT } from "~/i18n/useT";
import { Modal } from "~/kit/dialog/Modal";
import { LocalList } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";

const actions: Record<string, { label: Key; color: LabelProps["color"] }> = {
  ADDED: { label: "added", color: "green" },
  SKIPPED: { label: "skipped", color: "orange" },
  OVERWRITTEN: { label: "overwritten", color: "purple" },
};

const types: Record<string, Key> = {
  CLIENT: "clients",
  REALM_ROLE: "realmRoles",
  USER: "users",
  CLIENT_ROLE: "clientRoles",
  IDP: "identityProviders",
  IDP_MAPPER: "mappers",
  GROUP: "groups",
};

interface Props {
  report: PartialImportResponse;
  onClose: () => void;
}

/** What a partial import did, object by object. */
export function ImportReport({ report, onClose }: Props) {
  const t = useT();
  const state = useLocalListState();
  const actionText = ({ action }: PartialImportResult) => {
    const known = actions[action];
    return known ? t(known.label) : action;
  };
  const typeText = ({ resourceType }: PartialImportResult) => {
    const known = types[resourceType];
    return known ? t(known) : resourceType;
  };
  const counts = [
    t(["importAdded", { count: report.added }]),
    t(["importSkipped", { count: report.skipped }]),
    t(["importOverwritten", { count: report.overwritten }]),
  ];
  return (
    <Modal variant="medium" onClose={onClose} aria-labelledby="partial-import-title">
      <ModalHeader title={t("partialImport")} labelId="partial-import-title" />
      <ModalBody>
        <Alert isInline variant="success" title={counts.join(" ")} />
        <LocalList
          listId="import-report"
          label="partialImport"
          rows={report.results}
          // what is overwritten the server names twice, as added, too
          id={({ action, resourceType, id, resourceName }) => `${action} ${resourceType} ${id} ${resourceName}`}
          search="search"
          state={state}
          columns={[
            {
              name: "action",
              label: "action",
              text: actionText,
              cell: (row) => <Label color={actions[row.action]?.color}>{actionText(row)}</Label>,
            },
            { name: "type", label: "type", text: typeText },
            { name: "name", label: "name", text: ({ resourceName }) => resourceName },
            { name: "id", label: "id", text: ({ id = "" }) => id },
          ]}
        />
      </ModalBody>
      <ModalFooter>
        <Button id="modal-close" data-testid="close-button" onClick={onClose}>
          {t("close")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
