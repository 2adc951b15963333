import { renderHook } from "@testing-library/react";
import { useDeleteItem } from "~/features/customUi/useDeleteItem";

const useAction = jest.fn<object, [unknown, { failed: string }]>(() => ({ run: jest.fn() }));
jest.mock("~/data/write/action", () => ({ useAction: (...args: [unknown, { failed: string }]) => useAction(...args) }));

it("of an item that is not deleted nobody reads that it could not be saved", () => {
  renderHook(() => useDeleteItem({ id: "notes", helpText: "", properties: [], clientProperties: [], metadata: {} }));
  expect(useAction.mock.calls[0]?.[1].failed).toBe("itemDeleteError");
});
