import { failureText, fieldText } from "~/data/api/failureText";
import { setTexts } from "~/i18n/i18n";

beforeEach(() => setTexts("en", { "error-invalid-length": "'{{0}}' is not between {{1}} and {{2}}.", email: "Email" }));

it("fills the server's values into its text, keys among them translated", () => {
  const field = { field: "email", errorMessage: "error-invalid-length", params: ["${email}", "2", "4"] };
  expect(fieldText(field)).toBe("'Email' is not between 2 and 4.");
  expect(fieldText({ ...field, params: undefined })).toBe("'' is not between  and .");
});

it("names all fields once, else the message", () => {
  const field = { field: "a", errorMessage: "Wrong." };
  expect(failureText({ message: "raw", fields: [field, { ...field, field: "b" }] })).toBe("Wrong.");
  expect(failureText({ message: "raw", fields: [] })).toBe("raw");
});
