import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { Breadcrumbs } from "~/app/navigation/Breadcrumbs";
import { setTexts } from "~/i18n/i18n";
import { pageTitle } from "~/kit/page/Page";
import { type Match, matchOf } from "~/routes";

let mockHere: Match | undefined;
jest.mock("~/app/navigation/usePlaceHere", () => ({ usePlaceHere: () => mockHere }));
jest.mock("~/data/access/permissions", () => ({ useMissingAt: () => () => [] }));

setTexts("en", { clientList: "Clients", clientRegistration: "Client registration", clientSettings: "Client details" });

/** The trail to a page with a title. */
function trailOf(name: string, path: string, title: string): string[] {
  mockHere = matchOf(name, path);
  render(<Breadcrumbs />, { wrapper: MemoryRouter });
  act(() => pageTitle.set(title));
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent ?? "");
}

it.each([
  ["ends with the title of the page", "client", "/r/clients/1/settings", "shop", ["Clients", "shop"]],
  [
    "ends with its own label where a tab's page has the title of its list",
    "client-registration",
    "/r/clients/client-registration/anonymous",
    "Clients",
    ["Clients", "Client registration"],
  ],
  ["is none where the page is under no other", "clients", "/r/clients", "Clients", []],
])("%s", (_, name, path, title, shown) => expect(trailOf(name, path, title)).toEqual(shown));
