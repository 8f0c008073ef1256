import type REGL from 'regl';

/**
 * Lays rows of floats out for a layer.
 *
 * @param rows floats, row after row. @param sizes floats of each attribute, in their order: together they are a row.
 * @param corners pairs of floats, the first attribute, where every row is drawn at all of them; a row is a vertex without.
 */
export function rowsVao(
  regl: REGL.Regl,
  rows: REGL.Buffer,
  sizes: readonly number[],
  corners?: REGL.Buffer,
): REGL.VertexArrayObject {
  const columns = columnsOf(rows, sizes);
  if (corners === undefined) return regl.vao(columns);
  return regl.vao([
    { buffer: corners, size: 2, divisor: 0 },
    ...columns.map((column) => ({ ...column, divisor: 1 })),
  ]);
}

/** Attributes that lie one after the other in rows of floats. @param sizes as of {@link rowsVao}. */
export function columnsOf(rows: REGL.Buffer, sizes: readonly number[]) {
  const stride = 4 * sizes.reduce((sum, size) => sum + size, 0);
  let offset = 0;
  return sizes.map((size) => {
    const column = { buffer: rows, size, offset, stride };
    offset += 4 * size;
    return column;
  });
}
