/** Size of a drawing, CSS px, that is scaled as a whole where it is given another width, as on paper. */
export function sized(width: number, height: number) {
  return { width, height, viewBox: `0 0 ${Math.max(1, width)} ${height}` };
}
