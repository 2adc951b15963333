import { aliasOf, organizationFields, refusedField, toForm, toObject } from "~/features/organizations/organization";

it("keeps whether a domain was verified, in an order of its own", () => {
  const domains = [
    { name: "b.example", verified: true },
    { name: "a.example", verified: false },
  ];
  const values = toForm({ name: "One", alias: "one", domains });
  expect(values.domains).toEqual(["a.example", "b.example"]);
  expect(toObject({ ...values, domains: [" B.example ", "c.example"] }, domains).domains).toEqual([
    { name: "b.example", verified: true },
    { name: "c.example", verified: false },
  ]);
});

it("leaves out what is empty", () => {
  expect(toObject(toForm({ name: " One " }))).toEqual({ name: "One", alias: "", domains: [] });
});

it("an alias has nothing that the server refuses in it", () => {
  expect(aliasOf(" Acme & Sons (UK)! ")).toBe("Acme-Sons-UK-");
  // refused by Keycloak 26.7
  expect(aliasOf("a!#$&()*+/:=?[],;@\\ b")).toBe("a-b");
  expect(aliasOf("Müller_مؤسسة~1.0-x")).toBe("Müller_مؤسسة~1.0-x");
});

it("a text longer than the server stores is an error of its field", () => {
  const longest = organizationFields(true).map((field) => [field.name, "maxLength" in field && field.maxLength]);
  expect(Object.fromEntries(longest)).toMatchObject({ name: 255, alias: 255, redirectUrl: 2048, description: 4000 });
});

const refusals = [
  [409, "A organization with the same name already exists.", "name"],
  [409, "A organization with the same alias already exists", "alias"],
  [400, "Empty Space not allowed.", "alias"],
  [400, "Name cannot be used as alias: Empty Space not allowed.", "alias"],
  [400, "Domain fx.example is already linked to organization alias in realm one", "domains"],
  [400, "Invalid domain format: fx 5", "domains"],
  [400, "Organization redirect URL is not valid.", "redirectUrl"],
  [500, "unknown_error", undefined],
] as const;

it.each(refusals)("%s %s", (status, message, field) =>
  expect(refusedField({ status, message, fields: [] })).toBe(field),
);
