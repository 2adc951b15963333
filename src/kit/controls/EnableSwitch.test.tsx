import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { WriteSwitch } from "~/kit/controls/EnableSwitch";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token" }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it("is reached by the keyboard where the administrator may not, and says why", async () => {
  who.held = ["view-users"];
  const onChange = jest.fn();
  const user = userEvent.setup();
  render(
    <InRealm>
      <p id="cell">Ann</p>
      <WriteSwitch call="users.update" id="on" label="Enabled" describedBy="cell" isOn onChange={onChange} />
    </InRealm>,
  );
  await user.tab();
  const control = screen.getByRole("switch");
  expect(document.activeElement).toBe(control);
  expect(control.getAttribute("aria-disabled")).toBe("true");
  const reason = await screen.findByRole("tooltip");
  expect(reason.textContent).toContain("missingPermission");
  expect(control.getAttribute("aria-describedby")).toBe(`cell ${reason.id}`);
  await user.keyboard(" ");
  expect(onChange).not.toHaveBeenCalled();
});
