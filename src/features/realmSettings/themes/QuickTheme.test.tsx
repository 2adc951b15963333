import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { valuesOf } from "~/features/realmSettings/themes/palette";
import { QuickTheme } from "~/features/realmSettings/themes/QuickTheme";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}), useRealmRepresentation: () => ({}) }));
jest.mock("~/features/realmSettings/themes/themeJar", () => ({
  readThemeJar: async () => valuesOf({ logoWidth: "wide" }),
}));

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => void Object.assign(global, { IntersectionObserver: Observer, CSS: { supports: () => true } }));

it.each([
  ["notes.txt", "gatehouse.noImage"],
  ["logo.WEBP", undefined],
])("a file that is no image says so at its field: %s", async (name, error) => {
  render(
    <InRealm>
      <QuickTheme />
    </InRealm>,
  );
  const chooser = (await screen.findByTestId("logo", {}, { timeout: 20_000 })).querySelector('input[type="file"]');
  fireEvent.change(chooser!, { target: { files: [new File([""], name)] } });
  await waitFor(() => expect(screen.queryByTestId("logo-helper")?.textContent).toBe(error));
  expect(await screen.findByDisplayValue(name)).toBeDefined();
  expect(screen.queryByTestId("logo-helper")?.textContent).toBe(error);
});

it("what is wrong in a jar that was loaded is said at its field, and not by a button alone that is off", async () => {
  render(
    <InRealm>
      <QuickTheme />
    </InRealm>,
  );
  const chooser = document.querySelector("#jarUpload");
  fireEvent.change(chooser!, { target: { files: [new File([""], "theme.jar")] } });
  expect((await screen.findByTestId("logoWidth-helper", {}, { timeout: 20_000 })).textContent).toBe("gatehouse.noSize");
  expect(screen.getByTestId<HTMLButtonElement>("colors-save").disabled).toBe(true);
});
