import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { Navigating } from "~/app/navigation/Navigating";
import { writing } from "~/data/write/drafts";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));

it("shows that a write is under way, once it takes its time", async () => {
  jest.useFakeTimers();
  let answer = () => {};
  render(
    <MemoryRouter>
      <Navigating />
    </MemoryRouter>,
  );
  let written: Promise<void> | undefined;
  act(() => void (written = writing(() => new Promise<void>((resolve) => (answer = resolve)))));
  expect(screen.queryByRole("progressbar")).toBeNull();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByRole("progressbar")).not.toBeNull();
  await act(async () => {
    answer();
    await written;
  });
  expect(screen.queryByRole("progressbar")).toBeNull();
});
