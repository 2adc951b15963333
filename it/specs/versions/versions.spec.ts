// What every supported server must have and must not have, place by place.
import { test } from "../../support/test";
import { hasJsonWorkflows, hasYamlWorkflows, makeJsonWorkflow, makeWorkflow } from "../../support/areas/workflows";
import { unseen } from "./unseen";
import { walk } from "./walk";

test("what this server has shows, and what it lacks does not @smoke", async ({
  page,
  realm,
  server,
  admin,
  allowConsole,
}) => {
  test.slow();
  // places of what the server lacks
  allowConsole(/status of (400|404)/);
  // an empty list offers another control
  if (hasYamlWorkflows) await makeWorkflow(realm, "versions");
  if (hasJsonWorkflows) await makeJsonWorkflow(realm, "versions");
  await walk(page, realm, { url: server.url, admin });
  for (const { what, from, why } of unseen)
    test.info().annotations.push({ type: "not shown", description: `${from} ${what}: ${why}` });
});
