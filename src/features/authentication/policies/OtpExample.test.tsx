import { act, fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { encode } from "uqr";
import { OtpExample } from "~/features/authentication/policies/OtpExample";
import { setTexts } from "~/i18n/i18n";

jest.mock("~/data/query/useRealm", () => ({ useRealm: () => "acme" }));
jest.mock("~/data/query/realm", () => ({ useRealmRepresentation: () => ({ displayName: "Örg" }) }));
setTexts("en", { "gatehouse.otpExampleCode": "QR code", "gatehouse.otpExampleNone": "No QR code" });

const values = {
  otpPolicyType: "totp",
  otpPolicyAlgorithm: "HmacSHA256",
  otpPolicyDigits: 6,
  otpPolicyPeriod: 30,
};

function Page() {
  const form = useForm({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <input data-testid="period" {...form.register("otpPolicyPeriod")} />
      <OtpExample />
    </FormProvider>
  );
}

const address = () => screen.getByTestId("otp-example-address").textContent ?? "";

const type = (value: string) => act(async () => fireEvent.change(screen.getByTestId("period"), { target: { value } }));

/** The modules that the picture has, by its path and its size. */
function shown() {
  const code = screen.getByRole("img", { name: "QR code" });
  const size = Number(code.getAttribute("viewBox")?.split(" ")[3]);
  const dark = new Set(
    code
      .querySelector("path")
      ?.getAttribute("d")
      ?.match(/M\d+ \d+/g),
  );
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => dark.has(`M${x} ${y}`)));
}

it("shows the address of the values as a QR code with a quiet zone on white, and follows them", async () => {
  render(<Page />);
  expect(address()).toContain("otpauth://totp/%C3%96rg:example?");
  expect(address()).toMatch(/algorithm=SHA256&digits=6&period=30$/);
  expect(shown()).toEqual(encode(address(), { border: 4 }).data);
  expect(shown().slice(0, 4).flat()).not.toContain(true);
  expect(document.querySelector("svg rect")?.getAttribute("fill")).toBe("#fff");
  const before = shown();
  await type("60");
  expect(address()).toMatch(/period=60$/);
  expect(shown()).not.toEqual(before);
  await type("");
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("No QR code")).toBeDefined();
});
