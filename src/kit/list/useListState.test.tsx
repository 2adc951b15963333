import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigationType } from "react-router-dom";
import { listState } from "~/data/browser/listState";
import { useListState } from "~/kit/list/useListState";

beforeEach(() => localStorage.clear());

const stateOf = (search: string) => listState(new URLSearchParams(search));

const asMade = { search: "", page: 1, size: 10, sort: "", columns: undefined, filters: {} };

describe("listState", () => {
  it("starts on the first page with the remembered size", () => {
    expect(stateOf("")).toEqual(asMade);
    localStorage.setItem("pageSize", "50");
    expect(stateOf("").size).toBe(50);
  });

  it("takes what the address says over what is remembered", () => {
    localStorage.setItem("pageSize", "50");
    expect(stateOf("search=a%20b&page=3&size=20&sort=-name&columns=name+type&protocol=saml")).toEqual({
      search: "a b",
      page: 3,
      size: 20,
      sort: "-name",
      columns: ["name", "type"],
      filters: { protocol: "saml" },
    });
  });

  it.each(["page=0", "page=-1", "page=x", "page=1.5", "size=11", "size=x"])("ignores %s", (search) => {
    expect(stateOf(search)).toEqual(asMade);
  });
});

describe("useListState", () => {
  const at = (address: string) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    );
    return renderHook(
      () => ({ list: useListState(), address: useLocation().search, navigation: useNavigationType() }),
      { wrapper },
    ).result;
  };

  it("returns to the first page with a new search", () => {
    const result = at("/r/realms?page=4&size=20");
    act(() => result.current.list.change({ search: "x" }));
    expect(result.current.address).toBe("?size=20&search=x");
  });

  it("returns to the first page with a new filter and keeps it out of the address when it is taken away", () => {
    const result = at("/r/scopes?page=4&type=default");
    act(() => result.current.list.change({ filters: { protocol: "saml" } }));
    expect(result.current.address).toBe("?type=default&protocol=saml");
    act(() => result.current.list.change({ filters: { type: "", protocol: "" } }));
    expect(result.current.address).toBe("");
  });

  it("returns to the first page with another order, and stays on the page with other columns", () => {
    const result = at("/r/roles?page=4");
    act(() => result.current.list.change({ columns: ["name"] }));
    expect(result.current.list).toMatchObject({ page: 4, columns: ["name"] });
    act(() => result.current.list.change({ sort: "-name" }));
    expect(result.current.list).toMatchObject({ page: 1, sort: "-name", columns: ["name"] });
  });

  it("keeps the first row in view with a new size, and remembers the size", () => {
    const result = at("/r/realms?page=4&size=10");
    act(() => result.current.list.change({ size: 20 }));
    expect(result.current.list).toMatchObject({ page: 2, size: 20 });
    expect(localStorage.getItem("pageSize")).toBe("20");
  });

  it("leaves no trace for Back where the same is searched for once more", () => {
    const result = at("/r/roles?size=20");
    act(() => result.current.list.change({ search: "x" }));
    expect(result.current.navigation).toBe("PUSH");
    act(() => result.current.list.change({ search: "x" }));
    expect([result.current.navigation, result.current.address]).toEqual(["REPLACE", "?size=20&search=x"]);
  });

  it("leaves foreign parts of the address alone", () => {
    const result = at("/r/realms?other=1");
    act(() => result.current.list.change({ page: 2 }));
    expect(result.current.address).toBe("?other=1&page=2");
  });
});
