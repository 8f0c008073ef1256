import { AU_KM, MJD_ORIGIN } from '#engine/constants.ts';
import { BODY, LARGE_BODY_COUNT } from '#engine/ephemeris/body.ts';
import { chebyshevSum } from '#engine/ephemeris/chebyshev.ts';
import { itemAt, numberAt } from '#engine/numbers-in.ts';
import type { RecordedStates } from './de440.ts';

const FIRST_MJD = 36_912; // of record 0, TDB
const RECORD_DAYS = 32;
const RECORDS = 1143;
const FIRST_BYTE = 28;
const RECORD_BYTES = 8160;
const RECORD_NUMBERS = 1018;
const EARTH_MOON_RATIO = 81.30056; // of DE405

/** JPL GROUP-1050 pointers: first coefficient (from 3), coefficients per axis, sub-intervals of a record. */
const POINTERS: readonly (readonly [body: number, first: number, orders: number, parts: number])[] = [
  [BODY.Sun, 753, 11, 2],
  [BODY.Mercury, 3, 14, 4],
  [BODY.Venus, 171, 10, 2],
  [BODY.Earth, 231, 13, 2],
  [BODY.Moon, 441, 13, 8],
  [BODY.Mars, 309, 11, 1],
  [BODY.Jupiter, 342, 8, 1],
  [BODY.Saturn, 366, 7, 1],
  [BODY.Uranus, 387, 6, 1],
  [BODY.Neptune, 405, 6, 1],
  [BODY.Pluto, 423, 6, 1],
];

/**
 * Barycentric positions of DE405 from the table of Debian's `casacore-data-jpl-de405`, au.
 *
 * @param bytes  the file `table.f0i`.
 * @param every  days between instants, over 1959-12-10 to 2060-01-30.
 * @throws {RangeError} when the file has another length.
 */
export function readDe405(bytes: Uint8Array, every: number): RecordedStates[] {
  if (bytes.length < FIRST_BYTE + RECORD_BYTES * (RECORDS - 1) + 8 * RECORD_NUMBERS) {
    throw new RangeError(`DE405 table has ${bytes.length} bytes, fewer than its ${RECORDS} records need`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const instants: RecordedStates[] = [];
  for (let days = 0.5; days < RECORD_DAYS * RECORDS; days += every) {
    const record = readRecord(view, Math.floor(days / RECORD_DAYS));
    instants.push({ day: MJD_ORIGIN + FIRST_MJD + days, states: positionsIn(record, days % RECORD_DAYS) });
  }
  return instants;
}

function readRecord(view: DataView, index: number): Float64Array {
  const start = FIRST_BYTE + RECORD_BYTES * index;
  return Float64Array.from({ length: RECORD_NUMBERS }, (_, i) => view.getFloat64(start + 8 * i, true));
}

function positionsIn(record: Float64Array, days: number): number[][] {
  const states: number[][] = Array.from({ length: LARGE_BODY_COUNT }, () => []);
  for (const [body, first, orders, parts] of POINTERS) {
    const length = RECORD_DAYS / parts;
    const part = Math.floor(days / length);
    const u = (2 * (days - part * length)) / length - 1;
    const at = first - 3 + 3 * orders * part;
    states[body] = [0, 1, 2].map((axis) => chebyshevSum(record, at + axis * orders, orders, u) / AU_KM);
  }
  const moon = itemAt(states, BODY.Moon);
  const earth = itemAt(states, BODY.Earth).map(
    (value, k) => value - numberAt(moon, k) / (1 + EARTH_MOON_RATIO),
  );
  states[BODY.Earth] = earth;
  states[BODY.Moon] = moon.map((value, k) => numberAt(earth, k) + value);
  return states;
}
