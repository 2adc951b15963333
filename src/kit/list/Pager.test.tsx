import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Pager } from "~/kit/list/Pager";

function Pages() {
  const [page, setPage] = useState(1);
  return (
    <Pager at="top" page={page} size={10} count={10} hasNext={page < 2} onChange={({ page = 1 }) => setPage(page)} />
  );
}

it("keeps the focus on its button where that leads no further, and turns no page by it", async () => {
  render(<Pages />);
  const next = screen.getByRole("button", { name: "gatehouse.nextPage" });
  next.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getAllByText("11 - 20")[0]).toBeTruthy();
  expect(next.getAttribute("aria-disabled")).toBe("true");
  // a browser takes the focus away from what is disabled
  expect(next).toHaveProperty("disabled", false);
  await userEvent.keyboard("{Enter}");
  expect(screen.getAllByText("11 - 20")[0]).toBeTruthy();
});
