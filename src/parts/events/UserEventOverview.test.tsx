import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { userEventPanel } from "~/parts/events/eventPanel";
import { UserEventOverview } from "~/parts/events/UserEventOverview";

const refresh = jest.fn();
const paged: { rows?: object[]; error?: Error } = {};
jest.mock("~/data/query/cache", () => ({
  ...jest.requireActual<object>("~/data/query/cache"),
  usePaged: () => ({ hasNext: false, loading: false, refresh, ...paged }),
}));
jest.mock("~/parts/events/EventOverview", () => ({
  EventOverview: ({ events }: { events: object[] }) => <p>{events.length} events</p>,
}));

const Page = () => (
  <MemoryRouter>
    <UserEventOverview query={{}} panel={userEventPanel({})} without={[]} />
  </MemoryRouter>
);

it("an overview that is refused leaves its list alone; what was counted stays when it cannot be read again", () => {
  paged.error = new Error("too slow");
  const { rerender } = render(<Page />);
  fireEvent.click(screen.getByRole("button"));
  expect(refresh).toHaveBeenCalledTimes(1);
  paged.rows = [{ time: 1, type: "LOGIN" }];
  rerender(<Page />);
  expect(screen.getByText("1 events")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
