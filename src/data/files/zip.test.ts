import { unzip, zip } from "~/data/files/zip";

const bytesOf = (files: Parameters<typeof zip>[0]) => {
  const bytes = Buffer.concat(zip(files));
  return new Uint8Array(bytes).buffer;
};

const texts = async (buffer: ArrayBuffer) =>
  [...((await unzip(buffer, () => true)) ?? [])].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]);

describe("zip files", () => {
  it("reads what it wrote, and only what is wanted", async () => {
    const buffer = bytesOf({ "a/é.txt": "ä🍺", empty: "", bytes: Uint8Array.from([0, 255]) });
    expect(await texts(buffer)).toEqual([
      ["a/é.txt", "ä🍺"],
      ["empty", ""],
      ["bytes", Buffer.from([0, 255]).toString()],
    ]);
    expect([...((await unzip(buffer, (path) => path === "empty")) ?? []).keys()]).toEqual(["empty"]);
  });

  it("is read by others: the checksum of the format", () => {
    const view = new DataView(bytesOf({ a: "123456789" }));
    expect(view.getUint32(14, true)).toBe(0xcbf43926);
  });

  it.each([
    ["nothing", new ArrayBuffer(0)],
    ["a text", new TextEncoder().encode("no zip at all, but long enough").buffer],
    ["a part of one", bytesOf({ a: "1" }).slice(10)],
  ])("takes %s for none", async (_, buffer) => expect(await unzip(buffer, () => true)).toBeUndefined());
});
