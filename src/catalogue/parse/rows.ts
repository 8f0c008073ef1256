import { BadFileError, type DroppedRow, type Parsed } from '../source.ts';
import { REPLACEMENT } from './text.ts';

/** One row cannot be used; the message says which value and why. */
export class RowError extends Error {
  override readonly name = 'RowError';
}

/** How to read the rows of one kind of file. */
export type RowReader<Item, Row> = {
  /** Name of the object for the log, as far as it can be read from a row that may be damaged. */
  readonly nameOf: (item: Item) => string;
  /** @throws RowError when the row cannot be used. */
  readonly read: (item: Item) => Row;
  /** Key of a row, which may occur only once in a file. */
  readonly keyOf: (row: Row) => string;
};

/** Share of refused rows beyond which a file is taken to be of another kind or damaged as a whole. */
const MOST_DROPPED = 0.5;

/**
 * Reads every item, returns the good rows and names the others.
 *
 * @throws {BadFileError} when no row is good, or more than half are refused.
 */
export function collectRows<Item, Row extends object>(
  items: Iterable<Item>,
  reader: RowReader<Item, Row>,
): Parsed<Row> {
  const rows: Row[] = [];
  const dropped: DroppedRow[] = [];
  const seen = new Map<string, number>();
  let position = 0;
  for (const item of items) {
    position++;
    try {
      const row = reader.read(item);
      const key = reader.keyOf(row);
      if (holdsDamagedText(row)) throw new RowError('text holds bytes that are not UTF-8');
      const earlier = seen.get(key);
      if (earlier !== undefined) throw new RowError(`duplicate of row ${earlier}`);
      seen.set(key, position);
      rows.push(row);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      dropped.push({ row: position, name: reader.nameOf(item).trim(), reason: error.message });
    }
  }
  refuseUnreadable(rows.length, dropped);
  return { rows, dropped };
}

function holdsDamagedText(row: object): boolean {
  return Object.values(row).some((value) => typeof value === 'string' && value.includes(REPLACEMENT));
}

function refuseUnreadable(taken: number, dropped: readonly DroppedRow[]): void {
  const total = taken + dropped.length;
  if (taken > 0 && dropped.length <= MOST_DROPPED * total) return;
  const first = dropped[0];
  const reason = first === undefined ? 'it is empty' : `row ${first.row}: ${first.reason}`;
  throw new BadFileError(`${dropped.length} of ${total} rows cannot be read; ${reason}`);
}
