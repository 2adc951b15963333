import { toForm, toObject } from "~/features/identityProviders/mappers/mapper";

it("leaves out the blanks around a name, which nobody can take away later", () => {
  const values = { name: " e-mail\t", identityProviderMapper: "m", config: { syncMode: "INHERIT" } };
  expect(toObject(values)).toEqual({ ...values, name: "e-mail" });
});

it.each([
  [undefined, "LEGACY"],
  [{}, "LEGACY"],
  [{ syncMode: "INHERIT" }, "INHERIT"],
])("shows what the server does with a mapper of the settings %j", (config, syncMode) => {
  expect(toForm({ name: "e-mail", config }).config).toEqual({ syncMode });
});
