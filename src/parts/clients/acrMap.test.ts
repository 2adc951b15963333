import { renderHook } from "@testing-library/react";
import { useT } from "~/i18n/useT";
import { acrMap } from "~/parts/clients/acrMap";

it.each([
  [{}, undefined],
  [{ silver: "1", gold: "2147483647" }, undefined],
  [{ gold: "high" }, "gatehouse.wholeNumber"],
  [{ silver: "1", gold: "2147483648" }, ["lessThan", { value: 2_147_483_647 }]],
])("takes the levels that the server takes: %j", (levels, error) => {
  const { result } = renderHook(() => acrMap(useT(), "acrToLoAMappingHelp"));
  expect(result.current.validate(levels)).toEqual(error);
});
