import { createScope } from "~/features/clients/authorization/scopeForm";
import type { Call } from "~/data/write/action";

/** A server that finds scopes by a part of their names. */
function server(...names: string[]) {
  const made: unknown[] = [];
  const call = (async (name: string, _: object, scope?: object) => {
    if (name === "ui.authorizationScopes") return names.map((one) => ({ id: one, name: one }));
    made.push(scope);
    return { id: "new", ...scope };
  }) as unknown as Call;
  return { made, call };
}

it("makes no scope of a name that another one has, which the server would overwrite", async () => {
  const { made, call } = server("view all", "view");
  await expect(createScope(call, "c", { name: "view", displayName: "" }, "taken")).rejects.toThrow("taken");
  expect(made).toEqual([]);
});

it("makes one of a name that is a part of others", async () => {
  const { made, call } = server("view all", "View");
  expect(await createScope(call, "c", { name: "view" }, "taken")).toMatchObject({ id: "new" });
  expect(made).toEqual([{ name: "view" }]);
});
