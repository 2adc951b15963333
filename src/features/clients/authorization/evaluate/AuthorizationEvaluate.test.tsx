import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useFormContext } from "react-hook-form";
import type { Call } from "~/data/write/action";
import { AuthorizationEvaluate } from "~/features/clients/authorization/evaluate/AuthorizationEvaluate";
import { setTexts } from "~/i18n/i18n";

setTexts("en", { evaluate: "Evaluate" });

/** Lets the server answer. */
let answer: (results: object) => void;
jest.mock("~/data/write/action", () => ({
  useAction: (run: (call: Call, question: unknown) => Promise<unknown>) => ({
    running: false,
    run: (question: unknown) => run((() => new Promise((resolve) => (answer = resolve))) as unknown as Call, question),
  }),
}));
jest.mock("~/features/clients/authorization/evaluate/ContextRows", () => ({ ContextRows: () => null }));
jest.mock("~/features/clients/authorization/evaluate/evaluationFields", () => ({
  whoFields: "who",
  permissionFields: () => "what",
}));
jest.mock("~/kit/form/Inputs", () => ({
  Inputs: function User({ fields }: { fields: string }) {
    const { register } = useFormContext();
    return fields === "who" && <input aria-label="user" {...register("user")} />;
  },
}));
jest.mock("~/features/clients/authorization/evaluate/EvaluationResults", () => ({
  EvaluationResults: ({ answer, ...on }: { answer: { by: string }; onBack: () => void; onAgain: () => void }) => (
    <>
      <p>answer {answer.by}</p>
      <button onClick={on.onBack}>Back</button>
      <button onClick={on.onAgain}>Again</button>
    </>
  ),
}));

/** Waits for the form, which checks what is typed. */
async function press(name: string) {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(false));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name })));
}
const answers = (by: string) => act(async () => answer({ by }));
const type = (value: string) => fireEvent.change(screen.getByLabelText("user"), { target: { value } });

it("an answer is shown beside its own question only, and never in place of a form that was gone back to", async () => {
  render(<AuthorizationEvaluate client={{ id: "c" }} />);
  type("anna");
  await press("Evaluate");
  type("bob");
  await answers("1");
  expect(screen.queryByText("answer 1")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("user").value).toBe("bob");

  await press("Evaluate");
  await answers("2");
  expect(screen.getByText("answer 2")).toBeTruthy();
  await press("Again");
  await answers("3");
  expect(screen.getByText("answer 3")).toBeTruthy();

  await press("Again");
  await press("Back");
  await answers("4");
  expect(screen.queryByText("answer 4")).toBeNull();
  expect(screen.getByLabelText("user")).toBeTruthy();
});
