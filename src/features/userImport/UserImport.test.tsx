import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { InRealm } from "~/kit/page/InRealm.mock";
import UserImport from "~/features/userImport/UserImport";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => ({}),
  useRealmRepresentation: () => ({ duplicateEmailsAllowed: false }),
}));

const profile = { attributes: [{ name: "username" }, { name: "firstName" }] };
const answers: [path: RegExp, answer: unknown][] = [
  [/\/users\/profile/, profile],
  [/\/required-actions$/, []],
  [/\/users\/count$/, 1],
  [/\/ui-ext\/info$/, { userProfileProvidersEnabled: false }],
  [/\/users\/?$/, [{ id: "1", username: "ann", firstName: "A" }]],
];

it("an option that changes no question to the server shows the rows anew without asking once more", async () => {
  who.held = ["manage-users"];
  cache.clear();
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const [, answer] = answers.find(([path]) => path.test(pathname)) ?? [];
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  const element = <UserImport />;
  render(<InRealm>{element}</InRealm>);
  const text = await screen.findByRole("textbox", { name: "gatehouse.fileContent" }, { timeout: 20_000 });
  fireEvent.change(text, { target: { value: "username;firstName\nann;B" } });
  await userEvent.click(await screen.findByTestId("import-check"));
  expect((await screen.findByTestId("import-summary")).textContent).toContain("gatehouse.importChanged: 1");
  const requests = jest.mocked(fetch).mock.calls.length;
  await userEvent.click(screen.getByTestId("import-update"));
  await waitFor(() => expect(screen.getByTestId("import-summary").textContent).toContain("gatehouse.importSame: 1"));
  expect(fetch).toHaveBeenCalledTimes(requests);
});
