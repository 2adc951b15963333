/** What is in the realm `demo`, against what should be. */
export function checkDemo(options: { url: string }): Promise<{ name: string; ok: boolean; detail: string }[]>;
