import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { alerts } from "~/data/write/alerts";
import { LinkDialog } from "~/features/users/identityProviders/LinkDialog";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it.each(["userId", "userName"])("%s that the server has no room for is an error at its field", async (name) => {
  who.held = ["manage-users"];
  render(
    <InRealm>
      <LinkDialog user={{ id: "1" }} alias="google" onClose={() => {}} />
    </InRealm>,
  );
  fireEvent.change(screen.getByTestId(name), { target: { value: "x".repeat(256) } });
  expect((await screen.findByTestId(`${name}-helper`)).textContent).toContain("maxLength");
});

it("links with no provider that is gone by now: the server would answer with success", async () => {
  who.held = ["manage-users"];
  const headers = { "content-type": "application/json" };
  const fetched = jest.fn(async (_: unknown, options?: RequestInit) =>
    options?.method === "POST" ? new Response(null, { status: 204 }) : new Response("{}", { status: 404, headers }),
  );
  global.fetch = fetched;
  const onClose = jest.fn();
  render(
    <InRealm>
      <LinkDialog user={{ id: "1" }} alias="google" onClose={onClose} />
    </InRealm>,
  );
  for (const name of ["userId", "userName"]) fireEvent.change(screen.getByTestId(name), { target: { value: "ann" } });
  await waitFor(() => expect(screen.getByTestId<HTMLButtonElement>("confirm").disabled).toBe(false));
  fireEvent.click(screen.getByTestId("confirm"));
  await waitFor(() => expect(alerts.get()[0]).toMatchObject({ variant: "danger", title: ["couldNotLinkIdP", {}] }));
  expect(fetched.mock.calls.filter(([, options]) => options?.method === "POST")).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});
