import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RealmSwitcher } from "~/app/header/RealmSwitcher";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({
  env: () => ({ adminBaseUrl: "http://server.test", realm: "master", masterRealm: "master" }),
}));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

it("tells that another realm is chosen: the navigation, which may cover the page, gives way", async () => {
  global.fetch = jest.fn(
    async () =>
      new Response(JSON.stringify([{ name: "one" }, { name: "two" }]), {
        status: 200,
        headers: { "content-type": "application/json" },
      }),
  );
  const onLeave = jest.fn();
  render(
    <InRealm>
      <RealmSwitcher onLeave={onLeave} />
    </InRealm>,
  );
  await userEvent.click(screen.getByTestId("realm-switcher"));
  await userEvent.keyboard("{Escape}");
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByTestId("realm-switcher"));
  await userEvent.click(await screen.findByRole("menuitem", { name: "two" }));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});
