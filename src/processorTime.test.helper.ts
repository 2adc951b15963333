/**
 * Milliseconds that the processor works for something. The clock on the wall would also count what a machine does besides.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1000;
}
