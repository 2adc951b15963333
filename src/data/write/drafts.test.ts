import {
  anyDirty,
  areDraftsKept,
  dirtyForms,
  draftOf,
  dropDraft,
  dropDrafts,
  isDirtyForm,
  keepDraft,
  markDirty,
  writing,
} from "~/data/write/drafts";
import { offerSave, saveAll } from "~/data/write/saveAll";

beforeEach(() => sessionStorage.clear());

const typed = (to: string) => [{ path: ["name"], from: "", to }];

describe("drafts", () => {
  it("keeps what was typed per form until it is dropped", () => {
    keepDraft("a", () => typed("x"));
    keepDraft("b", () => typed("y"));
    dropDraft("a");
    expect(draftOf("a")).toBeUndefined();
    expect(draftOf("b")).toEqual(typed("y"));
  });

  it("writes once for several key strokes, and when the page is left before that", () => {
    jest.useFakeTimers();
    const values = jest.fn(() => typed("x"));
    for (let stroke = 0; stroke < 3; stroke++) keepDraft("c", values);
    expect(values).not.toHaveBeenCalled();
    jest.advanceTimersByTime(500);
    expect(values).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem("gatehouse.draft c")).toBe(JSON.stringify(typed("x")));
    keepDraft("c", () => typed("y"));
    dispatchEvent(new Event("pagehide"));
    expect(sessionStorage.getItem("gatehouse.draft c")).toBe(JSON.stringify(typed("y")));
    jest.useRealTimers();
  });

  it("drops all drafts and nothing else", () => {
    sessionStorage.setItem("other", "1");
    keepDraft("a", () => typed("x"));
    dropDrafts();
    expect(draftOf("a")).toBeUndefined();
    expect(sessionStorage.getItem("other")).toBe("1");
  });

  it("knows whether leaving loses something that no draft has", () => {
    keepDraft("a", () => typed("x"));
    markDirty("a", true);
    expect(areDraftsKept()).toBe(true);
    // a dialog, or a form in which only a secret was typed
    keepDraft("b", () => []);
    markDirty("b", true);
    expect(areDraftsKept()).toBe(false);
    dirtyForms.set(new Set());
  });

  it("knows which forms have unsaved changes", () => {
    markDirty("a", true);
    expect([isDirtyForm("a"), isDirtyForm("b"), anyDirty()]).toEqual([true, false, true]);
    markDirty("a", false);
    expect(anyDirty()).toBe(false);
  });

  it("counts a write as unsaved until it has ended, well or not", async () => {
    let end = () => {};
    const write = writing(() => new Promise<void>((_, reject) => (end = () => reject(new Error("refused")))));
    expect(anyDirty()).toBe(true);
    expect(await writing(() => Promise.resolve("done"))).toBe("done");
    expect(anyDirty()).toBe(true);
    end();
    await expect(write).rejects.toThrow("refused");
    expect(anyDirty()).toBe(false);
  });
});

test("forms that are saved together write one after the other", async () => {
  const steps: string[] = [];
  for (const form of ["one", "two"]) {
    markDirty(form, true);
    offerSave(form, async () => {
      steps.push(`${form} reads`);
      await Promise.resolve();
      steps.push(`${form} is written`);
      markDirty(form, false);
    });
  }
  expect(await saveAll()).toBe(true);
  expect(steps).toEqual(["one reads", "one is written", "two reads", "two is written"]);
});
