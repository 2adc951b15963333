import { act, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { setTexts } from "~/i18n/i18n";
import { StoredContext } from "~/kit/form/fieldProps";
import { Inputs } from "~/kit/form/Inputs";
import { PlainForm } from "~/kit/form/PlainForm";

setTexts("en", { required: "Required field", file: "File" });

const sent = jest.fn();
const outer = jest.fn();

function Question() {
  const form = useForm({ defaultValues: { file: "" } });
  return (
    <PlainForm form={form} onSubmit={() => form.handleSubmit(sent)()}>
      <Inputs fields={[{ kind: "text", name: "file", label: { text: "File" }, required: true }]} />
      <button type="submit">send</button>
    </PlainForm>
  );
}

it("asks for what is required inside of the form of a stored object, and submits nothing else", async () => {
  render(
    <StoredContext value={() => true}>
      <div onSubmit={outer}>
        <Question />
      </div>
    </StoredContext>,
  );
  await act(async () => fireEvent.click(screen.getByText("send")));
  expect(screen.getByTestId("file-helper").textContent).toBe("Required field");
  expect(sent).not.toHaveBeenCalled();
  await act(async () => fireEvent.change(screen.getByTestId("file"), { target: { value: "key" } }));
  await act(async () => fireEvent.click(screen.getByText("send")));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});
