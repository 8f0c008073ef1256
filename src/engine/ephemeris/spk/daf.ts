/** One array of a DAF/SPK file: what it describes and where its numbers lie. */
export type SpkSummary = {
  /** Span, TDB seconds from J2000. */
  readonly firstSecond: number;
  readonly lastSecond: number;
  /** NAIF codes. */
  readonly target: number;
  readonly centre: number;
  readonly frame: number;
  readonly type: number;
  /** Places of the first and last double, counted from 1. */
  readonly firstAddress: number;
  readonly lastAddress: number;
};

/** An opened file: its arrays and access to its doubles, counted from 1. */
export type Daf = {
  readonly summaries: readonly SpkSummary[];
  doubles(firstAddress: number, lastAddress: number): Float64Array;
};

const RECORD_BYTES = 1024;
const SPK_DOUBLES = 2;
const SPK_INTEGERS = 6;
const SUMMARY_BYTES = 8 * (SPK_DOUBLES + SPK_INTEGERS / 2);

/**
 * Opens a binary SPK kernel.
 *
 * @throws {RangeError} when the bytes are not an SPK kernel, are damaged, or use a retired number format.
 *
 * Source: NAIF, "Double Precision Array Files (DAF) Required Reading".
 */
export function openDaf(bytes: Uint8Array): Daf {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < RECORD_BYTES || text(bytes, 0, 8).trimEnd() !== 'DAF/SPK') {
    throw new RangeError('the file is not an SPK kernel: it does not begin with DAF/SPK');
  }
  const littleEndian = isLittleEndian(text(bytes, 88, 8));
  if (view.getInt32(8, littleEndian) !== SPK_DOUBLES || view.getInt32(12, littleEndian) !== SPK_INTEGERS) {
    throw new RangeError('the SPK kernel is damaged: its summaries have another size');
  }
  return {
    summaries: readSummaries(view, view.getInt32(76, littleEndian), littleEndian),
    doubles(firstAddress, lastAddress) {
      if (!(firstAddress >= 1 && lastAddress >= firstAddress && 8 * lastAddress <= bytes.length)) {
        throw new RangeError(
          `the SPK kernel is cut short: doubles ${firstAddress} to ${lastAddress} are not in it`,
        );
      }
      return Float64Array.from({ length: lastAddress - firstAddress + 1 }, (_, i) =>
        view.getFloat64(8 * (firstAddress - 1 + i), littleEndian),
      );
    },
  };
}

function isLittleEndian(format: string): boolean {
  if (format === 'LTL-IEEE') return true;
  if (format === 'BIG-IEEE') return false;
  throw new RangeError(`the SPK kernel has the number format ${JSON.stringify(format)}; only IEEE is read`);
}

function readSummaries(view: DataView, firstRecord: number, littleEndian: boolean): SpkSummary[] {
  const summaries: SpkSummary[] = [];
  const seen = new Set<number>();
  for (let record = firstRecord; record !== 0;) {
    const start = RECORD_BYTES * (record - 1);
    if (!(record > 0) || seen.has(record) || start + RECORD_BYTES > view.byteLength) {
      throw new RangeError(`the SPK kernel is damaged: summary record ${record}`);
    }
    seen.add(record);
    const count = view.getFloat64(start + 16, littleEndian);
    if (!(count >= 0 && 24 + count * SUMMARY_BYTES <= RECORD_BYTES)) {
      throw new RangeError(`the SPK kernel is damaged: ${count} summaries in record ${record}`);
    }
    for (let i = 0; i < count; i++)
      summaries.push(readSummary(view, start + 24 + i * SUMMARY_BYTES, littleEndian));
    record = view.getFloat64(start, littleEndian);
  }
  return summaries;
}

function readSummary(view: DataView, at: number, littleEndian: boolean): SpkSummary {
  const integer = (i: number) => view.getInt32(at + 16 + 4 * i, littleEndian);
  return {
    firstSecond: view.getFloat64(at, littleEndian),
    lastSecond: view.getFloat64(at + 8, littleEndian),
    target: integer(0),
    centre: integer(1),
    frame: integer(2),
    type: integer(3),
    firstAddress: integer(4),
    lastAddress: integer(5),
  };
}

function text(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
