/** CPU seconds of a task in this process, the best of several repeats: what it costs when nothing else runs. */
export function cpuSeconds(repeats: number, task: () => void): number {
  return cpuSecondsOfEach(repeats, [task])[0];
}

/** As `cpuSeconds` for tasks that are compared: they take turns, so that what slows one slows the others. */
export function cpuSecondsOfEach(repeats: number, tasks: readonly (() => void)[]): number[] {
  const best = tasks.map(() => Number.POSITIVE_INFINITY);
  for (let repeat = 0; repeat < repeats; repeat++) {
    tasks.forEach((task, which) => {
      const before = process.cpuUsage();
      task();
      const { user, system } = process.cpuUsage(before);
      best[which] = Math.min(best[which], (user + system) / 1e6);
    });
  }
  return best;
}
