import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import AttributeGroup from "~/features/realmSettings/userProfile/AttributeGroup";
import { confirm } from "~/kit/dialog/confirm";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const realm = { internationalizationEnabled: true, supportedLocales: ["en"], defaultLocale: "en" };
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => realm, useRealmRepresentation: () => realm }));
jest.mock("~/data/texts/texts", () => ({ refreshTexts: async () => {} }));
jest.mock("~/features/realmSettings/userProfile/preview/WithPreview", () => ({
  WithPreview: ({ children }: { children: object }) => children,
}));
jest.mock("~/kit/dialog/confirm");
jest.mock("~/kit/page/place", () => ({
  ...jest.requireActual("~/kit/page/place"),
  usePlace: () => ({ params: { name: "work" } }),
}));

it("the page asks before it writes over a text that someone else has changed since it was shown", async () => {
  who.held = ["view-realm", "manage-realm"];
  jest.mocked(confirm).mockResolvedValue(false);
  let text = "Work";
  const written: string[] = [];
  const profile = { attributes: [], groups: [{ name: "work", displayHeader: "${profile.attribute-group.work}" }] };
  global.fetch = jest.fn(async (address: RequestInfo | URL, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") written.push(`${method} ${String(address)}`);
    const isText = String(address).includes("/localization/");
    return Response.json(isText ? { "profile.attribute-group.work": text } : profile);
  });
  render(
    <InRealm>
      <AttributeGroup />
    </InRealm>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByTestId("addAttributedisplayHeaderTranslationBtn", {}, { timeout: 20_000 }));
  const field = await screen.findByTestId("translation-value-0");
  await waitFor(() => expect(field).toHaveProperty("value", "Work"));
  await user.type(field, "place");
  await user.click(screen.getByTestId("okTranslationBtn"));
  text = "Job";
  await user.click(screen.getByTestId("saveGroupBtn"));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(jest.mocked(confirm).mock.calls[0]?.[0].names).toEqual(["en: Job"]);
  expect(written).toEqual([]);
});
