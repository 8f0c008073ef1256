import { numberAt } from '#engine/numbers-in.ts';

/**
 * Bytes of a table of numbers with rows and columns exchanged, a column for each byte of a row: what is alike in neighbouring rows, as
 * signs, exponents and the zeros of rounded numbers, is side by side and packs. With the number of columns for that of rows, the inverse.
 *
 * @throws RangeError where the bytes are not that many whole rows.
 */
export function transposedBytes(bytes: Uint8Array, rows: number): Uint8Array<ArrayBuffer> {
  const columns = rows === 0 ? 0 : bytes.length / rows;
  if (!Number.isInteger(columns) || columns * rows !== bytes.length)
    throw new RangeError(`${bytes.length} bytes are not ${rows} rows`);
  const turned = new Uint8Array(bytes.length);
  for (let column = 0, at = 0; column < columns; column++)
    for (let row = 0, from = column; row < rows; row++, from += columns) turned[at++] = numberAt(bytes, from);
  return turned;
}
