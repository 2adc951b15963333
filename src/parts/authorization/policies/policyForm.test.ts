import { policyFields } from "~/parts/authorization/policies/policyFields";
import { policyForm, refusedField } from "~/parts/authorization/policies/policyForm";

const formOfType = (type: string) => policyForm(policyFields("client", type), type);
const policy = { id: "p", name: "three", type: "quota", config: { limit: "3" }, window: 60 };

it("shows what an unknown type has as JSON, and takes it back without what has a field", () => {
  const { toForm, toObject } = formOfType("quota");
  const values = toForm(policy);
  expect(values).toMatchObject({ name: "three" });
  expect(JSON.parse(values.settings ?? "")).toEqual({ config: { limit: "3" }, window: 60 });
  const settings = '{ "config": { "limit": "4" }, "name": "not here" }';
  const changed = toObject({ ...values, settings });
  expect(changed).toMatchObject({ name: "three", config: { limit: "4" } });
  expect(changed).not.toHaveProperty("window");
  expect(changed.settings).toBeUndefined();
});

it("shows scripts as their code", () => {
  const names = (type: string) => policyFields("client", type).map(({ name }) => name);
  expect(names("script-office.js")).toContain("code");
  expect(names("js")).toContain("code");
  expect(names("quota")).not.toContain("code");
});

it.each([
  [409, "conflict", "name"],
  [400, "Expire time can't be set to a date before start time", "notOnOrAfter"],
  [400, "another one", undefined],
])("finds the field that is meant by %s %s", (status, message, field) =>
  expect(refusedField({ status, message, fields: [] })).toBe(field),
);
