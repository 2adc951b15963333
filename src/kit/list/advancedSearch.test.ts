import { type AdvancedSearch, panelFilters, panelValues } from "~/kit/list/advancedSearch";

const panel: AdvancedSearch = {
  label: "search",
  submit: "search",
  reset: "clear",
  testIds: { toggle: "toggle", submit: "submit" },
  fields: [
    { kind: "text", name: "user", label: "user" },
    { kind: "select", name: "type", label: "type", isMulti: true, options: [] },
    { kind: "custom", name: "q", label: "value", render: () => null },
  ],
};

it("takes no blanks around a text, from the form and from the address", () => {
  const filters = { user: "my id", type: "a,b", q: "n:v " };
  expect(panelFilters(panel, { user: " my id\t", type: ["a", "b"], q: "n:v " })).toEqual(filters);
  expect(panelFilters(panel, { user: "  " })).toEqual({ user: "", type: "", q: "" });
  expect(panelValues(panel, { ...filters, user: " my id " })).toEqual({ user: "my id", type: ["a", "b"], q: "n:v " });
});
