/** Sizes and signatures of the parts of a zip file, as its format counts them. */
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_SIZE, CENTRAL_SIZE, END_SIZE] = [30, 46, 22];
/** Names are in UTF-8. */
const UTF8 = 1 << 11;
const DEFLATED = 8;
/** 1 January 1980, the first day that the format knows: the same content makes the same file. */
const DATE = 0x21;

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = ~0;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

/** A part of the file from 16 and 32 bit numbers (`[value, bytes]`), lowest byte first. */
function part(...numbers: [value: number, bytes: 2 | 4][]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    numbers.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff)),
  );
}

/**
 * Packs files into a zip (a jar), not compressed.
 * @param files content by path; a text is written as UTF-8
 * @returns the pieces of the file
 */
export function zip(files: Record<string, string | Uint8Array<ArrayBuffer>>): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const sizeOf = (parts: Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);
  for (const [path, content] of Object.entries(files)) {
    const name = encoder.encode(path);
    const bytes = typeof content === "string" ? encoder.encode(content) : content;
    const sizes: [number, 4][] = [
      [checksum(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
    ];
    const offset = sizeOf(pieces);
    // version 2.0, flags, stored, time and date
    const head: [number, 2][] = [
      [20, 2],
      [UTF8, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
    ];
    pieces.push(part([LOCAL, 4], ...head, ...sizes, [name.length, 2], [0, 2]), name, bytes);
    directory.push(
      part([CENTRAL, 4], [20, 2], ...head, ...sizes, [name.length, 2], [0, 4], [0, 4], [0, 4], [offset, 4]),
      name,
    );
  }
  const count = Object.keys(files).length;
  const end = part([END, 4], [0, 4], [count, 2], [count, 2], [sizeOf(directory), 4], [sizeOf(pieces), 4], [0, 2]);
  return [...pieces, ...directory, end];
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Reads a zip file (a jar).
 * @param wanted whether the content of a path is read
 * @returns content by path; undefined where the file is no zip
 */
export async function unzip(
  buffer: ArrayBuffer,
  wanted: (path: string) => boolean,
): Promise<Map<string, Uint8Array<ArrayBuffer>> | undefined> {
  const view = new DataView(buffer);
  const has = (at: number, size: number, signature: number) =>
    at >= 0 && at + size <= view.byteLength && view.getUint32(at, true) === signature;
  let end = view.byteLength - END_SIZE;
  // a comment may follow
  while (end >= 0 && !has(end, END_SIZE, END)) end--;
  if (end < 0) return undefined;
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (!has(at, CENTRAL_SIZE, CENTRAL)) return undefined;
    const [nameSize, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const path = new TextDecoder().decode(new Uint8Array(buffer, at + CENTRAL_SIZE, nameSize));
    const offset = view.getUint32(at + 42, true);
    if (wanted(path)) {
      if (!has(offset, LOCAL_SIZE, LOCAL)) return undefined;
      const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
      const bytes = new Uint8Array(buffer.slice(start, start + view.getUint32(at + 20, true)));
      files.set(path, view.getUint16(at + 10, true) === DEFLATED ? await inflated(bytes) : bytes);
    }
    at += CENTRAL_SIZE + (nameSize ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
