import { secretsIn } from "~/parts/providerSettings/settingTypes";

it("names the settings that are secret, of whatever kind", () => {
  const properties = [
    { name: "the.key", type: "Script", secret: true },
    { name: "list", type: "MultivaluedString", secret: true },
    { name: "password", type: "Password" },
    { name: "url", type: "String", secret: false },
  ];
  expect(secretsIn(properties)).toEqual(["config.the🍺key", "config.list", "config.password"]);
});
