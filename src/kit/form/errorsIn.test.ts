import { errorsIn } from "~/kit/form/errorsIn";

it("finds errors at any depth, also those without a type, in lists, and of fields that are called like a part of one", () =>
  expect(
    errorsIn({
      alias: { type: "server", message: "Taken" },
      discovery: { type: "", message: "Unread" },
      config: { issuer: { type: "validate" }, type: { type: "server" }, message: { message: "Wrong" } } as never,
      rows: [undefined, { key: { type: "required", ref: { focus: () => {} } } }] as never,
    }),
  ).toEqual([
    { name: "alias", type: "server" },
    { name: "discovery", type: "" },
    { name: "config.issuer", type: "validate" },
    { name: "config.type", type: "server" },
    { name: "config.message", type: undefined },
    { name: "rows.1.key", type: "required" },
  ]));
