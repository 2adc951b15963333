import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { placeShown } from "~/data/browser/shown";
import { confirm } from "~/kit/dialog/confirm";
import { Questions } from "~/kit/dialog/questions";

const question = (title: string) => ({ title: { text: title }, body: { text: "Sure?" } });

/** Renders the questions at an address. */
function at(address: string) {
  const router = createMemoryRouter([{ path: "*", element: <Questions /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return (next: string) => act(() => router.navigate(next));
}

/** Asks; the answer once there is one. */
async function openQuestion(...[title, place]: [string, string?]) {
  const answers: boolean[] = [];
  await act(async () => void confirm(question(title), place).then((yes) => answers.push(yes)));
  return answers;
}

const names = () => screen.queryAllByRole("dialog").map((dialog) => dialog.getAttribute("aria-labelledby"));

describe("a question", () => {
  it.each([
    ["another realm", "/b/roles"],
    ["another place", "/a/users"],
    ["another object", "/a/roles/2/details"],
    ["another tab", "/a/roles/1/attributes"],
    ["no place at all", "/a/no/such/place"],
  ])("says no when %s comes", async (_, next) => {
    const go = at("/a/roles/1/details");
    const answers = await openQuestion("Delete?");
    expect(screen.getByRole("dialog", { name: "Delete?" })).toBeTruthy();
    await go(next);
    expect(names()).toEqual([]);
    expect(answers).toEqual([false]);
  });

  it("begins where its words have to be typed", async () => {
    at("/a/roles");
    await act(async () => void confirm({ ...question("Delete?"), typed: "realm" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("confirm-text")));
  });

  it("is found by its whole text, whatever stands below it", async () => {
    at("/a/roles");
    await act(async () => void confirm({ ...question("Delete?"), names: ["first"] }));
    expect(screen.getByText("Sure?").textContent).toBe("Sure?");
  });

  it.each(["/a/roles?search=x", "/a/roles?page=2"])("stays while the place stays: %s", async (next) => {
    const go = at("/a/roles");
    const answers = await openQuestion("Delete?");
    await go(next);
    expect(screen.getByRole("dialog", { name: "Delete?" })).toBeTruthy();
    await userEvent.click(screen.getByTestId("confirm"));
    expect(answers).toEqual([true]);
  });

  it("does not open where its place was left before, and is where it is still shown", async () => {
    const go = at("/a/roles");
    const before = placeShown();
    await go("/b/roles");
    expect(await openQuestion("Late?", before)).toEqual([false]);
    expect(names()).toEqual([]);
    await go("/a/roles");
    expect(await openQuestion("Late?", before)).toEqual([]);
    expect(screen.getByRole("dialog", { name: "Late?" })).toBeTruthy();
    await go("/b/roles");
  });

  it("waits behind a later one, and none is left without an answer", async () => {
    const go = at("/a/roles");
    const [first, second] = [await openQuestion("First?"), await openQuestion("Second?")];
    expect(screen.getByRole("dialog", { name: "Second?" })).toBeTruthy();
    await userEvent.click(screen.getByTestId("confirm"));
    expect([first, second]).toEqual([[], [true]]);
    expect(screen.getByRole("dialog", { name: "First?" })).toBeTruthy();
    await go("/b/roles");
    expect(first).toEqual([false]);
  });

  it("names its realm where it has one", async () => {
    const go = at("/a/roles");
    await act(async () => void confirm({ ...question("All of it?"), realm: "<a>" }));
    expect(screen.getByTestId("confirm-realm").textContent).toBe("<a>");
    await go("/b/roles");
  });
});
