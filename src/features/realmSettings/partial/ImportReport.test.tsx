import { render, screen, within } from "@testing-library/react";
import type { PartialImportResult } from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { ImportReport } from "~/features/realmSettings/partial/ImportReport";
import { InRealm } from "~/kit/page/InRealm.mock";
import { who } from "~/data/access/access.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it("tells rows apart where the server names an object as added and as overwritten", () => {
  const problems = jest.spyOn(console, "error").mockImplementation(() => {});
  who.held = [];
  const role = { resourceType: "REALM_ROLE", resourceName: "r", id: "1" } as const;
  const results: PartialImportResult[] = [
    { ...role, action: "ADDED" },
    { ...role, action: "OVERWRITTEN" },
  ];
  render(
    <InRealm>
      <ImportReport report={{ added: 1, skipped: 0, overwritten: 1, results }} onClose={() => {}} />
    </InRealm>,
  );
  expect(within(screen.getByRole("grid")).getAllByRole("row")).toHaveLength(3);
  expect(problems).not.toHaveBeenCalled();
  problems.mockRestore();
});
