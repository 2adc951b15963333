import { mistakesIn } from "~/features/workflows/check";

const found = (yaml: string, steps = ["disable-user"]) =>
  mistakesIn(yaml, steps).map(({ line, text }) => [line, typeof text === "string" ? text : Object.values(text)[0]]);

describe("mistakes in the text of a workflow", () => {
  it("are none where the server takes all of it", () =>
    expect(
      found(
        'name: a\n# why\n"on": user_created\nschedule:\n  after: 1d\nsteps:\n- uses: disable-user\n  with:\n    any: thing\n',
      ),
    ).toEqual([]));

  it("are the line and reason where it is no YAML", () => {
    expect(found("name: a\nsteps: [\n")[0]?.[0]).toBeGreaterThanOrEqual(2);
    expect(found("name: a\nif: !has-role(a)\n")[0]?.[0]).toBe(2);
    expect(found("name: a\nname: b\n")[0]?.[0]).toBe(2);
  });

  it("are settings that the server does not know, wherever they are", () =>
    expect(
      found("nam: a\nschedule:\n  every: 1d\nsteps:\n  - uses: disable-user\n    aftr: 1d\n").map(([line]) => line),
    ).toEqual([1, 3, 6]));

  it.each(["constructor", "toString", "__proto__"])("are settings called %s, too", (name) =>
    expect(found(`name: a\n${name}:\n  ${name}: b\n`)).toEqual([[2, "gatehouse.workflowIgnored"]]),
  );

  it("are steps that the server does not have, if it names them", () => {
    const yaml = "name: a\nsteps:\n  - uses: fly\n";
    expect(found(yaml)).toEqual([[3, "gatehouse.workflowNoStep"]]);
    expect(found(yaml, [])).toEqual([]);
  });

  it("are quotes inside of brackets", () =>
    expect(found('name: a\nif: has-role("b")\n')).toEqual([[2, "gatehouse.workflowArguments"]]));

  it("is that there are no settings at all", () => {
    expect(found("")).toEqual([[1, "gatehouse.workflowNoSettings"]]);
    expect(found("hello")).toEqual([[1, "gatehouse.workflowNoSettings"]]);
  });
});
