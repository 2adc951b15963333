import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { ClientSecret } from "~/features/clients/credentials/ClientSecret";
import { ReadOnlyContext } from "~/kit/form/fieldProps";
import { setTexts } from "~/i18n/i18n";

setTexts("en", { clientSecret: "Client secret", required: "Required field", maxLength: "At most {{length}}" });

jest.mock("~/data/query/cache", () => ({ useOptional: () => ({ value: "kept" }) }));
jest.mock("~/data/write/action", () => ({ useAction: () => ({ running: false }) }));
jest.mock("~/kit/controls/Write", () => ({ WriteButton: () => null }));

const save = jest.fn();

function Page({ secret, isReadOnly = false }: { secret?: string; isReadOnly?: boolean }) {
  const form = useForm({ defaultValues: { secret } });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <ReadOnlyContext value={isReadOnly}>
          <ClientSecret client={{ id: "c", secret }} isTyped />
        </ReadOnlyContext>
        <button>save</button>
      </form>
    </FormProvider>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>("Client secret", { selector: "input" });

beforeEach(() => save.mockClear());

it("keeps a secret that is typed from being emptied, and says so below it", async () => {
  render(<Page secret="kept" />);
  await userEvent.clear(box());
  await userEvent.click(screen.getByText("save"));
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByTestId("secret-helper").textContent).toBe("Required field");
  expect(box().getAttribute("aria-describedby")).toBe("kc-client-secret-helper");
  expect(document.activeElement).toBe(box());
  await userEvent.type(box(), "another");
  await userEvent.click(screen.getByText("save"));
  expect(save).toHaveBeenCalled();
});

it("says of a secret that the server has no room for how long it may be", async () => {
  render(<Page secret="kept" />);
  const type = async (text: string) => {
    await userEvent.clear(box());
    await userEvent.click(box());
    await userEvent.paste(text);
    await userEvent.click(screen.getByText("save"));
  };
  await type("x".repeat(256));
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByTestId("secret-helper").textContent).toBe("At most 255");
  await type("x".repeat(255));
  expect(save).toHaveBeenCalled();
});

it("asks for none where the client has none yet: the server gives it one", async () => {
  render(<Page />);
  await userEvent.click(screen.getByText("save"));
  expect(save).toHaveBeenCalled();
});

it("shows what was typed where the server has refused it and the form is off from then on", async () => {
  const { rerender } = render(<Page secret="kept" />);
  await userEvent.type(box(), "!");
  rerender(<Page secret="kept" isReadOnly />);
  expect([box().value, box().readOnly]).toEqual(["kept!", true]);
});
