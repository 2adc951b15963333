import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { type Step, FormWizard } from "~/kit/form/FormWizard";
import { useEdit } from "~/kit/form/useEdit";
import { isOn } from "~/kit/form/values";
import { InRealm } from "~/kit/page/InRealm.mock";
import { to } from "~/routes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

interface Values {
  name: string;
  isSigned: boolean;
  key: string;
}

const steps: Step<Values>[] = [
  {
    id: "first",
    title: { text: "First" },
    fields: [
      {
        kind: "text",
        name: "name",
        label: "name",
        required: true,
        validate: (name, { key }) => (name.length + String(key).length > 3 ? ["maxLength", { length: 3 }] : undefined),
      },
      { kind: "switch", name: "isSigned", label: { text: "Signed" } },
    ],
  },
  {
    id: "second",
    title: { text: "Second" },
    fields: [{ kind: "text", name: "key", label: "key", required: true, when: { name: "isSigned", is: isOn } }],
  },
];

const written: Values[] = [];
const object: Values = { name: "", isSigned: false, key: "" };

function Wizard() {
  const edit = useEdit({
    name: "thing",
    object,
    toForm: (one) => one,
    toObject: (values: Values) => values,
    write: async (_, next) => void written.push(next),
    call: "roles.create",
    failed: "roleCreateError",
  });
  return <FormWizard edit={edit} label="Steps" steps={steps} cancelTo={to("roles", { realm: "r" })} />;
}

/** Fills in the first step, goes on, and saves. */
async function saveThing(isSigned: boolean) {
  who.held = ["manage-realm"];
  written.length = 0;
  render(
    <InRealm at="/r/roles">
      <Wizard />
    </InRealm>,
  );
  await userEvent.type(screen.getByTestId("name"), "n");
  if (isSigned) await userEvent.click(screen.getByTestId("isSigned"));
  await userEvent.click(screen.getByRole("button", { name: "next" }));
  await userEvent.click(await screen.findByRole("button", { name: "save" }));
}

it("does not ask for a required field that does not show", async () => {
  await saveThing(false);
  await waitFor(() => expect(written).toEqual([{ name: "n", isSigned: false, key: "" }]));
});

it("asks for one that shows", async () => {
  await saveThing(true);
  expect((await screen.findByTestId("key-helper")).textContent).toBe("required");
  expect(written).toEqual([]);
});

it("leads back to a field of another step that a later one has made wrong, and writes nothing", async () => {
  await saveThing(true);
  await userEvent.type(await screen.findByTestId("key"), "long");
  await userEvent.click(screen.getByRole("button", { name: "save" }));
  expect((await screen.findByTestId("name-helper")).textContent).toBe("maxLength");
  expect(written).toEqual([]);
});
