import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Subjects } from "~/features/clients/ssf/Subjects";
import { setTexts } from "~/i18n/i18n";

type Run = (call: () => Promise<object>, ...values: unknown[]) => Promise<unknown>;

const mockAnswer = jest.fn<object, []>();
jest.mock("~/data/write/action", () => ({
  useAction: (run: Run) => ({
    running: false,
    run: (...values: unknown[]) => run(async () => mockAnswer(), ...values),
  }),
}));
const mockRealm = { organizationsEnabled: true };
jest.mock("~/data/query/realm", () => ({ useRealmRepresentation: () => mockRealm }));
jest.mock("~/kit/controls/Write", () => ({ WriteButton: () => null }));

setTexts("en", {
  "ssfSubjectType.userEmail": "Of a user",
  "ssfSubjectType.orgAlias": "Of an organization",
  ssfSubjectIsNotified: "Included",
  ssfSubjectIsNotifiedViaOrg: "Included by an organization",
  ssfSubjectIsNotifiedViaOrgNamed: "Included by {{org}}",
  ssfSubjectIsIgnoredViaOrgNamed: "Excluded by {{org}}",
});

it.each([
  [{ status: "notified" }, "Included"],
  [{ status: "notified_via_org", source_org_alias: "acme" }, "Included by acme"],
  [{ status: "notified_via_org" }, "Included by an organization"],
  [{ status: "ignored_via_org", source_org_alias: "acme" }, "Excluded by acme"],
  [{ status: "of another version" }, "of another version"],
])("says in words what the server answers of a subject: %j", async (answer, words) => {
  mockAnswer.mockReturnValue(answer);
  render(<Subjects clientId="c" />);
  await userEvent.type(screen.getByTestId("ssfSubjectValue"), "a@b.example");
  await userEvent.click(screen.getByTestId("ssfSubjectCheck"));
  expect((await screen.findByTestId("ssfSubjectStatus")).textContent).toMatch(new RegExp(`${words}$`, "u"));
});

it.each([true, false])("names organizations only where the realm has them: %s", async (has) => {
  mockRealm.organizationsEnabled = has;
  render(<Subjects clientId="c" />);
  await userEvent.click(screen.getByTestId("ssfSubjectType"));
  expect(await screen.findByRole("option", { name: "Of a user" })).toBeDefined();
  expect(screen.queryByRole("option", { name: "Of an organization" }) !== null).toBe(has);
});
