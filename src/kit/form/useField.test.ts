import { EMAIL } from "~/kit/form/useField";

it.each([
  ["ann@company.example", true],
  ["ann.b+c@localhost", true],
  ["ünï@bücher.example", true],
  ['"ann b"@company.example', false],
  ['"ann..b"@company.example', true],
  ["ann@[192.0.2.1]", true],
  ["ann@[IPv6:2001:db8::1]", true],
  ["ann", false],
  ["ann@", false],
  ["@company.example", false],
  ["ann@company,example", false],
  ["ann@company..example", false],
  ["ann..b@company.example", false],
  [".ann@company.example", false],
  ["ann@-company.example", false],
  ["ann@company.example, bob@company.example", false],
  ["Ann <ann@company.example>", false],
])("%s is an e-mail address: %s", (text, is) => expect(EMAIL.value.test(text)).toBe(is));
