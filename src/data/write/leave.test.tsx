import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { CacheProvider } from "~/data/query/CacheProvider";
import { setPlaceShown } from "~/data/browser/shown";
import { RealmContext } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import { dirtyForms, draftOf, keepDraft, markDirty } from "~/data/write/drafts";

const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value="r">{children}</RealmContext>
  </CacheProvider>
);

/** Deletes the object whose page is shown. @param meanwhile what happens before the server answers @returns where it led */
async function deleteFrom(place: string, object: string, meanwhile: () => void) {
  setPlaceShown(place, object);
  const led: unknown[] = [];
  const run = async () => {
    meanwhile();
    return "answer";
  };
  const { result } = renderHook(
    () =>
      useAction(run, {
        failed: "deleteError",
        leave: (answer) => led.push("left", answer),
        answered: (answer) => led.push("on", answer),
      }),
    { wrapper },
  );
  await act(() => result.current.run());
  return led;
}

it("the page of what was deleted is left, whichever of its tabs is shown by then", async () => {
  expect(await deleteFrom("settings user 1", "user 1", () => setPlaceShown("groups user 1", "user 1"))).toEqual([
    "left",
    "answer",
  ]);
});

it("who has gone to another page stays there", async () => {
  expect(await deleteFrom("settings user 1", "user 1", () => setPlaceShown("settings user 2", "user 2"))).toEqual([]);
});

it("what was typed on the page of what was deleted asks nothing and is not kept", async () => {
  markDirty("user 1", true);
  keepDraft("user 1", () => [{ path: ["name"], from: "", to: "typed" }]);
  expect(await deleteFrom("settings user 1", "user 1", () => {})).toEqual(["left", "answer", "on", "answer"]);
  expect(dirtyForms.get().size).toBe(0);
  expect(draftOf("user 1")).toBeUndefined();
});

it("what was typed on another page stays", async () => {
  markDirty("user 2", true);
  await deleteFrom("settings user 1", "user 1", () => setPlaceShown("settings user 2", "user 2"));
  expect(dirtyForms.get()).toEqual(new Set(["user 2"]));
});
