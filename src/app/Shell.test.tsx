import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Shell } from "~/app/Shell";
import type { Sidebar } from "~/app/navigation/useSidebar";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock("~/data/access/access", () => ({ useWhoami: () => ({ realm_access: {} }), useAccess: () => () => [] }));
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => undefined }));
jest.mock("~/app/navigation/Breadcrumbs", () => ({ Breadcrumbs: () => null }));
jest.mock("~/app/navigation/Navigation", () => ({ Navigation: () => <a href="#/r/roles">Roles</a> }));
jest.mock("~/app/header/Header", () => ({
  Header: ({ sidebar }: { sidebar: Sidebar }) => (
    <button type="button" id="nav-toggle" aria-expanded={sidebar.isOpen} onClick={sidebar.toggle}>
      Places
    </button>
  ),
}));

beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
});

it("takes the navigation away from a page that it covers by Escape, and gives the focus back", async () => {
  render(
    <InRealm>
      <Shell>A page</Shell>
    </InRealm>,
  );
  const toggle = screen.getByRole("button", { name: "Places" });
  await userEvent.click(toggle);
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(toggle);
});

it("takes the navigation away from a page that it covers as soon as a key leads into the page", async () => {
  render(
    <InRealm>
      <Shell>
        <a href="#/r/roles/1">A role</a>
      </Shell>
    </InRealm>,
  );
  const toggle = screen.getByRole("button", { name: "Places" });
  await userEvent.click(toggle);
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByText("Roles"));
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByText("A role"));
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
});
