import { alertFailure } from "~/data/write/action";
import { addAlert, alerts, alertsOfPage } from "~/data/write/alerts";
import { versionFailure } from "~/i18n/serverWords";

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

it("a failure is said in the words that only this server has, with its message", () => {
  const texts: Record<string, string> = { workflowCreateError: "Could not create the workflow: " };
  const t = Object.assign(() => "", {
    ifThere: (key: string, { error = "" }: { error?: string } = {}) => texts[key] && texts[key] + error,
  });
  alertFailure(new Error("no name"), versionFailure(t, "workflowCreateError"));
  alertFailure(new Error("no name"), versionFailure(t, "workflowUpdateError"));
  expect(alerts.get().slice(0, 2)).toMatchObject([
    { title: { text: "no name" }, variant: "danger" },
    { title: { text: "Could not create the workflow: no name" }, variant: "danger" },
  ]);
});
