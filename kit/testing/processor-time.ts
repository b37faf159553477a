/** Milliseconds of processor time that something takes. A busy machine takes longer on the clock, and is no fault of it. */
export function processorTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
