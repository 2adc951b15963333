import type AdminEvent from "@keycloak/keycloak-admin-client/lib/defs/adminEventRepresentation";
import { ModalBody, ModalHeader } from "@patternfly/react-core";
import { Modal } from "~/kit/dialog/Modal";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import type { ReactNode } from "react";
import { useT } from "~/i18n/useT";
import { CopyButton } from "~/kit/controls/CopyButton";
import { prettyJson } from "~/kit/form/json";
import { Code } from "~/kit/form/kinds/Code";
import { EventUser } from "~/parts/events/EventUser";
import { useAuthRealm } from "~/parts/users/useAuthRealm";

interface Props {
  event: AdminEvent;
  /** What of it is shown: who did it, or what was sent. */
  what: "auth" | "representation";
  onClose: () => void;
}

/** More about one admin event. */
export function AdminEventDialog({ event, what, onClose }: Props) {
  const t = useT();
  return (
    <Modal variant="medium" onClose={onClose} aria-labelledby="event-title">
      <ModalHeader title={t(what)} labelId="event-title" />
      <ModalBody>{what === "auth" ? <AuthDetails event={event} /> : <Representation event={event} />}</ModalBody>
    </Modal>
  );
}

/** Who did it, from where. */
function AuthDetails({ event }: { event: AdminEvent }) {
  const t = useT();
  const realm = useAuthRealm()(event);
  const { realmId, clientId, userId = "", ipAddress } = event.authDetails ?? {};
  const user = userId && (
    <>
      <EventUser id={userId} of={realm} /> ({userId})
    </>
  );
  const rows: [key: "realm" | "client" | "user" | "ipAddress", value: ReactNode][] = [
    ["realm", realmId],
    ["client", clientId],
    ["user", user],
    ["ipAddress", ipAddress],
  ];
  return (
    <Table aria-label="authData" data-testid="auth-dialog">
      <Thead>
        <Tr>
          <Th>{t("attribute")}</Th>
          <Th>{t("value")}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(([key, value]) => (
          <Tr key={key}>
            <Td label={t("attribute")}>{t(key)}</Td>
            <Td label={t("value")}>{value}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** What was sent, where the realm saves it. */
function Representation({ event: { representation } }: { event: AdminEvent }) {
  const t = useT();
  const text = prettyJson(representation);
  if (!text) return <p>{t("gatehouse.noRepresentation")}</p>;
  return (
    <>
      <CopyButton id="representation" text={text} />
      <Code id="representation" aria-label={t("representation")} value={text} isReadOnly />
    </>
  );
}
