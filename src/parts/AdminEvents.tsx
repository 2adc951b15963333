import type AdminEvent from "@keycloak/keycloak-admin-client/lib/defs/adminEventRepresentation";
import { Modal, ModalBody, ModalHeader, Tooltip } from "@patternfly/react-core";
import { Table, Tbody, Td, Th, Thead, Tr } from "@patternfly/react-table";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { refreshShown } from "~/data/cache";
import { useRealm } from "~/data/useRealm";
import { useServerInfo } from "~/data/serverInfo";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { CopyButton } from "~/kit/CopyButton";
import { Code } from "~/kit/kinds/Code";
import type { FieldSpec } from "~/kit/Inputs";
import { prettyJson } from "~/kit/json";
import { List } from "~/kit/List";
import type { Panel } from "~/kit/panel";
import { eventTarget } from "~/parts/eventTarget";

/** Longest resource path that a cell shows, in characters. */
const PATH = 38;

const idOf = (event: AdminEvent) =>
  [event.time, event.operationType, event.resourcePath, event.authDetails?.userId].join(" ");

/**
 * What administrators did: `GET admin-events`.
 * @param path resource path of one object, with `*` for any text; everything of the realm when left out
 */
export function AdminEvents({ path }: { path?: string }) {
  const t = useT();
  const time = useTime();
  const realm = useRealm();
  const panel = usePanel(path === undefined);
  const [shown, setShown] = useState<{ what: "auth" | "representation"; event: AdminEvent }>();
  return (
    <>
      <List
        label="adminEvents"
        from="realms.findAdminEvents"
        query={{ realm, resourcePath: path }}
        id={idOf}
        panel={panel}
        columns={[
          { name: "time", label: "time", text: (event) => time(event.time), order: (event) => event.time ?? 0 },
          {
            name: "resourcePath",
            label: "resourcePath",
            text: ({ resourcePath = "" }) => resourcePath,
            cell: (event) => <ResourcePath event={event} />,
          },
          {
            name: "resourceType",
            label: "resourceType",
            text: ({ resourceType = "" }) => resourceType,
          },
          { name: "operationType", label: "operationType", text: ({ operationType = "" }) => operationType },
          { name: "user", label: "user", text: ({ authDetails }) => authDetails?.userId ?? "" },
        ]}
        actions={[
          { label: "auth", run: (event) => setShown({ what: "auth", event }) },
          { label: "representation", run: (event) => setShown({ what: "representation", event }) },
        ]}
        empty={{
          title: "emptyAdminEvents",
          body: "emptyAdminEventsInstructions",
          action: { label: "refresh", onClick: () => void refreshShown() },
        }}
      />
      {shown && (
        <Modal isOpen variant="medium" onClose={() => setShown(undefined)} aria-labelledby="event-title">
          <ModalHeader title={t(shown.what)} labelId="event-title" />
          <ModalBody>
            {shown.what === "auth" ? <AuthDetails event={shown.event} /> : <Representation event={shown.event} />}
          </ModalBody>
        </Modal>
      )}
    </>
  );
}

/** The form that searches the events; of a fixed object the path is not asked. */
function usePanel(asksPath: boolean): Panel {
  const { enums = {} } = useServerInfo();
  return useMemo(() => {
    const choices = (name: string, label: FieldSpec["label"], values: string[] = []): FieldSpec => ({
      kind: "select",
      name,
      label,
      isMulti: true,
      testId: name === "resourceTypes" ? "resource-types-searchField" : "operation-types-searchField",
      options: values.map((key) => ({ key, value: { text: key } })),
    });
    const text = (name: string, label: FieldSpec["label"]): FieldSpec => ({ kind: "text", name, label });
    const day = (name: string, label: FieldSpec["label"]): FieldSpec => ({
      kind: "text",
      name,
      label,
      id: `kc-${name}`,
      type: "date",
    });
    return {
      label: "searchForAdminEvent",
      submit: "searchAdminEventsBtn",
      reset: "resetBtn",
      testIds: { toggle: "dropdown-panel-btn", form: "searchForm", submit: "search-events-btn" },
      fields: [
        choices("resourceTypes", "resourceTypes", enums.resourceType),
        choices("operationTypes", "operationTypes", enums.operationType),
        ...(asksPath ? [text("resourcePath", "resourcePath")] : []),
        text("authRealm", "realm"),
        text("authClient", "client"),
        text("authUser", "userId"),
        text("authIpAddress", "ipAddress"),
        day("dateFrom", "dateFrom"),
        day("dateTo", "dateTo"),
      ],
    };
  }, [enums, asksPath]);
}

/** Path of the object an event is about, cut where it is long, as a link where it leads to a page. */
function ResourcePath({ event }: { event: AdminEvent }) {
  const { resourcePath = "" } = event;
  const target = eventTarget(event);
  const text = resourcePath.length > PATH ? `${resourcePath.slice(0, PATH)}…` : resourcePath;
  const shown = target ? <Link to={target}>{text}</Link> : <span>{text}</span>;
  return text === resourcePath ? shown : <Tooltip content={resourcePath}>{shown}</Tooltip>;
}

/** Who did it, from where. */
function AuthDetails({ event: { authDetails = {} } }: { event: AdminEvent }) {
  const t = useT();
  const rows = [
    ["realm", authDetails.realmId],
    ["client", authDetails.clientId],
    ["user", authDetails.userId],
    ["ipAddress", authDetails.ipAddress],
  ] as const;
  return (
    <Table variant="compact" aria-label={t("auth")} data-testid="auth-dialog">
      <Thead>
        <Tr>
          <Th>{t("attribute")}</Th>
          <Th>{t("value")}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(([key, value]) => (
          <Tr key={key}>
            <Td dataLabel={t("attribute")}>{t(key)}</Td>
            <Td dataLabel={t("value")}>{value}</Td>
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
  return (
    <>
      {text && <CopyButton id="representation" text={text} />}
      <Code id="representation" aria-label={t("representation")} value={text} isReadOnly />
    </>
  );
}
