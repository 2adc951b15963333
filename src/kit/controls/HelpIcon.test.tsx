import { fireEvent, render, screen } from "@testing-library/react";
import { setTexts } from "~/i18n/i18n";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { HelpLink } from "~/kit/controls/HelpLink";

beforeEach(() => setTexts("de", { close: "Schließen", name: "Name", description: "Beschreibung" }));

it("what closes a help text is named in the language of the administrator", async () => {
  render(<HelpIcon name="name" text="description" />);
  fireEvent.click(screen.getByTestId("help-label-name"));
  expect(await screen.findByRole("button", { name: "Schließen" })).toBeTruthy();
});

it("and so is what closes an answer", async () => {
  render(<HelpLink question="name" answer="Text" />);
  fireEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(await screen.findByRole("button", { name: "Schließen" })).toBeTruthy();
});
