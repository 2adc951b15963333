import { addAlert, alerts, alertsOfPage } from "~/data/write/alerts";

it("the page takes along what was there to be read, and leaves what came last to the next page", () => {
  jest.useFakeTimers();
  addAlert("save");
  jest.advanceTimersByTime(3000);
  addAlert("delete");
  const leave = alertsOfPage();
  addAlert("create");
  leave();
  expect(alerts.get().map(({ title }) => title)).toEqual(["create", "delete"]);
  jest.useRealTimers();
});
