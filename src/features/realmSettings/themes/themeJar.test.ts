import { unzip } from "~/data/files/zip";
import { valuesOf } from "~/features/realmSettings/themes/palette";
import { faviconField } from "~/features/realmSettings/themes/themeFields";
import { themeJar } from "~/features/realmSettings/themes/themeJar";

/** A file whose bytes can be read: that of jsdom cannot. */
const fileOf = (name: string) => Object.assign(new File(["i"], name), { arrayBuffer: async () => new ArrayBuffer(1) });

test("the icon has the name that sign-in pages know, and the other pages are told it", async () => {
  const jar = Buffer.concat(await themeJar("own", { ...valuesOf({}), favicon: fileOf("our.png") }));
  const files = await unzip(new Uint8Array(jar).buffer, () => true);
  const text = (path: string) => Buffer.from(files?.get(`theme/own/${path}`) ?? []).toString();
  expect(files?.has("theme/own/common/resources/img/favicon.ico")).toBe(true);
  for (const type of ["admin", "account"])
    expect(text(`${type}/theme.properties`)).toContain("\nfavIcon=/img/favicon.ico\nfavIconType=image/x-icon\n");
});

test.each([
  ["a.ico", undefined],
  ["a.PNG", undefined],
  ["a.svg", "gatehouse.noFavicon"],
  ["a.webp", "gatehouse.noFavicon"],
])("the icon %s: %s", (name, error) => {
  expect(faviconField.kind === "file" && faviconField.validate?.(fileOf(name), {})).toBe(error);
});
