import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Choice } from "~/kit/controls/Choice";

it("gives the focus back to its toggle as soon as something was chosen", async () => {
  const onChange = jest.fn();
  render(<Choice label="Kind" value="a" options={{ a: "A", b: "B" }} onChange={onChange} />);
  const toggle = screen.getByRole("button", { name: "Kind" });
  await userEvent.click(toggle);
  await userEvent.click(await screen.findByRole("option", { name: "B" }));
  expect(onChange).toHaveBeenCalledWith("b");
  expect(document.activeElement).toBe(toggle);
});
