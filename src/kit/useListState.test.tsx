import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { listState, useListState } from "~/kit/useListState";

beforeEach(() => localStorage.clear());

const stateOf = (search: string) => listState(new URLSearchParams(search));

describe("listState", () => {
  it("starts on the first page with the remembered size", () => {
    expect(stateOf("")).toEqual({ search: "", page: 1, size: 10 });
    localStorage.setItem("pageSize", "50");
    expect(stateOf("").size).toBe(50);
  });

  it("takes what the address says over what is remembered", () => {
    localStorage.setItem("pageSize", "50");
    expect(stateOf("search=a%20b&page=3&size=20")).toEqual({ search: "a b", page: 3, size: 20 });
  });

  it.each(["page=0", "page=-1", "page=x", "page=1.5", "size=11", "size=x"])("ignores %s", (search) => {
    expect(stateOf(search)).toEqual({ search: "", page: 1, size: 10 });
  });
});

describe("useListState", () => {
  const at = (address: string) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    );
    return renderHook(() => ({ list: useListState(), address: useLocation().search }), { wrapper }).result;
  };

  it("returns to the first page with a new search", () => {
    const result = at("/r/realms?page=4&size=20");
    act(() => result.current.list.change({ search: "x" }));
    expect(result.current.address).toBe("?size=20&search=x");
  });

  it("keeps the first row in view with a new size, and remembers the size", () => {
    const result = at("/r/realms?page=4&size=10");
    act(() => result.current.list.change({ size: 20 }));
    expect(result.current.list).toMatchObject({ page: 2, size: 20 });
    expect(localStorage.getItem("pageSize")).toBe("20");
  });

  it("leaves foreign parts of the address alone", () => {
    const result = at("/r/realms?other=1");
    act(() => result.current.list.change({ page: 2 }));
    expect(result.current.address).toBe("?other=1&page=2");
  });
});
