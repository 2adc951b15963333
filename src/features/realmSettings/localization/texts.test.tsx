import { renderHook } from "@testing-library/react";
import type { Call } from "~/data/write/action";
import { useDeleteTexts } from "~/features/realmSettings/localization/texts";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it("texts that are deleted by several requests at once are all gone: the server writes all of a language each time", async () => {
  let stored = ["one", "two", "three", "four"];
  const call = async (_: string, { key }: { key: string }) => {
    const read = stored;
    await new Promise((resolve) => setTimeout(resolve));
    stored = read.filter((other) => other !== key);
  };
  const { result } = renderHook(useDeleteTexts, { wrapper: InRealm });
  const rows = stored.map((key) => ({ key, texts: { de: key } }));
  await Promise.all(rows.map((row) => result.current.many.run(call as unknown as Call, row)));
  expect(stored).toEqual([]);
});
