import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { LAYOUTS, type PerturberLayout } from './model.ts';
import { writePerturberAccelerations } from './perturber-accelerations.ts';
import { createInterpolatedBodies, type InterpolatedBodies } from './interpolated-bodies.ts';
import { gridKey } from './step-grid.ts';
import type { ForceModel } from './trajectory.ts';

/**
 * Perturbers at the nodes of integration steps.
 *
 * Steps that lie on the shared grid are cached for every object that takes the same step.
 */
export type PerturberTable = {
  readonly layout: PerturberLayout;
  /**
   * @param day Julian date TDB, a multiple of half a day, plus
   * @param offset days: the start of the step.
   * @param step its length, d, of either sign.
   * @returns one run of `layout` per node; owned by the table, good until the next call.
   */
  seek(day: number, offset: number, step: number): Float64Array;
};

/** First of the bodies that are interpolated; those before it are evaluated at every node. */
const FIRST_INTERPOLATED = BODY.Jupiter;

const CACHED_NUMBERS = 2_400_000; // 19 MB of doubles per model at most: 8 000 steps of survey, 1 900 of full

/** Places between one step that makes room for another and the next: a prime, so that it may be any of them. */
const STRIDE = 769;

/**
 * The table of an ephemeris and a model; one per pair, so that what was computed for one object serves the next.
 *
 * @param fractions nodes of a step as fractions of it, in [0, 1).
 */
export function perturberTable(
  ephemeris: Ephemeris,
  model: ForceModel,
  fractions: Float64Array,
): PerturberTable {
  const known = tables.get(ephemeris) ?? {};
  tables.set(ephemeris, known);
  known[model] ??= createTable(ephemeris, LAYOUTS[model], fractions);
  return known[model];
}

const tables = new WeakMap<Ephemeris, Partial<Record<ForceModel, PerturberTable>>>();

/**
 * A table that grows to a fixed number of steps; beyond it they make room in an order that has nothing to do with time, because
 * objects go through the same dates one after the other.
 */
function createTable(ephemeris: Ephemeris, layout: PerturberLayout, fractions: Float64Array): PerturberTable {
  const length = fractions.length * layout.size;
  const most = Math.floor(CACHED_NUMBERS / length);
  const cached = new Map<number, Float64Array>();
  const keys: number[] = [];
  const offGrid = new Float64Array(length);
  let replaced = 0;
  const interpolated = createInterpolatedBodies(
    ephemeris,
    FIRST_INTERPOLATED,
    layout.bodies,
    Math.max(layout.moving, FIRST_INTERPOLATED),
  );

  function roomFor(key: number): Float64Array {
    if (keys.length < most) {
      keys.push(key);
      return new Float64Array(length);
    }
    replaced = (replaced + STRIDE) % most;
    const other = keys[replaced];
    const room = cached.get(other) ?? new Float64Array(length);
    cached.delete(other);
    keys[replaced] = key;
    return room;
  }

  return {
    layout,
    seek(day, offset, step) {
      const key = gridKey(day, offset, step);
      const known = key === undefined ? undefined : cached.get(key);
      if (known !== undefined) return known;
      const numbers = key === undefined ? offGrid : roomFor(key);
      for (let node = 0; node < fractions.length; node++) {
        const at = node * layout.size;
        writePerturbers(ephemeris, interpolated, layout, day, offset + fractions[node] * step, numbers, at);
      }
      if (key !== undefined) cached.set(key, numbers);
      return numbers;
    },
  };
}

/** Writes one run: what a model needs of the perturbers at one instant. */
function writePerturbers(
  ephemeris: Ephemeris,
  interpolated: InterpolatedBodies,
  layout: PerturberLayout,
  day: number,
  offset: number,
  out: Float64Array,
  at: number,
): void {
  const { moving, velocity } = layout;
  for (let body = 0; body < FIRST_INTERPOLATED; body++) {
    if (body >= moving) {
      ephemeris.position(body, day, offset, out, at + 3 * body);
      continue;
    }
    ephemeris.state(body, day, offset, scratch);
    for (let axis = 0; axis < 3; axis++) {
      out[at + 3 * body + axis] = scratch[axis];
      out[at + velocity + 3 * body + axis] = scratch[axis + 3];
    }
  }
  interpolated.write(day, offset, out, at + 3 * FIRST_INTERPOLATED, at + velocity + 3 * FIRST_INTERPOLATED);
  if (!layout.accelerations) return;
  writePerturberAccelerations(ephemeris.gm, out, at, at + layout.acceleration, at + layout.potential, moving);
}

const scratch = new Float64Array(6);
