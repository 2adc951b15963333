/** The value of a text, or what breaks it as JSON, and where: in the words of the browser, whose error tells it in no other way. */
export function parseJson(text: string): { value?: unknown; error?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : "" };
  }
}
