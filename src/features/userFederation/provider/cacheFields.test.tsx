import { act, render, screen } from "@testing-library/react";
import { type FieldValues, FormProvider, get, useForm, type UseFormReturn } from "react-hook-form";
import { cacheFields } from "~/features/userFederation/provider/cacheFields";
import { StoredContext } from "~/kit/form/fieldProps";
import { Inputs } from "~/kit/form/Inputs";

const fields = cacheFields((setting) => `config.${setting}`);
let form: UseFormReturn;
const hold = (next: UseFormReturn) => (form = next);

/** The fields in a form with settings: those that are stored, or of a new provider. */
function Form({ config, isNew = false }: { config: object; isNew?: boolean }) {
  const form = useForm<FieldValues>({ defaultValues: { config } });
  hold(form);
  const isStored = (name: string, value: unknown) => !isNew && get({ config }, name) === value;
  return (
    <FormProvider {...form}>
      <StoredContext value={isStored}>
        <Inputs fields={fields} />
      </StoredContext>
    </FormProvider>
  );
}

const choose = (policy: string) => act(async () => form.setValue("config.cachePolicy", policy));
const config = (): unknown => form.getValues("config");

it("leaves absent what a stored provider does not say of its policy", () => {
  render(<Form config={{ cachePolicy: "EVICT_WEEKLY", evictionHour: "7" }} />);
  expect(screen.getByText("07")).toBeDefined();
  expect(config()).toEqual({ cachePolicy: "EVICT_WEEKLY", evictionHour: "7" });
});

it("begins with what a policy needs when it is chosen", async () => {
  render(<Form config={{ cachePolicy: "EVICT_DAILY", evictionHour: "7" }} />);
  await choose("MAX_LIFESPAN");
  expect(config()).toMatchObject({ maxLifespan: "0", evictionHour: "7" });
  await choose("EVICT_WEEKLY");
  // also the minute, which was there, absent, with the policy before
  expect(config()).toMatchObject({ evictionDay: "1", evictionHour: "7", evictionMinute: "0" });
  expect(screen.getByText("Sunday")).toBeDefined();
});

it("begins with it for another policy that needs the same, and for a new provider", async () => {
  const { unmount } = render(<Form config={{ cachePolicy: "EVICT_DAILY" }} />);
  await choose("EVICT_WEEKLY");
  expect(config()).toEqual({ cachePolicy: "EVICT_WEEKLY", evictionDay: "1", evictionHour: "0", evictionMinute: "0" });
  unmount();
  render(<Form isNew config={{ cachePolicy: "MAX_LIFESPAN" }} />);
  expect(config()).toEqual({ cachePolicy: "MAX_LIFESPAN", maxLifespan: "0" });
});

it("takes a time of more milliseconds than the server's other numbers have room for", async () => {
  render(<Form config={{ cachePolicy: "MAX_LIFESPAN", maxLifespan: "0" }} />);
  await act(async () => form.setValue("config.maxLifespan", "2592000000"));
  expect(await act(async () => form.trigger())).toBe(true);
});
