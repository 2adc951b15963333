import { render, screen } from "@testing-library/react";
import type { ListedFlow } from "~/data/api/extra";
import { cache } from "~/data/query/cache";
import { CopyNote } from "~/features/authentication/details/CopyNote";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

const usedBy: ListedFlow["usedBy"] = { type: "DEFAULT", values: ["r"] };

it.each([
  [{ builtIn: true, usedBy }, "gatehouse.flowBuiltIn"],
  [{ builtIn: true, usedBy: undefined }, "gatehouse.flowBuiltIn"],
  [{ builtIn: false, usedBy }, "gatehouse.flowInUse"],
  [{ builtIn: false, usedBy: undefined }, undefined],
])("of %p says how it is changed: %p", async (flow, words) => {
  cache.clear();
  global.fetch = jest.fn(async () => Response.json([]));
  render(
    <InRealm>
      <CopyNote flow={{ id: "f", ...flow }} onCopy={() => {}} onSwap={() => {}} />
      <p>there</p>
    </InRealm>,
  );
  await screen.findByText("there");
  expect(screen.queryAllByRole("heading").map((one) => one.textContent)).toEqual(
    words ? [expect.stringContaining(words)] : [],
  );
});
