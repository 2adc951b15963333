import { render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import type { Call } from "~/data/write/action";
import { ImportTexts } from "~/features/realmSettings/localization/ImportTexts";
import { isBroken, useDeleteTexts } from "~/features/realmSettings/localization/texts";
import { Questions } from "~/kit/dialog/questions";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
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

// what a server answered for pages that show them
it.each([
  ["Welcome to {0}", false],
  ["{0,number}", false],
  ["It's {open, but quoted", false],
  ["a '{' b", false],
  ["0{0,choice,0# files|1< file {0}}", false],
  ["}", false],
  ["{{realm}} of the consoles", false],
  ["It''s {name}", true],
  ["{name}", true],
  ["{0", true],
  ["{", true],
  ["{-1}", true],
  ["{0,foo}", true],
])("pages fail over %j: %s", (text, fails) => {
  expect(isBroken(text)).toBe(fails);
});

it("asks before it takes texts of a file in that pages fail over", async () => {
  who.held = ["manage-realm"];
  const fetched = jest.fn(async (_address: RequestInfo | URL, _options?: RequestInit) => Response.json({}));
  global.fetch = fetched;
  const { container } = render(
    <InRealm>
      <ImportTexts locale="en" texts={{}} onClose={() => {}} />
      <Questions />
    </InRealm>,
  );
  const file = Object.assign(new File([], "a.properties"), { text: async () => "good=a {0}\nbad=a {name}\n" });
  await userEvent.upload(container.ownerDocument.querySelector<HTMLInputElement>("input[type=file]")!, file);
  await screen.findByText("a {name}");
  await userEvent.click(screen.getByTestId("confirm"));
  const question = await screen.findByText("gatehouse.brokenText");
  expect(question.closest("[role=dialog]")?.textContent).toContain("brokenTextBodybadimport");
  expect(fetched.mock.calls.filter(([, options]) => options?.method === "POST")).toEqual([]);
});
