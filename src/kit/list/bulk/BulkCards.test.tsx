import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { alerts } from "~/data/write/alerts";
import { startBulk } from "~/data/bulk/bulk";
import { type BulkAction, bulkRuns } from "~/data/bulk/bulkRuns";
import { setTexts } from "~/i18n/i18n";
import { BulkCards } from "~/kit/list/bulk/BulkCards";
import { askBulk } from "~/kit/list/bulk/BulkRuns";
import { Questions } from "~/kit/dialog/questions";
import { saveFile } from "~/kit/controls/saveFile";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/kit/controls/saveFile", () => ({ saveFile: jest.fn() }));

const texts = {
  details: "Details",
  close: "Close",
  cancel: "Cancel",
  "gatehouse.bulkRuns": "Bulk actions",
  "gatehouse.bulkPaused": "Paused",
  "gatehouse.bulkEnded": "Finished",
  "gatehouse.bulkPause": "Pause",
  "gatehouse.bulkResume": "Resume",
  "gatehouse.bulkRetry": "Retry failed rows",
  "gatehouse.bulkReport": "Report (CSV)",
  "gatehouse.bulkMore": "And {{more}} more",
  "gatehouse.bulkFailed": "Failed: {{failed}}",
  "gatehouse.bulkSelfTitle": "Also to your own account?",
  "gatehouse.bulkSelf": "{{name}} is you",
};

interface User {
  id: string;
}
const users = (count: number): User[] => Array.from({ length: count }, (_, index) => ({ id: `u${index}` }));
let fails = true;
const action: BulkAction<User> = {
  label: { text: "Remove" },
  call: "roles.delById",
  run: async () => {
    if (fails) throw new Error("in use");
  },
  confirm: (rows) => ({ title: { text: `Remove ${rows}?` }, body: { text: "For good." }, danger: true }),
};
const start = (more: Partial<BulkAction<User>>, rows: User[]) =>
  act(async () =>
    startBulk(
      { realm: "a b", action: { ...action, ...more }, rows, id: ({ id }) => id, name: ({ id }) => `<${id}>` },
      askBulk,
    ),
  );
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  act(() => {
    setTexts("en", texts);
    bulkRuns.set([]);
    alerts.set([]);
  });
  fails = true;
  render(
    <MemoryRouter>
      <BulkCards />
      <Questions />
    </MemoryRouter>,
  );
});

it("renders nothing while nothing runs", () => expect(screen.queryByRole("region")).toBeNull());

it("asks with the technical names, the acting administrator twice, then shows how far it is", async () => {
  fails = false;
  await start({ isSelf: ({ id }) => id === "u1" }, users(2));
  const first = await screen.findByRole("dialog", { name: "Remove 2?" });
  expect(
    within(first)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["<u0>", "<u1>"]);
  await press("Remove");
  const second = await screen.findByRole("dialog", { name: "Also to your own account?" });
  expect(second).toHaveProperty("textContent", expect.stringContaining("<u1> is you"));
  expect(screen.queryByRole("region")).toBeNull();
  await press("Remove");
  const region = await screen.findByRole("region", { name: "Bulk actions" });
  const bar = await within(region).findByRole("progressbar", { name: "Remove · a b" });
  await waitFor(() => expect(bar.getAttribute("aria-valuetext")).toBe("2 / 2"));
  await within(region).findByText("Finished");
  await press("Close");
  expect(screen.queryByRole("region")).toBeNull();
});

it("does nothing after a no", async () => {
  await start({}, users(2));
  await press("Cancel");
  expect(bulkRuns.get()).toEqual([]);
});

it("lists at most 100 failures, reports all of them and tries them again", async () => {
  await start({ confirm: undefined }, users(130));
  const list = await screen.findByTestId("bulk-failures");
  await screen.findByText("Failed: 130");
  const items = within(list).getAllByRole("listitem");
  expect(items).toHaveLength(101);
  expect(items[0]?.textContent).toBe("<u0>: in use");
  expect(items[100]?.textContent).toBe("And 30 more");
  await press("Report (CSV)");
  const [name, parts] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe("Remove a b.csv");
  expect(parts).toHaveLength(132);
  fails = false;
  await press("Retry failed rows");
  await waitFor(() => expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("130 / 130"));
  expect(screen.queryByTestId("bulk-failed")).toBeNull();
});

it("keeps the focus on the one button that pauses and goes on", async () => {
  await start({ confirm: undefined, run: () => new Promise(() => {}) }, users(2));
  await press("Pause");
  const button = await screen.findByRole("button", { name: "Resume" });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("data-call")).toBe("roles.delById");
});
