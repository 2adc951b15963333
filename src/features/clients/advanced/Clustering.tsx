import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Button, Flex, FlexItem } from "@patternfly/react-core";
import { useState } from "react";
import { addAlert } from "~/data/write/alerts";
import { useAction } from "~/data/write/action";
import { AddNode } from "~/features/clients/advanced/AddNode";
import { AdvancedForm } from "~/features/clients/advanced/AdvancedForm";
import type { Fields } from "~/features/clients/advanced/labelled";
import { labelled } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { RelativeTime } from "~/kit/controls/RelativeTime";
import { WriteButton } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { LocalList } from "~/kit/list/List";
import { useListState } from "~/kit/list/useListState";

/** An instance of a client that runs on several hosts; `time` of its last registration in milliseconds. */
interface Node {
  host: string;
  time: number;
}

const fields: Fields = [
  {
    kind: "duration",
    name: "nodeReRegistrationTimeout",
    ...labelled("nodeReRegistrationTimeout"),
    units: ["seconds", "minutes", "hours", "days"],
  },
];
const testIds = { save: "nodeReRegistrationTimeout-save", cancel: "nodeReRegistrationTimeout-revert" };

/** The hosts that a client runs on, which the server notifies of logouts and revocations. */
export function Clustering({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AdvancedForm client={client} name="clustering" fields={fields} testIds={testIds} />
      <div>
        <Button variant="link" isInline aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t("registeredClusterNodes")}
        </Button>
      </div>
      {isOpen && <Nodes client={client} />}
    </>
  );
}

function Nodes({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const timeOf = useTime();
  const state = useListState("nodes");
  const [isAdding, setAdding] = useState(false);
  const { id = "", registeredNodes = {} } = client;
  const rows = Object.entries(registeredNodes).map(([host, seconds]): Node => ({ host, time: Number(seconds) * 1000 }));
  const test = useAction(
    async (call) => {
      const { successRequests = [], failedRequests = [] } = await call("clients.testNodesAvailable", { id });
      if (successRequests.length + failedRequests.length === 0) return addAlert("noAdminUrlSet", "warning");
      if (successRequests.length > 0) addAlert(["testClusterSuccess", { successNodes: successRequests.join(", ") }]);
      if (failedRequests.length > 0)
        addAlert(["testClusterFail", { failedNodes: failedRequests.join(", ") }], "danger");
    },
    { failed: "gatehouse.nodeTestError" },
  );
  const deletion = useAction((call, { host }: Node) => call("clients.deleteClusterNode", { id, node: host }), {
    done: "deleteNodeSuccess",
    failed: "deleteNodeFail",
  });
  const remove = async (node: Node) => {
    const yes = await confirm({
      title: "deleteNode",
      body: ["deleteNodeBody", { node: node.host }],
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(node);
  };
  const registration = {
    call: "clients.addClusterNode",
    object: client,
    onClick: () => setAdding(true),
  } as const;
  return (
    <>
      <Flex>
        <FlexItem>
          <WriteButton
            call="clients.testNodesAvailable"
            object={client}
            id="testClusterAvailability"
            testId="test-cluster-availability"
            variant="secondary"
            isDisabled={rows.length === 0 || test.running}
            onClick={() => void test.run()}
          >
            {t("testClusterAvailability")}
          </WriteButton>
        </FlexItem>
        <FlexItem>
          <WriteButton {...registration} id="registerNodeManually" testId="registerNodeManually" variant="tertiary">
            {t("registerNodeManually")}
          </WriteButton>
        </FlexItem>
      </Flex>
      <LocalList
        listId="cluster-nodes"
        label="registeredClusterNodes"
        state={state}
        rows={rows}
        id={({ host }) => host}
        columns={[
          { name: "host", label: "nodeHost", text: ({ host }) => host },
          {
            name: "lastRegistration",
            label: "lastRegistration",
            text: ({ time }) => timeOf(time),
            cell: ({ time }) => <RelativeTime time={time} exact={timeOf(time)} />,
            order: ({ time }) => time,
          },
        ]}
        actions={[
          {
            label: "delete",
            call: "clients.deleteClusterNode",
            object: () => client,
            run: (node) => void remove(node),
          },
        ]}
        empty={{
          title: "noNodes",
          body: "noNodesInstructions",
          action: { label: "registerNodeManually", ...registration },
        }}
      />
      {isAdding && <AddNode client={client} onClose={() => setAdding(false)} />}
    </>
  );
}
