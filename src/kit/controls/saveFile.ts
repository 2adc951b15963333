/** Milliseconds that the browser gets to start with a file. */
const KEPT = 60_000;

/**
 * Hands the administrator a file made here.
 * @param name proposed name; the browser replaces what its system does not allow
 * @param parts the content in pieces, texts are written as UTF-8
 * @param type media type
 */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
