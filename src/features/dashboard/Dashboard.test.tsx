import { render, screen } from "@testing-library/react";
import Dashboard from "~/features/dashboard/Dashboard";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({
  env: () => ({ adminBaseUrl: "http://server.test", realm: "master", masterRealm: "master" }),
  pictureAddress: () => "/icon.svg",
}));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/features/dashboard/Overview", () => ({ Overview: () => null }));
const server = { realm: {} };
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => server.realm,
  useRealmRepresentation: () => server.realm,
}));

it.each([
  ["its name, also where a text has it for its key", {}, "test"],
  ["its display name, which may be a key", { displayName: "${test}" }, "Try it"],
])("a realm is called by %s", (_, realm, title) => {
  server.realm = realm;
  setTexts("en", { test: "Try it" });
  render(
    <InRealm realm="test">
      <Dashboard />
    </InRealm>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
});
