/** The value of a table at a place between its rows, linear; beyond the last row, along the last piece. */
export function interpolated(values: readonly number[], place: number): number {
  const index = Math.min(Math.floor(place), values.length - 2);
  return values[index] + (place - index) * (values[index + 1] - values[index]);
}
