import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { EventSearch } from "~/features/clients/ssf/EventSearch";

jest.mock("~/data/query/useLoad", () => ({ useLoad: () => ({}) }));

const field = () => screen.getByTestId<HTMLInputElement>("ssfPendingLookupJti");

it("shows in its field the event that it says something of, also on the way back", async () => {
  const router = createMemoryRouter([{ path: "*", element: <EventSearch clientId="c" /> }], {
    initialEntries: ["/?jti=first"],
  });
  render(<RouterProvider router={router} />);
  await userEvent.clear(field());
  await userEvent.type(field(), "second");
  await userEvent.click(screen.getByTestId("ssfPendingLookup"));
  expect(router.state.location.search).toBe("?jti=second");
  expect(field().value).toBe("second");
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field().value).toBe("first"));
});
