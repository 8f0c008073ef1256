/** Rows that have numbers, ascending, and their numbers, as many for each. */
export type SparseSection = { readonly rows: Uint32Array; readonly values: Float64Array };

/** Numbers of a row, found by halving; nothing where it has none. @param width numbers of a row. */
export function rowOf(section: SparseSection, width: number, row: number): Float64Array | undefined {
  const at = firstAt(section, row);
  return section.rows[at] === row ? section.values.subarray(at * width, (at + 1) * width) : undefined;
}

/** Place of the first entry that is of a row or of a later one. */
export function firstAt({ rows }: SparseSection, row: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = rows[middle];
    if (found !== undefined && found < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
