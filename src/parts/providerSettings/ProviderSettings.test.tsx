import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { setTexts } from "~/i18n/i18n";
import { ClientSelect } from "~/parts/providerSettings/ClientSelect";
import { GroupPicker } from "~/parts/groups/GroupPicker";
import type { PickedRole } from "~/parts/roles/findRoles";
import { fieldsOf, ProviderSettings, type SettingsOptions } from "~/parts/providerSettings/ProviderSettings";
import type { Property } from "~/parts/providerSettings/settingTypes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

// the dialog has tests of its own
// an administrator who may list everything
jest.mock("~/data/access/access", () => ({ useAccess: () => () => [] }));
jest.mock("~/parts/roles/RolePicker", () => ({
  RolePicker: ({ kind, onPick }: { kind: string; onPick: (roles: PickedRole[]) => void }) => (
    <button
      type="button"
      onClick={() => onPick([{ role: { name: "admin" }, clientId: kind === "client" ? "my.client" : undefined }])}
    >
      pick
    </button>
  ),
}));

const REALM = "http://server.test/admin/realms/r";
let form: UseFormReturn;
const hold = (next: unknown) => (form = next as UseFormReturn);
let answers: Record<string, unknown>;
const requests: string[] = [];

function Form({ properties, values, ...options }: { properties: Property[]; values?: object } & SettingsOptions) {
  const form = useForm({ defaultValues: values });
  hold(form);
  return (
    <CacheProvider>
      <RealmContext value="r">
        <FormProvider {...form}>
          <ProviderSettings properties={properties} {...options} />
        </FormProvider>
      </RealmContext>
    </CacheProvider>
  );
}

const show = async (properties: Property[], values?: object, options?: SettingsOptions) => {
  await act(async () => render(<Form properties={properties} values={values} {...options} />));
  return userEvent.setup();
};
const config = (): Record<string, unknown> => form.getValues("config");

beforeEach(() => {
  cache.clear();
  requests.length = 0;
  answers = {};
  setTexts("en", {
    "a.label": "A label",
    "a.help": "What it does",
    "gatehouse.closeChip": "close {{name}}",
    claimDisplayName: "Name",
    claimDisplayLocale: "Locale",
  });
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const path = String(input).replace(REALM, "").replace("/?", "?");
    requests.push(path);
    const body = answers[path];
    return new Response(JSON.stringify(body ?? { error: "no" }), {
      status: body ? 200 : 403,
      headers: { "content-type": "application/json" },
    });
  });
});

describe("identifiers", () => {
  const name = "a.b";
  const form = "config.a🍺b";
  it.each([
    ["String", form, name, `help-label-${form}`],
    ["Text", name, name, "help-label-a.label"],
    ["Integer", form, name, `help-label-${form}`],
    ["Number", form, name, `help-label-${form}`],
    ["Password", form, form, `help-label-${form}`],
    ["boolean", name, name, "help-label-a.label"],
    ["MultivaluedString", `${form}0`, `${form}0`, "help-label-a.label"],
    ["Script", name, name, "help-label-a.label"],
    ["SomethingNew", form, name, `help-label-${form}`],
  ])("%s", async (type, id, testId, help) => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    await show([{ name, type, label: "a.label", helpText: "a.help" }], {});
    expect(screen.getByTestId(testId).id).toBe(id);
    expect(screen.getByTestId(help)).toBeTruthy();
    expect(screen.getByText("A label")).toBeTruthy();
    expect(warn.mock.calls.length > 0).toBe(type === "SomethingNew");
    warn.mockRestore();
  });

  it("List and MultivaluedList name their toggles", async () => {
    await show(
      ["List", "MultivaluedList"].map((type) => ({ name: `a.${type}`, type, label: type, options: ["x", "y"] })),
      {},
    );
    expect(screen.getByRole("button", { name: "List" }).id).toBe("a.List");
    expect(document.getElementById("a.MultivaluedList")?.querySelector("input")?.getAttribute("aria-label")).toBe(
      "gatehouse.selectInput",
    );
  });
});

