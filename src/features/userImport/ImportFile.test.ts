import { masked } from "~/features/userImport/ImportFile";

test("masks cells that are passwords, and no other part of the text", () => {
  const text = 'name;password;note\r\nann;a.b;"a.b c"\nann2;"x\ty";axb';
  expect(masked(text, ["a.b", "x\ty"])).toBe('name;password;note\r\nann;••••••;"a.b c"\nann2;"••••••";axb');
  expect(masked('[{"username":"ann","password":"a.b"}]', ["a.b"])).toBe('[{"username":"ann","password":"••••••"}]');
  expect(masked(text, [])).toBe(text);
  // as they are written there
  expect(masked('ann;"a""b"\nbob;c', ['a"b'])).toBe('ann;"••••••"\nbob;c');
  expect(masked('{"password":"a\\"b\\\\c"}', ['a"b\\c'])).toBe('{"password":"••••••"}');
});
