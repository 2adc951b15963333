/** The pattern that a value has to match as a whole, as the server takes it; undefined where only Java knows it. */
export function patternOf(text: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${text})$`, "u");
  } catch {
    return undefined;
  }
}
