/** Makes the realm `demo`; returns at once when it is complete. */
export function loadDemo(options: { url: string; onProgress?: (step: string) => void }): Promise<void>;
