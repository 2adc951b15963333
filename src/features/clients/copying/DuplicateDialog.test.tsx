import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { DuplicateDialog } from "~/features/clients/copying/DuplicateDialog";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/useEach", () => ({ useEach: () => new Map() }));
const plan = { roles: [], scopes: [], allowed: [], own: [], lost: [] };
jest.mock("~/data/query/useLoad", () => ({ useLoad: () => ({ data: plan, loading: false }) }));

setTexts("en", { copyOf: "Copy of {{name}}", maxLength: "At most {{length}}" });

it("takes no secret that the server has no room for", async () => {
  who.held = ["manage-clients"];
  render(
    <InRealm>
      <DuplicateDialog client={{ id: "c", clientId: "shop" }} onClose={jest.fn()} />
    </InRealm>,
  );
  const isOff = () => screen.getByTestId<HTMLButtonElement>("confirm").disabled;
  const paste = async (text: string) => {
    await userEvent.clear(screen.getByTestId("secret"));
    await userEvent.click(screen.getByTestId("secret"));
    await userEvent.paste(text);
  };
  await paste("x".repeat(255));
  await waitFor(() => expect(isOff()).toBe(false));
  await paste("x".repeat(256));
  await waitFor(() => expect(isOff()).toBe(true));
  expect(screen.getByTestId("secret-helper").textContent).toBe("At most 255");
});

it("takes no client id whose service account the server has no room for", async () => {
  who.held = ["manage-clients"];
  render(
    <InRealm>
      <DuplicateDialog client={{ id: "c", clientId: "shop", serviceAccountsEnabled: true }} onClose={jest.fn()} />
    </InRealm>,
  );
  await userEvent.clear(screen.getByTestId("clientId"));
  await userEvent.click(screen.getByTestId("clientId"));
  await userEvent.paste("x".repeat(240));
  await waitFor(() => expect(screen.getByTestId("clientId-helper").textContent).toBe("At most 239"));
});
