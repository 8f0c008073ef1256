import { FIRST_ASTEROID } from './body.ts';
import { chebyshevToPowers } from './chebyshev.ts';
import type { Chunk } from './chunk.ts';
import { argumentIn, segmentAt } from './segment-grid.ts';

/** Short segments of a body in memory: length in days and coefficients per axis, good to 1e-13 au. */
const GRAIN: readonly (readonly [days: number, orders: number])[] = [
  [32, 11],
  [4, 11],
  [8, 10],
  [4, 11],
  [2, 11],
  [16, 10],
  [64, 11],
  [64, 10],
  [64, 9],
  [64, 9],
  [64, 9],
];
const ASTEROID_GRAIN: readonly [number, number] = [128, 18]; // good to 1e-9 au, as they are stored
const FIRST_ROOM = 16; // segments
const MOST_ORDERS = Math.max(ASTEROID_GRAIN[1], ...GRAIN.map(([, orders]) => orders));

/**
 * Barycentric motion of one body over one chunk as short power series, each made from the chunk when first needed,
 * so that a position costs one Horner sum.
 *
 * Layout: `powers[(slot · orders + power) · 3 + axis]` in u = -1 … 1 across the segment of a slot.
 */
export class BodyTable {
  readonly #chunk: Chunk;
  readonly #body: number;
  readonly #firstDay: number;
  readonly #length: number;
  readonly #orders: number;
  readonly #segments: number;
  readonly #slots: Uint16Array; // by segment, from 1 on; 0 until it is made
  #made = 0;
  #powers: Float64Array<ArrayBuffer>;
  #low = 0; // index of the segment found by the last #locate
  #u = 0;

  constructor(chunk: Chunk, body: number, chunkDays: number) {
    const [length, orders] = body < FIRST_ASTEROID ? GRAIN[body] : ASTEROID_GRAIN;
    this.#chunk = chunk;
    this.#body = body;
    this.#firstDay = chunk.firstDay;
    this.#length = length;
    this.#orders = orders;
    this.#segments = chunkDays / length;
    this.#slots = new Uint16Array(this.#segments);
    this.#powers = new Float64Array(3 * orders * FIRST_ROOM);
  }

  /** Writes x y z; the time must lie in the chunk. */
  position(day: number, offset: number, out: Float64Array, at: number): void {
    this.#locate(day, offset);
    const [c, u] = [this.#powers, this.#u];
    const low = this.#low;
    let p = low + 3 * (this.#orders - 1);
    let x = c[p];
    let y = c[p + 1];
    let z = c[p + 2];
    for (p -= 3; p >= low; p -= 3) {
      x = x * u + c[p];
      y = y * u + c[p + 1];
      z = z * u + c[p + 2];
    }
    out[at] = x;
    out[at + 1] = y;
    out[at + 2] = z;
  }

  /** Writes x y z vx vy vz. */
  state(day: number, offset: number, out: Float64Array, at: number): void {
    this.#locate(day, offset);
    const [c, u] = [this.#powers, this.#u];
    const low = this.#low;
    const scale = 2 / this.#length;
    let p = low + 3 * (this.#orders - 1);
    let x = c[p];
    let y = c[p + 1];
    let z = c[p + 2];
    let vx = 0;
    let vy = 0;
    let vz = 0;
    for (p -= 3; p >= low; p -= 3) {
      vx = vx * u + x;
      vy = vy * u + y;
      vz = vz * u + z;
      x = x * u + c[p];
      y = y * u + c[p + 1];
      z = z * u + c[p + 2];
    }
    out[at] = x;
    out[at + 1] = y;
    out[at + 2] = z;
    out[at + 3] = vx * scale;
    out[at + 4] = vy * scale;
    out[at + 5] = vz * scale;
  }

  /** Writes x y z vx vy vz ax ay az. */
  stateAndAcceleration(day: number, offset: number, out: Float64Array, at: number): void {
    this.#locate(day, offset);
    const [c, u] = [this.#powers, this.#u];
    const low = this.#low;
    const scale = 2 / this.#length;
    for (let axis = 0; axis < 3; axis++) {
      let value = 0;
      let slope = 0;
      let curvature = 0;
      for (let p = low + 3 * (this.#orders - 1) + axis; p >= low; p -= 3) {
        curvature = curvature * u + slope;
        slope = slope * u + value;
        value = value * u + c[p];
      }
      out[at + axis] = value;
      out[at + 3 + axis] = slope * scale;
      out[at + 6 + axis] = 2 * curvature * scale * scale;
    }
  }

  #locate(day: number, offset: number): void {
    const days = day - this.#firstDay;
    const segment = segmentAt(days, offset, this.#length, this.#segments);
    this.#u = argumentIn(segment, days, offset, this.#length);
    if (this.#slots[segment] === 0) this.#fill(segment);
    this.#low = 3 * this.#orders * (this.#slots[segment] - 1);
  }

  #fill(segment: number): void {
    const n = this.#orders;
    this.#chunk.barycentric(this.#body, segment, this.#length, n, series);
    const at = 3 * n * this.#made;
    if (at === this.#powers.length) this.#powers = doubled(this.#powers);
    writePowers(series, n, this.#powers, at);
    this.#slots[segment] = ++this.#made;
  }
}

/** A copy of an array with as much room again behind it. */
function doubled(array: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * array.length);
  larger.set(array);
  return larger;
}

/** Chebyshev coefficients of the segment that is being made, x then y then z. */
const series = new Float64Array(3 * MOST_ORDERS);

const POWERS_BY_ORDER = Array.from({ length: MOST_ORDERS + 1 }, (_, n) => chebyshevToPowers(n));

/** Writes a Chebyshev series of n orders as powers to `out`, from `at`. T_j has only the powers j, j - 2, j - 4, … */
function writePowers(chebyshev: Float64Array, n: number, out: Float64Array, at: number): void {
  const matrix = POWERS_BY_ORDER[n];
  for (let i = 0, o = at; i < n; i++, o += 3) {
    let x = 0;
    let y = 0;
    let z = 0;
    for (let j = i; j < n; j += 2) {
      const m = matrix[n * i + j];
      x += m * chebyshev[j];
      y += m * chebyshev[j + n];
      z += m * chebyshev[j + 2 * n];
    }
    out[o] = x;
    out[o + 1] = y;
    out[o + 2] = z;
  }
}
