import { act, renderHook } from "@testing-library/react";
import { useDeleteClient } from "~/features/clients/useDeleteClient";

const mockCounts: (() => void)[] = [];
jest.mock("~/data/query/useRealm", () => ({ useRealm: () => "r" }));
jest.mock("~/features/clients/bulk/clientConsequences", () => ({
  clientConsequences: () => new Promise<void>((resolve) => mockCounts.push(resolve)),
}));
const mockConfirm = jest.fn<Promise<boolean>, []>().mockResolvedValueOnce(false).mockResolvedValue(true);
jest.mock("~/kit/dialog/confirm", () => ({ confirm: () => mockConfirm() }));
const mockDelete = jest.fn();
jest.mock("~/data/write/action", () => ({ useAction: () => ({ run: mockDelete }) }));

const client = { id: "1", clientId: "shop" };

it("asks once about a client, also where what is lost with it is counted slowly; again after a no", async () => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  const { result } = renderHook(() => useDeleteClient());
  const click = async (times: number) => {
    const clicks = Array.from({ length: times }, () => result.current(client));
    mockCounts.splice(0).forEach((counted) => counted());
    await act(async () => void (await Promise.all(clicks)));
  };
  await click(2);
  expect(mockConfirm).toHaveBeenCalledTimes(1);
  expect(mockDelete).not.toHaveBeenCalled();
  await click(1);
  expect(mockDelete).toHaveBeenCalledTimes(1);
});
