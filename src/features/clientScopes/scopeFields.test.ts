import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { scopeFields } from "~/features/clientScopes/scopeFields";
import type { Translate } from "~/i18n/i18n";
import { dotted } from "~/kit/form/fieldProps";

const t = Object.assign(String, { ifThere: () => undefined }) as unknown as Translate;
const [NEW, OLD] = ["is.parameterized.scope", "is.dynamic.scope"].map((name) => `attributes.${dotted(name)}`);

/** The types that each shown field for the type offers. */
const offered = (values: Record<string, unknown>) =>
  scopeFields(t, {}, [])
    .filter(
      ({ name, when = [] }) =>
        name === "type" && [when].flat().every((one) => one.is(...[one.name].flat().map((other) => values[other]))),
    )
    .map((field) => ("options" in field ? field.options.map(({ key }) => key) : []));

it.each([
  ["plain", {}, ["none", "default", "optional"]],
  ["with a parameter", { [NEW ?? ""]: "true" }, ["none", "optional"]],
  ["with a parameter of an older server", { [OLD ?? ""]: "true" }, ["none", "optional"]],
  ["with a parameter by both names", { [NEW ?? ""]: "true", [OLD ?? ""]: "true" }, ["none", "optional"]],
  ["of a credential", { protocol: "oid4vc" }, ["none", "optional"]],
  ["of a credential, with a parameter", { protocol: "oid4vc", [NEW ?? ""]: "true" }, ["none", "optional"]],
])("shows one field for the type of a scope %s", (_, values, expected) => {
  expect(offered(values)).toEqual([expected]);
});

it("says which texts the server has no room for", () => {
  const words = Object.assign(String, { ifThere: String }) as unknown as Translate;
  const info = { features: [{ name: "PARAMETERIZED_SCOPES", enabled: true }] } as unknown as ServerInfoRepresentation;
  const limits = scopeFields(words, info, []).flatMap((field) =>
    ["text", "textArea", "code"].includes(field.kind) && "maxLength" in field ? [[field.name, field.maxLength]] : [],
  );
  expect(Object.fromEntries(limits)).toMatchObject({
    name: 255,
    description: 255,
    [`attributes.${dotted("consent.screen.text")}`]: 2048,
    [`attributes.${dotted("parameterized.scope.regexp")}`]: 2048,
    [`attributes.${dotted("vc.display")}`]: 2048,
    [`attributes.${dotted("vc.issuer_did")}`]: 2048,
  });
});

it("takes no time of 0 for a credential", () => {
  const words = Object.assign(String, { ifThere: String }) as unknown as Translate;
  const times = scopeFields(words, {}, []).filter(({ kind }) => kind === "duration");
  expect(times.map((field) => "min" in field && field.min)).toEqual([1, 1]);
});
