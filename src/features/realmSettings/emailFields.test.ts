import { emailSections } from "~/features/realmSettings/emailFields";
import type { Translate } from "~/i18n/i18n";

const t = Object.assign((key: unknown) => String(key), { ifThere: (key: string) => key });
const fields = emailSections(t as unknown as Translate).flatMap((section) => section.fields);

it("every text of the mail server says at its field that it is too long for the server's database", () => {
  const texts = fields.filter(({ kind }) => kind === "text" || kind === "password");
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((field) => !("maxLength" in field) || field.maxLength !== 255)).toEqual([]);
});

it("empty times say how many milliseconds the server waits", () => {
  const times = fields.filter(({ name }) => /timeout/i.test(name));
  const wait = { text: "10000" };
  expect(times.map((field) => "placeholder" in field && field.placeholder)).toEqual([wait, wait, wait]);
});
