import { dotted } from "~/kit/form/fieldProps";
import { nameOf, refusedField, toObject } from "~/parts/mappers/mapper";

const failure = (status: number) => ({ status, message: "Invalid Sector Identifier URI.", fields: [] });

it("shows at its field what the server says of a name or of a sector identifier", () => {
  const refused = refusedField({ properties: [{ name: "sectorIdentifierUri" }] });
  expect(refused(failure(409))).toBe("name");
  expect(refused(failure(400))).toBe(`config.${dotted("sectorIdentifierUri")}`);
  expect(refused(failure(500))).toBeUndefined();
  expect(refusedField({ properties: [{ name: "claim.name" }] })(failure(400))).toBeUndefined();
});

it("calls a mapper by its id where its name is nothing that can be read", () => {
  expect(nameOf({ id: "1", name: "email" })).toBe("email");
  expect(nameOf({ id: "1", name: " " })).toBe("1");
  expect(nameOf({ id: "1" })).toBe("1");
  expect(nameOf({ id: "1", name: "e-mail" })).toBe("e-mail");
});

it("leaves out the blanks around a name, which is given once", () => {
  expect(toObject({ name: " email ", config: {} }).name).toBe("email");
});
