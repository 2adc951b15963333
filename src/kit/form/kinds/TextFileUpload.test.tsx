import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { confirm } from "~/kit/dialog/confirm";
import { TextFileUpload } from "~/kit/form/kinds/TextFileUpload";

jest.mock("~/kit/dialog/confirm", () => ({ confirm: jest.fn(async () => true) }));

function Host() {
  const [value, setValue] = useState({ name: "", text: "" });
  return <TextFileUpload id="file" accept=".json" value={value} onChange={setValue} />;
}

/** Chooses a file. @returns what ends its reading */
async function choose(name: string, reading: Promise<string>) {
  const file = Object.assign(new File([], name), { text: () => reading });
  await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
}

function held() {
  let end: (text: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const reading = new Promise<string>((resolve, reject) => ([end, fail] = [resolve, reject]));
  return { reading, end: (text: string) => act(async () => end(text)), fail: () => act(async () => fail(new Error())) };
}

const shown = () => [
  document.querySelector<HTMLInputElement>("#file-filename")?.value,
  screen.getByTestId<HTMLTextAreaElement>("file-text").value,
];

test("a file that is read late does not take the place of what was typed or chosen since", async () => {
  render(<Host />);
  const [first, second] = [held(), held()];
  await choose("first.json", first.reading);
  await userEvent.type(screen.getByTestId("file-text"), "typed");
  await first.end("first");
  expect(shown()).toEqual(["", "typed"]);
  const third = held();
  await choose("second.json", second.reading);
  await choose("third.json", third.reading);
  await third.end("third");
  await second.fail();
  expect(shown()).toEqual(["third.json", "third"]);
  expect(screen.queryByTestId("file-unread")).toBeNull();
});

test("nor does it come after it was cleared", async () => {
  render(<Host />);
  await userEvent.type(screen.getByTestId("file-text"), "typed");
  const late = held();
  await choose("late.json", late.reading);
  await userEvent.click(screen.getByRole("button", { name: "gatehouse.clear" }));
  expect(confirm).toHaveBeenCalled();
  await late.end("late");
  expect(shown()).toEqual(["", ""]);
});
