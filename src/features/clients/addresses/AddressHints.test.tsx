import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { RedirectHints } from "~/features/clients/addresses/AddressHints";
import { setTexts } from "~/i18n/i18n";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "", serverBaseUrl: "" }) }));
setTexts("en", { "gatehouse.lintMatches": "Matches {{example}}", "gatehouse.lintNoUrl": "no URL" });

const uri = "https://a.example/1";

function Page() {
  const form = useForm({ defaultValues: { redirectUris: [uri, uri], rootUrl: "" } });
  return (
    <FormProvider {...form}>
      <RedirectHints />
      <button onClick={() => form.setValue("redirectUris", ["none", "none"])}>change</button>
    </FormProvider>
  );
}

it("says of a line that is typed twice once what there is to say, and nothing of lines that are gone", () => {
  jest.spyOn(console, "error");
  const { container } = render(<Page />);
  const count = (text: string) => (container.textContent ?? "").split(text).length - 1;
  expect(count(`Matches ${uri}`)).toBe(1);
  fireEvent.click(screen.getByRole("button"));
  expect(count("Matches")).toBe(0);
  expect(count("no URL")).toBe(1);
  expect(console.error).not.toHaveBeenCalled();
});