describe("values", () => {
  const properties: Property[] = [
    { name: "text", type: "String", defaultValue: "t" },
    { name: "flag", type: "boolean", defaultValue: true },
    { name: "choice", type: "List", options: ["first", "second"] },
    { name: "many", type: "MultivaluedList", options: ["x", "y"], defaultValue: ["x"] },
    { name: "lines", type: "MultivaluedString", defaultValue: "one" },
    { name: "level", type: "Integer", defaultValue: 1 },
  ];

  it("start with the server's defaults where the object is new", async () => {
    await show(properties, {}, { isNew: true });
    expect(config()).toEqual({
      text: "t",
      flag: "true",
      choice: "first",
      many: ["x"],
      lines: ["one"],
      level: "1",
    });
  });

  it("stay as they are where it exists: nothing is written by being shown", async () => {
    await show(properties, { config: { choice: "no longer offered" } });
    expect(JSON.parse(JSON.stringify(config()))).toEqual({ choice: "no longer offered" });
    expect(screen.getByRole("button", { name: "choice" }).textContent).toBe("no longer offered");
  });

  it("are kept where the page says, several in one text", async () => {
    const nameOf = (name: string) => `config.of ${name}` as const;
    const user = await show(
      [{ name: "many", type: "MultivaluedString", label: "many" }],
      { config: { "of many": "a##b" } },
      { nameOf, stringify: true },
    );
    await user.type(screen.getByTestId("config.of many1"), "c");
    expect(form.getValues("config.of many")).toBe("a##bc");
  });

  it("keep the server's order, and leave out what has no name", () => {
    const fields = fieldsOf(
      [{ name: "b", type: "String" }, { type: "String" }, { name: "a", type: "List" }],
      String,
      {},
    );
    expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
      ["config.b", "text"],
      ["config.a", "select"],
    ]);
  });

  it("that are secret are never shown in clear", () => {
    const [field] = fieldsOf([{ name: "b", type: "String", secret: true }], String, {});
    expect(field?.kind).toBe("password");
  });

  it("that are secret files can only be replaced as a whole", async () => {
    await show([{ name: "key", type: "File", secret: true }], { config: { key: "**********" } });
    const text = screen.getByLabelText<HTMLTextAreaElement>("gatehouse.fileContent");
    expect(text.readOnly).toBe(true);
    // what the label leads to
    expect(text.id).toBe("key");
  });
});

it("finds clients by typing", async () => {
  answers = {
    "/clients?first=0&max=20": [{ id: "1", clientId: "account" }],
    "/clients?first=0&max=20&clientId=my&search=true": [{ id: "2", clientId: "my-client" }],
  };
  const user = await show([{ name: "c", type: "ClientList", label: "Client" }], { config: { c: "far-away" } });
  const input = screen.getByRole<HTMLInputElement>("combobox");
  expect(input.value).toBe("far-away");
  await user.clear(input);
  fireEvent.change(input, { target: { value: "my" } });
  await user.click(await screen.findByRole("option", { name: "my-client" }));
  expect(config()).toEqual({ c: "my-client" });
  expect(requests).toContain("/clients?first=0&max=20&clientId=my&search=true");
});

it("finds identity providers by typing", async () => {
  answers = { "/identity-provider/instances?first=0&max=20": [{ alias: "github" }, { alias: "google" }] };
  answers["/identity-provider/instances?first=0&max=20&search=goo"] = [{ alias: "google" }];
  const user = await show([{ name: "i", type: "IdentityProviderMultiList" }], { config: { i: ["github"] } });
  await user.type(screen.getByRole("combobox"), "goo");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await user.click(screen.getByRole("option", { name: "google" }));
  expect(config()).toEqual({ i: ["github", "google"] });
});

