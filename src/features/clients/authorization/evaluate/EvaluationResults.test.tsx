import { render, screen } from "@testing-library/react";
import { EvaluationResults } from "~/features/clients/authorization/evaluate/EvaluationResults";
import { setTexts } from "~/i18n/i18n";

setTexts("en", { showAuthData: "Show authorization data" });

jest.mock("~/kit/list/List", () => ({ LocalList: () => null }));
jest.mock("~/kit/list/useListState", () => ({ useLocalListState: () => ({}) }));
jest.mock("~/features/clients/authorization/evaluate/Decisions", () => ({ Decisions: () => null }));

it("shows no token where nothing was evaluated", () => {
  const results = (answer: object) => <EvaluationResults id="c" answer={answer} isLoading={false} {...on} />;
  const on = { onBack: () => {}, onAgain: () => {} };
  const isOff = () => screen.getByTestId<HTMLButtonElement>("authorization-revert").disabled;
  const { rerender } = render(results({}));
  expect(isOff()).toBe(true);
  rerender(results({ results: [], rpt: { aud: "shop" } }));
  expect(isOff()).toBe(false);
});
