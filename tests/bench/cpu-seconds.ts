/** CPU seconds of a task in this process, the best of several repeats: what it costs when nobody else is in the way. */
export function cpuSeconds(repeats: number, task: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < repeats; repeat++) {
    const before = process.cpuUsage();
    task();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1e6);
  }
  return best;
}
