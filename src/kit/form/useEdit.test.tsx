import { act, render, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { cache, useData } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { anyDirty, dirtyForms, dropDrafts } from "~/data/write/drafts";
import { RealmContext } from "~/data/query/useRealm";
import { askConflicts } from "~/kit/form/changes";
import { useEdit } from "~/kit/form/useEdit";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/kit/form/changes", () => ({ askConflicts: jest.fn() }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

/** What the server has; a description is stored in upper case, as a server may put what it gets into its own form. */
let role: { id: string; name: string; description: string };
/** A read after the write waits until this is settled. */
let hold: Promise<void> | undefined;
let isWritten: boolean;

beforeEach(() => {
  cache.clear();
  dropDrafts();
  sessionStorage.clear();
  role = { id: "1", name: "r", description: "OLD" };
  hold = undefined;
  isWritten = false;
  global.fetch = jest.fn(async (_: RequestInfo | URL, { method, body }: RequestInit = {}) => {
    if (method === "PUT") {
      const next = JSON.parse(String(body)) as typeof role;
      role = { ...next, description: next.description.toUpperCase() };
      isWritten = true;
      return new Response(null, { status: 204 });
    }
    if (isWritten) await hold;
    return new Response(JSON.stringify(role), { headers: { "content-type": "application/json" } });
  });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value="r">{children}</RealmContext>
  </CacheProvider>
);

interface Values {
  description: string;
}
const labels = { of: new Map(), secret: [] };
const toForm = ({ description = "" }: { description?: string }): Values => ({ description });
const toObject = (values: Values) => values;

/** What the form held at the end of each rendering, and what was rendered. */
const renders: { shown?: string; field: string; held: string }[] = [];

function useRoleForm(object: object, secret?: string[]) {
  const edit = useEdit<{ description?: string }, Values, unknown>({
    name: "role",
    object: object as { id: string; description?: string },
    toForm,
    toObject,
    read: async (call) => (await call("roles.findOneById", { id: "1" })) ?? {},
    write: (call, next) => call("roles.updateById", { id: "1" }, next),
    call: "roles.updateById",
    failed: "roleSaveError",
    secret,
  });
  // what a form field does: it is rendered again with each value
  edit.form.register("description");
  const field = edit.form.watch("description");
  useLayoutEffect(() => {
    renders.push({ shown: edit.object.description, field, held: edit.form.getValues("description") });
  });
  return { ...edit, shown: field };
}

async function openForm(shown = "OLD", secret?: string[]) {
  renders.length = 0;
  const useForm = () => useRoleForm(useData("roles.findOneById", { id: "1" }) ?? {}, secret);
  const { result, unmount } = renderHook(useForm, { wrapper });
  await waitFor(() => expect(result.current?.shown).toBe(shown));
  const type = (text: string) =>
    act(async () => result.current.form.setValue("description", text, { shouldDirty: true }));
  return { result, type, unmount };
}

it("what was written asks no more, also while it is read again", async () => {
  const { result, type } = await openForm();
  await type("new");
  expect(anyDirty()).toBe(true);
  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  let saving = Promise.resolve();
  await act(async () => void (saving = result.current.submit(labels)()));
  await waitFor(() => expect(isWritten).toBe(true));
  await waitFor(() => expect(anyDirty()).toBe(false));
  expect(result.current.shown).toBe("new");
  release();
  await act(() => saving);
  await waitFor(() => expect(result.current.shown).toBe("NEW"));
  expect(anyDirty()).toBe(false);
});

it("a rendering of what the server has now ends with its values in the form: nobody can type in between", async () => {
  const { result, type } = await openForm();
  await type("new");
  await act(() => result.current.submit(labels)());
  await waitFor(() => expect(result.current.shown).toBe("NEW"));
  expect(renders.filter(({ shown, held }) => shown === "NEW" && held !== "NEW")).toEqual([]);
});

it("what is typed while the form is on its way stays, and is still to be saved", async () => {
  const { result, type } = await openForm();
  await type("new");
  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  let saving = Promise.resolve();
  await act(async () => void (saving = result.current.submit(labels)()));
  await waitFor(() => expect(isWritten).toBe(true));
  await type("newer");
  expect(anyDirty()).toBe(true);
  release();
  await act(() => saving);
  await waitFor(() => expect(result.current.object).toMatchObject({ description: "NEW" }));
  expect(result.current.shown).toBe("newer");
  expect(anyDirty()).toBe(true);
});

it("what is typed meanwhile stays also where the server has the same as before", async () => {
  const { result, type } = await openForm();
  await type("old");
  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  let saving = Promise.resolve();
  await act(async () => void (saving = result.current.submit(labels)()));
  await waitFor(() => expect(isWritten).toBe(true));
  await type("newer");
  release();
  await act(() => saving);
  expect(result.current.object).toMatchObject({ description: "OLD" });
  await waitFor(() => expect(result.current.changeCount).toBe(1));
  expect([result.current.shown, anyDirty()]).toEqual(["newer", true]);
});

it("what is typed between the end of a save and the next rendering is a change of what was saved", async () => {
  const { result, type } = await openForm();
  await type("new");
  // nothing is rendered before this has ended
  await act(async () => {
    await result.current.submit(labels)();
    result.current.form.setValue("description", "newer", { shouldDirty: true });
  });
  expect(result.current).toMatchObject({ shown: "newer", object: { description: "NEW" } });
  jest.mocked(askConflicts).mockClear();
  await act(() => result.current.submit(labels)());
  expect(askConflicts).not.toHaveBeenCalled();
  expect(role.description).toBe("NEWER");
});

it("a secret that was saved never shows the one before again: what is selected in it stays selected", async () => {
  const { result, type } = await openForm("OLD", ["description"]);
  await type("NEW");
  renders.length = 0;
  await act(() => result.current.submit(labels)());
  await waitFor(() => expect(result.current.object).toMatchObject({ description: "NEW" }));
  expect(renders.filter(({ field }) => field !== "NEW")).toEqual([]);
});

it("a secret that was saved is the mask again that the server has for any", async () => {
  role.description = "**********";
  const { result, type } = await openForm("**********", ["description"]);
  await type("new");
  const answer = global.fetch;
  global.fetch = jest.fn(async (address: RequestInfo | URL, init: RequestInit = {}) =>
    init.method === "PUT" ? new Response(null, { status: 204 }) : answer(address, init),
  );
  await act(() => result.current.submit(labels)());
  await waitFor(() => expect(result.current.shown).toBe("**********"));
  expect(anyDirty()).toBe(false);
});

it("what was saved stays where it cannot be read again", async () => {
  const { result, type } = await openForm();
  await type("new");
  const answer = global.fetch;
  global.fetch = jest.fn(async (address: RequestInfo | URL, init: RequestInit = {}) =>
    isWritten ? new Response(null, { status: 500 }) : answer(address, init),
  );
  await act(() => result.current.submit(labels)());
  expect(role.description).toBe("NEW");
  expect([result.current.shown, anyDirty()]).toEqual(["new", false]);
});

it("a page around the form that is rendered later takes nothing of what is typed meanwhile, and its object comes", async () => {
  const rendered = jest.fn<void, [ReturnType<typeof useRoleForm>]>();
  const Form = ({ object }: { object: object }) => {
    const edit = useRoleForm(object);
    useLayoutEffect(() => rendered(edit));
    return null;
  };
  const Around = () => <Form object={useData("roles.findOneById", { id: "1" }) ?? {}} />;
  const edit = () => rendered.mock.lastCall?.[0];
  const type = (text: string) => act(async () => edit()?.form.setValue("description", text, { shouldDirty: true }));
  render(<Around />, { wrapper });
  await waitFor(() => expect(edit()?.shown).toBe("OLD"));
  await type("new");
  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  let saving: Promise<void> | undefined;
  await act(async () => void (saving = edit()?.submit(labels)()));
  await waitFor(() => expect(isWritten).toBe(true));
  await type("newer");
  release();
  await act(() => saving);
  await waitFor(() => expect(edit()?.object).toMatchObject({ description: "NEW" }));
  expect(edit()?.shown).toBe("newer");
});

it("a new object that is saved on the way out while it is made is made once", async () => {
  const write = jest.fn(async () => "id");
  const object = {};
  const { result } = renderHook(
    () => useEdit({ name: "new", object, toForm, toObject, write, call: "roles.create", failed: "roleSaveError" }),
    { wrapper },
  );
  await act(async () => result.current.form.setValue("description", "one", { shouldDirty: true }));
  const save = result.current.submit(labels);
  await act(() => Promise.all([save(), save()]));
  expect(write).toHaveBeenCalledTimes(1);
});

it("what the server has now does not take away a key stroke that is not rendered yet", async () => {
  const { result } = await openForm();
  await act(async () => {
    result.current.form.setValue("description", "OLD!", { shouldDirty: true });
    role = { ...role, description: "THEIRS" };
    // rendered before the transition that says that the form is changed
    flushSync(() => void cache.setQueriesData({ type: "active" }, role));
  });
  expect(result.current.shown).toBe("OLD!");
});

it("a form that goes before it was rendered as changed leaves nothing unsaved", async () => {
  const { result, unmount } = await openForm();
  act(() => {
    result.current.form.setValue("description", "OLD!", { shouldDirty: true });
    expect(anyDirty()).toBe(true);
    flushSync(unmount);
  });
  expect(anyDirty()).toBe(false);
});

it("realm and object belong to the form's key, whatever the page calls it", async () => {
  const { type } = await openForm();
  await type("new");
  expect([...dirtyForms.get()]).toEqual([JSON.stringify(["r", "role 1"])]);
  dispatchEvent(new Event("pagehide"));
  expect(Object.keys(sessionStorage)).toEqual([`gatehouse.draft ${JSON.stringify(["r", "role 1"])}`]);
});

describe("a draft of a form whose object somebody else changed meanwhile", () => {
  /** Types "mine", leaves, somebody else changes the role, and the draft is used. */
  const restoreAfter = async (theirs: Partial<typeof role>) => {
    const { type, unmount } = await openForm();
    await type("mine");
    unmount();
    cache.clear();
    role = { ...role, ...theirs };
    const { result } = await openForm(role.description);
    await act(async () => result.current.draft?.restore());
    expect(result.current.shown).toBe("mine");
    expect(result.current.changes()).toEqual([{ path: ["description"], from: "OLD", to: "mine" }]);
    return result;
  };

  it("is nothing but what was typed: what others changed stays", async () => {
    const result = await restoreAfter({ name: "theirs" });
    await act(() => result.current.submit(labels)());
    expect(role).toMatchObject({ name: "theirs", description: "MINE" });
  });

  it("asks where both changed the same, as a form does that was open all the time", async () => {
    const result = await restoreAfter({ description: "THEIRS" });
    await act(() => result.current.submit(labels)());
    expect(jest.mocked(askConflicts).mock.lastCall?.[0]).toMatchObject([{ from: "OLD", to: "mine", theirs: "THEIRS" }]);
    expect(role.description).toBe("THEIRS");
  });

  it("taken back, the form shows what the server has", async () => {
    const result = await restoreAfter({ description: "THEIRS" });
    await act(async () => result.current.revert());
    expect(result.current.shown).toBe("THEIRS");
    expect(result.current.changed).toBe(false);
  });
});

it("what the server said of the last attempt keeps nobody from another one", async () => {
  const { result, type } = await openForm();
  await type("new");
  act(() => result.current.form.setError("description", { type: "server", message: "Wrong" }));
  await act(() => result.current.submit(labels)());
  expect(role.description).toBe("NEW");
});

it("keeps what others save while the administrator chooses between their value and the own one", async () => {
  const { result, type } = await openForm();
  await type("mine");
  role = { ...role, description: "THEIRS" };
  jest.mocked(askConflicts).mockImplementationOnce(async (conflicts) => {
    role = { ...role, name: "later" };
    return new Set(conflicts.map(({ path }) => path));
  });
  await act(() => result.current.submit(labels)());
  expect(role).toMatchObject({ name: "later", description: "MINE" });
});

it("gives the focus to the first wrong field of the form, in whatever order the server names them", async () => {
  const { result, type } = await openForm();
  await type("b<");
  for (const name of ["description", "other"] as "description"[]) {
    const input = document.body.appendChild(document.createElement("input"));
    input.name = name;
    result.current.form.register(name).ref(input);
  }
  const answer = global.fetch;
  global.fetch = jest.fn(async (address: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method !== "PUT") return answer(address, init);
    const errors = ["other", "description"].map((field) => ({ field, errorMessage: "Wrong" }));
    return new Response(JSON.stringify({ errors }), { status: 400, headers: { "content-type": "application/json" } });
  });
  const of = new Map([
    ["description", "description"],
    ["other", "name"],
  ] as const);
  await act(() => result.current.submit({ of, secret: [] })());
  expect(document.activeElement).toHaveProperty("name", "description");
});

it("says all that the server says of one field", async () => {
  const { result, type } = await openForm();
  await type("b<");
  const answer = global.fetch;
  global.fetch = jest.fn(async (address: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method !== "PUT") return answer(address, init);
    const errors = ["Too short", "Wrong character"].map((errorMessage) => ({ field: "description", errorMessage }));
    return new Response(JSON.stringify({ errors }), { status: 400, headers: { "content-type": "application/json" } });
  });
  await act(() => result.current.submit(labels)());
  expect(result.current.form.getFieldState("description").error?.message).toBe("Too short Wrong character");
});
