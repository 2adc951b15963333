import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { TextCell } from "~/features/realmSettings/localization/TextCell";
import { useTextEdits } from "~/features/realmSettings/localization/textEdits";
import { Questions } from "~/kit/dialog/questions";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));

const field = () => screen.queryByTestId<HTMLTextAreaElement>("editTranslationValueInput-0");

function Cell() {
  return (
    <TextCell
      locale="en"
      textKey="greeting"
      text="old"
      effective={undefined}
      isMissing={false}
      testId="0"
      edits={useTextEdits()}
      button={{}}
    />
  );
}

/** Opens the text of a language. @returns what was written, and what lets the next write end */
async function open() {
  const written: unknown[] = [];
  let now = "old";
  let end: () => void = () => {};
  global.fetch = jest.fn(async (_address, { method, body }: RequestInit = {}) => {
    if (method !== "PUT")
      return new Response(JSON.stringify({ greeting: now }), { headers: { "content-type": "application/json" } });
    written.push(body);
    now = String(body);
    await new Promise<void>((resolve) => (end = resolve));
    return new Response(null, { status: 204 });
  });
  render(
    <CacheProvider>
      <RealmContext value="r">
        <MemoryRouter>
          <Cell />
          <Questions />
        </MemoryRouter>
      </RealmContext>
    </CacheProvider>,
  );
  await userEvent.click(screen.getByTestId("editTranslationBtn-0"));
  return { written, end: () => act(async () => end()) };
}

it("keeps what is typed while a text is saved, and then saves it over the text that was", async () => {
  const { written, end } = await open();
  await userEvent.type(field()!, " and new{Enter}");
  await waitFor(() => expect(written).toEqual(["old and new"]));
  await userEvent.type(field()!, "er");
  await end();
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(field()?.value).toBe("old and newer");
  await userEvent.type(field()!, "{Enter}");
  await waitFor(() => expect(written).toEqual(["old and new", "old and newer"]));
  await end();
  await waitFor(() => expect(field()).toBeNull());
});

it("stays closed where it was given up while the text was saved", async () => {
  const { written, end } = await open();
  await userEvent.type(field()!, " and new{Enter}");
  await waitFor(() => expect(written).toEqual(["old and new"]));
  await userEvent.keyboard("{Escape}");
  await end();
  expect(field()).toBeNull();
});

it("asks before it saves a text that pages fail over", async () => {
  const { written } = await open();
  await userEvent.type(field()!, " {{name}{Enter}");
  expect(await screen.findByText("gatehouse.brokenText")).toBeDefined();
  expect(written).toEqual([]);
});
