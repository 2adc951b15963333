import { renderHook } from "@testing-library/react";
import type { Call } from "~/data/write/action";
import type { AssignedScope } from "~/features/clients/scopes/assignedScope";
import { useScopeActions } from "~/features/clients/scopes/scopeActions";

jest.mock("~/data/write/action", () => ({ useAction: () => ({}) }));

/** A server with one client that has one scope. */
function server(type: AssignedScope["type"]) {
  const has = { default: type === "default", optional: type === "optional" };
  const calls: string[] = [];
  const call = (async (name: string) => {
    const [, verb, list] = /^clients\.(add|del|list)(Default|Optional)ClientScopes?$/.exec(name) ?? [];
    const key = list === "Default" ? "default" : "optional";
    if (verb === "list") return has[key] ? [{ id: "s", name: "renamed" }] : [];
    calls.push(name);
    if (verb === "del") Object.assign(has, { default: false, optional: false });
    else if (!has.default && !has.optional) has[key] = true;
    return undefined;
  }) as unknown as Call;
  return { call, calls, has };
}

const actions = () => renderHook(() => useScopeActions({ id: "c" })).result.current;

/** The row as the list had it. */
const row: AssignedScope = { id: "s", name: "phone", type: "default" };

it("puts a scope back as the client had it right before, whatever the list has said", async () => {
  const { call, has } = server("optional");
  const { run, inverse } = actions().removeMany();
  await run(call, row);
  expect(has).toEqual({ default: false, optional: false });
  await inverse?.run(call, row);
  expect(has).toEqual({ default: false, optional: true });
});

it("takes back no type that somebody else has given a scope meanwhile", async () => {
  const { call, calls, has } = server("optional");
  const { run, inverse } = actions().changeMany("optional");
  await run(call, row);
  await inverse?.run(call, row);
  expect([has.optional, calls]).toEqual([true, []]);
});
