import { emailSections } from "~/features/realmSettings/emailFields";
import type { Translate } from "~/i18n/i18n";

it("every text of the mail server says at its field that it is too long for the server's database", () => {
  const t = Object.assign((key: unknown) => String(key), { ifThere: (key: string) => key });
  const fields = emailSections(t as unknown as Translate).flatMap((section) => section.fields);
  const texts = fields.filter(({ kind }) => kind === "text" || kind === "password");
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((field) => !("maxLength" in field) || field.maxLength !== 255)).toEqual([]);
});
