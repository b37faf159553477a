/** CPU time of a function in milliseconds. Unlike wall-clock time, it does not grow when the machine is busy. */
export function processorTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
