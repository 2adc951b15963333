import { addedAt } from "~/kit/page/addedTabs";

const tab = { path: "/:realm/roles/:id/:tab", params: { tab: "cost centre" } };

test("stands beside the tabs of its template, with their parameters and its own", () => {
  expect(addedAt(tab, "/a%252Fb/roles/1/details")).toEqual({
    address: "/a%252Fb/roles/1/cost%20centre",
    params: { realm: "a%2Fb", id: "1", tab: "cost centre" },
  });
});

test("its own address leads to itself", () => {
  const { address = "" } = addedAt(tab, "/x/roles/1/details") ?? {};
  expect(addedAt(tab, address)?.address).toBe(address);
});

test("stands nowhere else", () => {
  expect(addedAt(tab, "/x/clients/1/details")).toBeUndefined();
  expect(addedAt(tab, "/x/roles")).toBeUndefined();
});
