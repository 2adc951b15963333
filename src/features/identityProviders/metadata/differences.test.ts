import { differencesIn } from "~/features/identityProviders/metadata/differences";

it("names what differs; a switch that is not there is off", () => {
  const provider = { config: { tokenUrl: "https://a", issuer: "b", useJwksUrl: "true", clientSecret: "**********" } };
  const found = { tokenUrl: "https://c", issuer: "b", useJwksUrl: "true", loginHint: "false", jwksUrl: "https://d" };
  expect(differencesIn(provider, found)).toEqual([
    { name: "jwksUrl", now: "", found: "https://d" },
    { name: "tokenUrl", now: "https://a", found: "https://c" },
  ]);
  expect(differencesIn({}, {})).toEqual([]);
});
