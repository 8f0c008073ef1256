import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';

/** The planets and the Moon, in the order of their numbers in a {@link PlanetGrid}. */
export const GRID_BODIES: readonly Body[] = [
  BODY.Mercury,
  BODY.Venus,
  BODY.Earth,
  BODY.Moon,
  BODY.Mars,
  BODY.Jupiter,
  BODY.Saturn,
  BODY.Uranus,
  BODY.Neptune,
];

/** Numbers of all bodies at an instant: x y z vx vy vz each. */
export const GRID_SIZE = 6 * GRID_BODIES.length;

/** Days between nodes, and nodes that are cached together. */
const NODE_DAYS = 4;
const BLOCK_NODES = 64;

/** Days by which the ephemeris must reach beyond those that a grid is read at. */
export const GRID_MARGIN_DAYS = NODE_DAYS;

/**
 * Places of the planets for searches that need many instants and no great accuracy; heliocentric ICRF, au and au/d, Julian
 * dates TDB.
 */
export type PlanetGrid = {
  readonly gm: Float64Array;
  /** Writes {@link GRID_SIZE} numbers. Accuracy: 1e-5 au. @throws {RangeError} where the ephemeris has no node beside the day. */
  readonly at: (day: number, out: Float64Array) => void;
};

/** A grid whose nodes are filled when they are first needed. */
export function planetGrid(ephemeris: Ephemeris): PlanetGrid {
  const blocks = new Map<number, Float64Array>();
  return {
    gm: ephemeris.gm,
    at(day, out) {
      const node = Math.floor(day / NODE_DAYS);
      const t = day / NODE_DAYS - node;
      const [left, right] = [nodeAt(node), nodeAt(node + 1)];
      for (let k = 0; k < GRID_SIZE; k += 6) hermite(left, right, k, t, out);
    },
  };

  function nodeAt(node: number): Float64Array {
    const number = Math.floor(node / BLOCK_NODES);
    let block = blocks.get(number);
    if (block === undefined) blocks.set(number, (block = new Float64Array(BLOCK_NODES * GRID_SIZE)));
    const at = (node - number * BLOCK_NODES) * GRID_SIZE;
    const numbers = block.subarray(at, at + GRID_SIZE);
    if (numbers[0] === 0) fill(numbers, node * NODE_DAYS);
    return numbers;
  }

  function fill(numbers: Float64Array, day: number): void {
    ephemeris.state(BODY.Sun, day, 0, sun);
    GRID_BODIES.forEach((body, index) => {
      ephemeris.state(body, day, 0, state);
      numbers.set(
        state.map((value, k) => value - sun[k]),
        6 * index,
      );
    });
  }
}

const sun = new Float64Array(6);
const state = new Float64Array(6);

/** Cubic Hermite interpolation of a body's place, and its rate. */
function hermite(left: Float64Array, right: Float64Array, at: number, t: number, out: Float64Array): void {
  const s = 1 - t;
  for (let k = at; k < at + 3; k++) {
    const [a, b] = [left[k], right[k]];
    const [va, vb] = [left[k + 3], right[k + 3]];
    out[k] = s * s * ((1 + 2 * t) * a + t * NODE_DAYS * va) + t * t * ((1 + 2 * s) * b - s * NODE_DAYS * vb);
    out[k + 3] = (6 * s * t * (b - a)) / NODE_DAYS + s * (1 - 3 * t) * va + t * (1 - 3 * s) * vb;
  }
}
