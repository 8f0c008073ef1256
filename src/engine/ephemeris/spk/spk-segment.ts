import { AU_KM, J2000, SECONDS_PER_DAY } from '../../constants.ts';
import { segmentAt } from '../segment-grid.ts';
import type { Daf, SpkSummary } from './daf.ts';

const ICRF_FRAME = 1; // NAIF's J2000
const POSITION_ONLY = 2;
const WITH_VELOCITY = 3;

/** Chebyshev motion of one target about one centre, of equal records. */
export class SpkSegment {
  readonly target: number;
  readonly centre: number;
  /** Span, Julian dates TDB. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly #numbers: Float64Array; // records of midpoint, radius, coefficients; seconds and km
  readonly #recordDays: number;
  readonly #recordSize: number;
  readonly #records: number;
  readonly #orders: number;
  readonly #startDay: number;
  readonly #withVelocity: boolean;

  /**
   * @throws {RangeError} when the segment is of a type other than 2 and 3, or in another frame than ICRF.
   *
   * Source: NAIF, "SPK Required Reading", types 2 and 3.
   */
  constructor(daf: Daf, summary: SpkSummary) {
    const { target, centre, type, frame } = summary;
    if (frame !== ICRF_FRAME)
      throw new RangeError(`SPK segment of body ${target} is in frame ${frame}, not ICRF`);
    if (type !== POSITION_ONLY && type !== WITH_VELOCITY) {
      throw new RangeError(`SPK segment of body ${target} has type ${type}; types 2 and 3 are read`);
    }
    const numbers = daf.doubles(summary.firstAddress, summary.lastAddress);
    const [start, length, size, records] = numbers.subarray(numbers.length - 4);
    if (!(length > 0 && records > 0 && size * records + 4 <= numbers.length)) {
      throw new RangeError(`SPK segment of body ${target} is damaged: ${records} records of ${size} numbers`);
    }
    this.target = target;
    this.centre = centre;
    this.firstDay = J2000 + summary.firstSecond / SECONDS_PER_DAY;
    this.lastDay = J2000 + summary.lastSecond / SECONDS_PER_DAY;
    this.#numbers = numbers;
    this.#recordDays = length / SECONDS_PER_DAY;
    this.#recordSize = size;
    this.#records = records;
    this.#withVelocity = type === WITH_VELOCITY;
    this.#orders = (size - 2) / (this.#withVelocity ? 6 : 3);
    this.#startDay = J2000 + start / SECONDS_PER_DAY;
  }

  covers(day: number, offset: number): boolean {
    return day - this.firstDay + offset >= 0 && day - this.lastDay + offset <= 0;
  }

  /** Adds x y z vx vy vz ax ay az about the centre, au and days, to `out[0…8]`. */
  addTo(out: Float64Array, day: number, offset: number): void {
    const numbers = this.#numbers;
    const record = segmentAt(day - this.#startDay, offset, this.#recordDays, this.#records);
    const at = this.#recordSize * record;
    const radius = numbers[at + 1] / SECONDS_PER_DAY;
    const u = (day - J2000 - numbers[at] / SECONDS_PER_DAY + offset) / radius;
    const n = this.#orders;
    for (let axis = 0; axis < 3; axis++) {
      const [value, slope, curvature] = chebyshevDerivatives(numbers, at + 2 + axis * n, n, u);
      out[axis] += value / AU_KM;
      if (!this.#withVelocity) {
        out[3 + axis] += slope / radius / AU_KM;
        out[6 + axis] += curvature / (radius * radius) / AU_KM;
        continue;
      }
      const [velocity, change] = chebyshevDerivatives(numbers, at + 2 + (3 + axis) * n, n, u);
      out[3 + axis] += (velocity * SECONDS_PER_DAY) / AU_KM;
      out[6 + axis] += ((change / radius) * SECONDS_PER_DAY) / AU_KM;
    }
  }
}

/** Sum of c_j T_j(u) and its first and second derivatives by u. */
function chebyshevDerivatives(c: Float64Array, at: number, n: number, u: number): [number, number, number] {
  let [b1, b2, d1, d2, e1, e2] = [0, 0, 0, 0, 0, 0];
  for (let j = n - 1; j > 0; j--) {
    const e0 = 4 * d1 + 2 * u * e1 - e2;
    const d0 = 2 * b1 + 2 * u * d1 - d2;
    const b0 = 2 * u * b1 - b2 + c[at + j];
    [e1, e2, d1, d2, b1, b2] = [e0, e1, d0, d1, b0, b1];
  }
  return [u * b1 - b2 + c[at], b1 + u * d1 - d2, 2 * d1 + u * e1 - e2];
}
