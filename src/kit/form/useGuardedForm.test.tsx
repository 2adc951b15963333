import { fireEvent, render, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { FormProvider, useFormContext } from "react-hook-form";
import { anyDirty, dirtyForms, dropDrafts } from "~/data/write/drafts";
import { RealmContext } from "~/data/query/useRealm";
import { useGuardedForm } from "~/kit/form/useGuardedForm";

let renderings: number;
beforeEach(() => {
  renderings = 0;
  dropDrafts();
});

const count = () => void renderings++;

/** A field that requests the form, and counts how often it is rendered. */
function Counted() {
  const { register } = useFormContext();
  count();
  return <input {...register("b")} />;
}

const defaultValues = { a: "", b: "" };
const countChanges = jest.fn(({ a }: typeof defaultValues) => (a === "" ? 0 : 1));
const fields = <Counted />;

function Form() {
  const { form, changes, draft, done } = useGuardedForm({ name: "form", defaultValues, countChanges });
  return (
    <FormProvider {...form}>
      <input {...form.register("a")} data-testid="a" />
      {fields}
      <output>{String(changes > 0)}</output>
      {draft && <button onClick={draft.restore}>draft</button>}
      {draft && <button onClick={draft.discard}>discard</button>}
      <button onClick={done}>done</button>
    </FormProvider>
  );
}

const inRealm = (realm: string) => (
  <RealmContext value={realm}>
    <Form key={realm} />
  </RealmContext>
);
const type = (text: string) => fireEvent.input(screen.getByTestId("a"), { target: { value: text } });
const offered = () => screen.queryByRole("button", { name: "draft" }) !== null;

it("counts as changed with the first key stroke, and renders no other field with it", () => {
  render(inRealm("one"));
  expect(screen.getByRole("status").textContent).toBe("false");
  const before = renderings;
  countChanges.mockClear();
  fireEvent.input(screen.getByTestId("a"), { target: { value: "x" } });
  expect(screen.getByRole("status").textContent).toBe("true");
  expect(anyDirty()).toBe(true);
  expect(renderings).toBe(before);
  // the object may be a large one
  expect(countChanges).toHaveBeenCalledTimes(1);
});

it("offers what was typed in the same realm only", () => {
  const { rerender } = render(inRealm("one"));
  type("typed");
  rerender(inRealm("two"));
  expect([offered(), anyDirty()]).toEqual([false, false]);
  rerender(inRealm("one"));
  expect(offered()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "draft" }));
  expect(screen.getByTestId("a")).toHaveProperty("value", "typed");
});

it("keeps no draft of what was taken back by hand", () => {
  const { rerender } = render(inRealm("one"));
  type("typed");
  type("");
  rerender(inRealm("two"));
  rerender(inRealm("one"));
  expect(offered()).toBe(false);
});

it("keeps a draft that is only offered together with what is typed beside it", () => {
  const { rerender } = render(inRealm("one"));
  type("typed");
  rerender(inRealm("two"));
  rerender(inRealm("one"));
  fireEvent.input(document.querySelector("input[name=b]") as HTMLElement, { target: { value: "beside" } });
  type("x");
  type("");
  rerender(inRealm("two"));
  rerender(inRealm("one"));
  fireEvent.click(screen.getByRole("button", { name: "draft" }));
  expect(screen.getByTestId("a")).toHaveProperty("value", "typed");
});

it("what is saved or given up in a realm leaves the same form of another as it is", () => {
  const first = render(inRealm("one"));
  const done = first.getByRole("button", { name: "done" });
  type("of one");
  expect(dirtyForms.get().size).toBe(1);
  const second = render(inRealm("two"));
  fireEvent.input(second.getAllByTestId("a").at(-1) as HTMLElement, { target: { value: "of two" } });
  expect(dirtyForms.get().size).toBe(2);
  fireEvent.click(done);
  expect(dirtyForms.get().size).toBe(1);
  second.unmount();
  first.rerender(inRealm("two"));
  expect(offered()).toBe(true);
  first.rerender(inRealm("one"));
  expect(offered()).toBe(false);
});

it("is rendered as changed at once where that is needed, before its turn comes", () => {
  const wrapper = ({ children }: { children: ReactNode }) => <RealmContext value="r">{children}</RealmContext>;
  const useForm = () => useGuardedForm({ name: "form", defaultValues, countChanges });
  const { result } = renderHook(useForm, { wrapper });
  // as in a browser: nothing waits until all is rendered
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  result.current.form.setValue("a", "typed", { shouldDirty: true });
  expect(result.current.changes).toBe(0);
  flushSync(() => result.current.catchUp());
  expect(result.current.changes).toBe(1);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it("keeps a draft that is only offered where what was typed beside it is saved or taken back", () => {
  const { rerender } = render(inRealm("one"));
  type("typed");
  rerender(inRealm("two"));
  rerender(inRealm("one"));
  type("newer");
  fireEvent.click(screen.getByRole("button", { name: "done" }));
  rerender(inRealm("two"));
  rerender(inRealm("one"));
  fireEvent.click(screen.getByRole("button", { name: "draft" }));
  expect(screen.getByTestId("a")).toHaveProperty("value", "typed");
  fireEvent.click(screen.getByRole("button", { name: "done" }));
  rerender(inRealm("two"));
  rerender(inRealm("one"));
  expect(offered()).toBe(false);
});

it("keeps nothing of an offered draft that was typed once more and saved", () => {
  const { rerender } = render(inRealm("one"));
  type("typed");
  rerender(inRealm("two"));
  rerender(inRealm("one"));
  type("typed");
  fireEvent.click(screen.getByRole("button", { name: "done" }));
  rerender(inRealm("two"));
  rerender(inRealm("one"));
  expect(offered()).toBe(false);
});

it("leaves what was typed in a field since its draft was offered", () => {
  const { rerender } = render(inRealm("one"));
  type("typed");
  rerender(inRealm("two"));
  rerender(inRealm("one"));
  type("newer");
  fireEvent.click(screen.getByRole("button", { name: "draft" }));
  expect(screen.getByTestId("a")).toHaveProperty("value", "newer");
});

it("keeps what was typed since a draft was offered that is discarded then", () => {
  const { rerender } = render(inRealm("one"));
  type("typed");
  rerender(inRealm("two"));
  rerender(inRealm("one"));
  type("newer");
  fireEvent.click(screen.getByRole("button", { name: "discard" }));
  rerender(inRealm("two"));
  rerender(inRealm("one"));
  fireEvent.click(screen.getByRole("button", { name: "draft" }));
  expect(screen.getByTestId("a")).toHaveProperty("value", "newer");
});
