import { render, screen } from "@testing-library/react";
import { Endpoints } from "~/features/realmSettings/general/Endpoints";
import { setTexts } from "~/i18n/i18n";

jest.mock("~/data/query/realm", () => ({
  useRealmAddress: () => "http://server.test/realms/r",
  useRealmRepresentation: () => ({ scimApiEnabled: true }),
}));
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfo: () => ({ features: [{ name: "SCIM_API", enabled: true }] }),
}));

it.each([
  ["26.6", {}, ["http://server.test/realms/r/scim/v2"]],
  ["26.7", { scimAttributeMapping: "SCIM attribute" }, []],
])("links to SCIM as the console of the server does: %s", (_, texts, links) => {
  setTexts("en", { scimApiEnabled: "SCIM API", ...texts });
  render(<Endpoints />);
  const scim = screen.queryAllByRole("link", { name: "SCIM API" });
  expect(scim.map((link) => link.getAttribute("href"))).toEqual(links);
});
