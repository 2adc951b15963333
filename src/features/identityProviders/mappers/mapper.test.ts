import { toObject } from "~/features/identityProviders/mappers/mapper";

it("leaves out the blanks around a name, which nobody can take away later", () => {
  const values = { name: " e-mail\t", identityProviderMapper: "m", config: { syncMode: "INHERIT" } };
  expect(toObject(values)).toEqual({ ...values, name: "e-mail" });
});
