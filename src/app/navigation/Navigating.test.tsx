import { act, fireEvent, render, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router-dom";
import { Navigating } from "~/app/navigation/Navigating";
import { writing } from "~/data/write/drafts";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));

it("shows that a write is under way, once it takes its time, as long as its page is there", async () => {
  jest.useFakeTimers();
  let answer = () => {};
  render(
    <MemoryRouter>
      <Navigating />
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/">Back</Link>
    </MemoryRouter>,
  );
  let written: Promise<void> | undefined;
  act(() => void (written = writing(() => new Promise<void>((resolve) => (answer = resolve)))));
  expect(screen.queryByRole("progressbar")).toBeNull();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByRole("progressbar")).not.toBeNull();
  fireEvent.click(screen.getByText("Elsewhere"));
  expect(screen.queryByRole("progressbar")).toBeNull();
  fireEvent.click(screen.getByText("Back"));
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByRole("progressbar")).not.toBeNull();
  await act(async () => {
    answer();
    await written;
  });
  expect(screen.queryByRole("progressbar")).toBeNull();
});
