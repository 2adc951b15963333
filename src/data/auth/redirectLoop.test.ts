import { forgetRedirects, mayRedirect } from "~/data/auth/redirectLoop";

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});

test("the third redirect within 30 seconds is refused", () => {
  expect(mayRedirect("load")).toBe(true);
  jest.setSystemTime(Date.now() + 29_000);
  expect(mayRedirect("load")).toBe(true);
  expect(mayRedirect("load")).toBe(false);
  jest.setSystemTime(Date.now() + 1_001);
  expect(mayRedirect("load")).toBe(true);
});

test("pages that sign-in never came back to may go there more often, until an answer is no use", () => {
  for (let times = 0; times < 10; times++) expect(mayRedirect("load", false)).toBe(true);
  expect(mayRedirect("load", false)).toBe(false);
  expect(mayRedirect("load")).toBe(false);
});

test("the causes are counted apart and forgotten apart", () => {
  mayRedirect("load");
  mayRedirect("load");
  mayRedirect("ended");
  mayRedirect("ended");
  forgetRedirects("load");
  expect(mayRedirect("load")).toBe(true);
  expect(mayRedirect("ended")).toBe(false);
});

test("stamps nobody can read and a clock set back do not lock the administrator out", () => {
  sessionStorage.setItem("gatehouse.redirects load", "x,,NaN");
  expect(mayRedirect("load")).toBe(true);
  expect(mayRedirect("load")).toBe(true);
  jest.setSystemTime(Date.now() - 3_600_000);
  expect(mayRedirect("load")).toBe(true);
});
