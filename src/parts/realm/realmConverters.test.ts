import { changesBetween } from "~/data/write/merge";
import { realmConverters, withoutEmpty } from "~/parts/realm/realmConverters";

test("languages chosen in another order are no change, and show as they were chosen", () => {
  const { toForm, toObject } = realmConverters(["internationalizationEnabled", "supportedLocales"]);
  const stored = toForm({ internationalizationEnabled: true, supportedLocales: ["fr", "de", "en"] });
  expect(stored.supportedLocales).toEqual(["fr", "de", "en"]);
  const changed = { ...stored, supportedLocales: ["de", "en", "fr"] };
  expect(changesBetween(toObject(stored), toObject(changed))).toEqual([]);
  expect(changesBetween(toObject(stored), toObject({ ...stored, supportedLocales: ["fr", "de"] }))).toEqual([
    { path: ["supportedLocales"], from: ["de", "en", "fr"], to: ["de", "fr"] },
  ]);
});

test("a realm without languages has none to change", () => {
  const { toForm, toObject } = realmConverters(["supportedLocales"]);
  expect(changesBetween(toObject(toForm({})), toObject(toForm({ supportedLocales: [] })))).toEqual([]);
});

test("lifespans that are not stored show what the server takes, and that is no change", () => {
  const names = ["attributes.vc🍺c-nonce-lifetime-seconds", "attributes.preAuthorizedCodeLifespanS"];
  const { toForm, toObject } = realmConverters(names);
  const values = toForm({});
  expect(Object.values(values.attributes)).toEqual(["60", "30"]);
  expect(Object.values(toForm({ attributes: { preAuthorizedCodeLifespanS: "45" } }).attributes)).toEqual(["60", "45"]);
  const typed = { ...values, attributes: { ...values.attributes, preAuthorizedCodeLifespanS: "120" } };
  expect(changesBetween(toObject(values), toObject(typed))).toEqual([
    { path: ["attributes", "preAuthorizedCodeLifespanS"], from: "30", to: "120" },
  ]);
});

test("what was emptied is left out, and client policies, which others may have changed since", () => {
  const before = { attributes: { kept: "", emptied: "1" } };
  const next = { realm: "demo", attributes: { kept: "", emptied: "" }, clientProfiles: {}, clientPolicies: {} };
  expect(withoutEmpty(next, before)).toEqual({ realm: "demo", attributes: { kept: "" } });
});