describe("names of user attributes", () => {
  const property: Property = { name: "u.a", type: "UserProfileAttributeList", label: "Attribute" };
  const custom = () => screen.queryByTestId<HTMLInputElement>("config.u🍺a");

  it("are offered from the profile, and others typed", async () => {
    answers = { "/users/profile": { attributes: [{ name: "email" }, { name: "phone" }] } };
    const user = await show([property], { config: { "u🍺a": "phone" } });
    await waitFor(() => expect(screen.getByRole("button", { name: "Attribute" }).textContent).toBe("phone"));
    expect(custom()).toBeNull();
    const labelled = () =>
      document.getElementById(screen.getByText<HTMLElement>("Attribute").closest("label")!.htmlFor);
    expect(labelled()).toBe(screen.getByRole("button", { name: "Attribute" }));
    await user.click(screen.getByRole("button", { name: "Attribute" }));
    await user.click(screen.getByRole("option", { name: "customAttribute" }));
    await user.type(custom()!, "email");
    expect(custom()!.id).toBe("customValue");
    expect(labelled()).toBe(custom());
    expect(config()).toEqual({ "u🍺a": "email" });
  });

  it("are typed where the profile may not be read", async () => {
    const user = await show([property], {});
    await waitFor(() => expect(custom()).toBeTruthy());
    await user.type(custom()!, "x");
    expect(config()).toEqual({ "u🍺a": "x" });
  });
});

/** Addresses that the picker of groups requests. */
const TOP_GROUPS = "/groups?first=0&max=11&briefRepresentation=true&populateHierarchy=false";
const childrenOf = (id: string) => `/groups/${id}/children?first=0&max=11&briefRepresentation=true`;

describe("groups", () => {
  const top = { id: "1", name: "top", path: "/top", subGroupCount: 1, subGroups: [] };
  const inner = { id: "2", name: "inner", path: "/top/inner", subGroupCount: 0, subGroups: [] };

  it("are opened one below the other, and kept by their path", async () => {
    answers = { [TOP_GROUPS]: [top], [childrenOf("1")]: [inner], [childrenOf("2")]: [] };
    const user = await show([{ name: "g", type: "Group", label: "Group" }], {});
    await user.click(screen.getByTestId("join-groups-button"));
    const list = await screen.findByRole("list", { name: "groups" });
    await user.click(within(list).getByRole("button", { name: "select" }));
    await user.click(await screen.findByRole("button", { name: "inner" }));
    await screen.findByText("moveGroupEmpty");
    await user.click(screen.getByTestId("select-button"));
    expect(config()).toEqual({ g: "/top/inner" });
    await user.click(screen.getByRole("button", { name: /close \/top\/inner/ }));
    expect(config()).toEqual({ g: "" });
  });

  it("are found by name, with their path", async () => {
    answers = { [TOP_GROUPS]: [top], [`${TOP_GROUPS}&search=inn`]: [inner] };
    const user = await show([{ name: "g", type: "Group", label: "Group" }], {});
    await user.click(screen.getByTestId("join-groups-button"));
    await user.type(await screen.findByPlaceholderText("searchForGroups"), "inn{Enter}");
    await screen.findByText("/top/inner");
    expect(screen.queryByTestId("top")).toBeNull();
    expect(screen.getByTestId("inner").closest("li")?.id).toBe("2");
  });
});

