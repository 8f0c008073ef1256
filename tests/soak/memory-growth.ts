/**
 * How much memory grows once it has settled: its mean over the last third of the looks over that of the middle third.
 *
 * @param memoryMb memory in use, MB, looked at in equal steps from the start on; at least six looks.
 */
export function memoryGrowth(memoryMb: readonly number[]): number {
  const third = Math.floor(memoryMb.length / 3);
  return mean(memoryMb.slice(-third)) / mean(memoryMb.slice(-2 * third, -third));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
