import { read } from "~/data/query/cache";
import { watchReads } from "~/data/query/watchedReads";

const id = "0815";
const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  warn.mockClear();
  // a development build
  Object.assign(globalThis, { GATEHOUSE_RELOAD: "http://localhost" });
});

afterEach(() => Object.assign(globalThis, { GATEHOUSE_RELOAD: "" }));

const warnings = () => {
  jest.runAllTimers();
  return warn.mock.calls.map(([text]) => String(text));
};

test("a read that is declared and not made is named", () => {
  watchReads("role", { realm: "demo", id }, "", () => [
    ["roles.findOneById", { id }],
    ["roles.find", {}],
  ]);
  read("demo", "roles.findOneById", { id });
  expect(warnings()).toEqual([
    'The place "role" declares a read that its page does not make: ["demo","roles.find",{}]',
  ]);
});

test("a read of the first rendering that is not declared is named", () => {
  watchReads("role", { realm: "demo", id }, "");
  read("demo", "roles.findOneById", { id });
  expect(warnings()).toEqual([
    `The first rendering of "role" makes a read that the place does not declare: ["demo","roles.findOneById",{"id":"${id}"}]`,
  ]);
});

test("nothing is said of what follows from an answer, of another realm, of later reads and of the frame", async () => {
  watchReads("role", { realm: "demo", id }, "");
  read("demo", "clients.findOne", { id: "named by the role" });
  read("other", "roles.findOneById", { id });
  read("demo", "realms.findOne", { realm: "demo" });
  // nothing is under way
  await Promise.resolve();
  read("demo", "roles.find");
  expect(warnings()).toEqual([]);
});

test("what is as declared is not mentioned", () => {
  watchReads("role", { realm: "demo", id }, "", () => [["roles.findOneById", { id }]]);
  read("demo", "roles.findOneById", { id });
  expect(warnings()).toEqual([]);
});
