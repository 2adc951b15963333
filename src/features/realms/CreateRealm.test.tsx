import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { CreateRealm } from "~/features/realms/CreateRealm";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));

afterEach(() => void jest.useRealTimers());

it("is not closed while the server makes the realm", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onClose = jest.fn();
  let answer: (response: Response) => void = () => {};
  global.fetch = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  render(
    <CacheProvider>
      <RealmContext value="r">
        <MemoryRouter>
          <CreateRealm onClose={onClose} />
        </MemoryRouter>
      </RealmContext>
    </CacheProvider>,
  );
  await user.type(screen.getByTestId("realm"), "new");
  await user.click(screen.getByTestId("create"));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(global.fetch).toHaveBeenCalledTimes(1);
  await user.keyboard("{Escape}");
  await user.click(screen.getByTestId("cancel"));
  await user.click(screen.getByRole("button", { name: "close" }));
  expect(onClose).not.toHaveBeenCalled();

  // refused, it can be given up
  answer(new Response("{}", { status: 409, headers: { "content-type": "application/json" } }));
  await act(() => jest.advanceTimersByTimeAsync(1));
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
});
