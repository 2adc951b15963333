import type { Call } from "~/data/write/action";
import { finishFlow } from "~/features/authentication/workbench/makeFlow";

const wanted = {
  alias: "flow",
  description: "",
  type: "basic-flow",
  steps: [{ provider: "auth-cookie", requirement: "REQUIRED", flow: undefined, config: undefined, steps: [] }],
};

/** Goes on with the flow where the server has a step in it already. @returns the calls that write */
async function finish(providerId: string) {
  const writes: string[] = [];
  const call = async (name: string) => {
    if (name === "authenticationManagement.getExecutions")
      return [{ id: "1", level: 0, providerId, displayName: "A step" }];
    writes.push(name);
  };
  const failure = await finishFlow(call as Call, wanted).catch((error: unknown) => error);
  return { writes, failure };
}

it("goes on with what is made", async () => {
  expect(await finish("auth-cookie")).toEqual({
    writes: ["authenticationManagement.updateExecution"],
    failure: undefined,
  });
});

it("writes nothing over another step that stands there now", async () => {
  expect(await finish("auth-otp-form")).toEqual({ writes: [], failure: expect.any(Error) });
});