describe("pickers of other pages", () => {
  const top = { id: "1", name: "top", path: "/top", subGroupCount: 0 };
  const joined = { id: "2", name: "joined", path: "/joined", subGroupCount: 0 };
  const around = (child: ReactNode) => (
    <CacheProvider>
      <RealmContext value="r">{child}</RealmContext>
    </CacheProvider>
  );

  it("select several groups, without those that are joined already", async () => {
    answers = { [TOP_GROUPS]: [top, joined] };
    const onPick = jest.fn();
    render(
      around(
        <GroupPicker
          isMulti
          title={() => "selectGroup"}
          ok="join"
          excluded={["2"]}
          onClose={() => {}}
          onPick={onPick}
        />,
      ),
    );
    const user = userEvent.setup();
    const ok = screen.getByTestId<HTMLButtonElement>("join-button");
    expect(ok.disabled).toBe(true);
    await user.click(await screen.findByTestId("top-check"));
    expect(screen.getByTestId<HTMLInputElement>("joined-check").disabled).toBe(true);
    await user.click(ok);
    expect(onPick).toHaveBeenCalledWith([top]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])("open groups to select below others where they may be browsed: %s", async (canBrowse, arrows) => {
    answers = { [TOP_GROUPS]: [{ ...top, subGroupCount: 1 }] };
    render(
      around(
        <GroupPicker
          isMulti
          canBrowse={canBrowse}
          title={() => "selectGroup"}
          ok="join"
          onClose={() => {}}
          onPick={() => {}}
        />,
      ),
    );
    await screen.findByTestId("top-check");
    expect(screen.queryAllByRole("button", { name: "select" })).toHaveLength(arrows);
  });

  it("say the client ids of clients that are kept by their internal id", async () => {
    answers = { "/clients?first=0&max=20": [{ id: "u1", clientId: "account" }] };
    answers["/clients/u2"] = { id: "u2", clientId: "far-away" };
    const Clients = () => {
      const form = useForm({ defaultValues: { clients: ["u2"] } });
      hold(form);
      return (
        <FormProvider {...form}>
          <ClientSelect name="clients" label="clients" byId isMulti />
        </FormProvider>
      );
    };
    render(around(<Clients />));
    const user = userEvent.setup();
    await screen.findByText("far-away");
    await user.click(screen.getByRole("combobox"));
    await user.click(await screen.findByRole("option", { name: "account" }));
    expect(form.getValues("clients")).toEqual(["u2", "u1"]);
  });
});

it.each([
  ["clientRoles", "my.client.admin"],
  ["realmRoles", "admin"],
])("keeps a role picked from %s as %s", async (menu, kept) => {
  const user = await show([{ name: "r", type: "Role", label: "Role" }], {});
  await user.click(screen.getByTestId("add-role-mapping-button"));
  await user.click(screen.getByRole("menuitem", { name: menu }));
  await user.click(await screen.findByText("pick"));
  expect(config()).toEqual({ r: kept });
  await user.click(screen.getByRole("button", { name: `close ${kept}` }));
  expect(config()).toEqual({ r: "" });
});

it("links only to the web", async () => {
  await show([
    { name: "a", type: "Url", helpText: "Read on", defaultValue: "https://example.org/x" },
    { name: "b", type: "Url", helpText: "javascript:alert(1)", defaultValue: "javascript:alert(1)" },
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["https://example.org/x"]);
});

describe("names of a claim", () => {
  const shown: Property[] = [{ name: "vc.display", type: "ClaimDisplay", label: "a.label" }];
  const kept = () => config()["vc🍺display"];

  it("are kept as one list of names and locales, with what else it has", async () => {
    const text = '[{"name":"Mail","locale":"en","x":1}]';
    const user = await show(shown, { config: { "vc🍺display": text } });
    await user.click(screen.getByTestId("vc.display-add-row"));
    await user.type(screen.getByTestId("vc.display.1.name"), "Post");
    await act(async () => expect(await form.trigger()).toBe(false));
    await user.type(screen.getByTestId("vc.display.1.locale"), "de");
    await act(async () => expect(await form.trigger()).toBe(true));
    expect(JSON.parse(String(kept()))).toEqual([
      { name: "Mail", locale: "en", x: 1 },
      { name: "Post", locale: "de" },
    ]);
    await user.click(screen.getByTestId("vc.display.1.remove"));
    await user.click(screen.getByTestId("vc.display.0.remove"));
    expect(kept()).toBe("");
  });

  it("show a text that is no such list as it is, and refuse another one", async () => {
    const user = await show(shown, { config: { "vc🍺display": "{" } });
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "A label" });
    expect(input.dataset.testid).toBe("vc.display");
    expect(input.value).toBe("{");
    await user.type(input, "x");
    await act(async () => expect(await form.trigger()).toBe(false));
    await user.clear(input);
    expect(screen.getByTestId("vc.display-add-row")).toBeTruthy();
  });
});
