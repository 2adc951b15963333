import { putConfig } from "~/parts/events/putConfig";
import type { Call } from "~/data/write/action";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));

test.each([
  ["which the server may not have, are left out unless they change", ["gone"], { eventsEnabled: true }],
  ["that change are written", ["email"], { eventsEnabled: true, eventsListeners: ["email"] }],
])("listeners %s", async (_, eventsListeners, written) => {
  const call = jest.fn();
  const before = { eventsListeners: ["gone"], enabledEventTypes: ["LOGIN"] };
  await putConfig(call as unknown as Call, "r", { ...before, eventsListeners, eventsEnabled: true }, before);
  expect(call).toHaveBeenCalledWith("realms.updateConfigEvents", { realm: "r" }, written);
});
