import { toForm, toObject } from "~/parts/providerSettings/configForm";

it("keeps names with dots, lists and texts with ## as they are", () => {
  const mapper = {
    name: "m",
    providerId: "p",
    config: { "user.model.attribute": ["nick"], several: ["a", "b"], hash: ["a##b"], none: [""] },
  };
  const values = toForm(mapper);
  expect(values.config).toEqual({ "user🍺model🍺attribute": "nick", several: ["a", "b"], hash: ["a##b"], none: "" });
  expect(toObject(values)).toEqual(mapper);
});

it("leaves out what a form shows without a value", () => {
  expect(toObject({ name: "m", providerId: "p", config: { a: undefined, b: true } }).config).toEqual({ b: ["true"] });
});
