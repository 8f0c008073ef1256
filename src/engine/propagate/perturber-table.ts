import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { LAYOUTS, type PerturberLayout } from './model.ts';
import { gridKey } from './step-grid.ts';
import type { ForceModel } from './trajectory.ts';

/**
 * Perturbers at the nodes of integration steps, one run of {@link PerturberLayout} per node.
 *
 * Steps that lie on the shared grid are kept and handed to every object that takes the same step.
 */
export type PerturberTable = {
  readonly layout: PerturberLayout;
  /**
   * @param day Julian date TDB, a multiple of half a day, plus
   * @param offset days: the start of the step.
   * @param step its length, d, of either sign.
   * @returns nodes × layout.size numbers, good until the next call.
   */
  nodes(day: number, offset: number, step: number): Float64Array;
};

const KEPT_NUMBERS = 4_000_000; // 32 MB of doubles per model, about 14 000 steps of survey, 3 000 of full

/**
 * The table of an ephemeris and a model; one per pair, so that what one object asked for serves the next.
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

function createTable(ephemeris: Ephemeris, layout: PerturberLayout, fractions: Float64Array): PerturberTable {
  const length = fractions.length * layout.size;
  const capacity = Math.floor(KEPT_NUMBERS / length);
  const kept = new Map<number, Float64Array>();
  const passing = new Float64Array(length);
  const fill = (day: number, offset: number, step: number, nodes: Float64Array) => {
    fractions.forEach((fraction, node) => {
      writePerturbers(ephemeris, layout, day, offset + fraction * step, nodes, node * layout.size);
    });
    return nodes;
  };
  return {
    layout,
    nodes(day, offset, step) {
      const key = gridKey(day, offset, step);
      if (key === undefined) return fill(day, offset, step, passing);
      const found = kept.get(key);
      if (found !== undefined) return found;
      if (kept.size >= capacity) kept.clear();
      const nodes = fill(day, offset, step, new Float64Array(length));
      kept.set(key, nodes);
      return nodes;
    },
  };
}

/** Writes one run: what a model needs of the perturbers at one instant. */
function writePerturbers(
  ephemeris: Ephemeris,
  layout: PerturberLayout,
  day: number,
  offset: number,
  out: Float64Array,
  at: number,
): void {
  const { bodies, moving, velocity, acceleration } = layout;
  for (let body = 0; body < bodies; body++) {
    if (body >= moving) {
      ephemeris.position(body, day, offset, out, at + 3 * body);
      continue;
    }
    if (layout.accelerations) ephemeris.stateAndAcceleration(body, day, offset, scratch);
    else ephemeris.state(body, day, offset, scratch);
    for (let axis = 0; axis < 3; axis++) {
      out[at + 3 * body + axis] = scratch[axis];
      out[at + velocity + 3 * body + axis] = scratch[axis + 3];
      if (layout.accelerations) out[at + acceleration + 3 * body + axis] = scratch[axis + 6];
    }
  }
  if (layout.accelerations) writePotentials(ephemeris.gm, layout, out, at);
}

const scratch = new Float64Array(9);

/** Newtonian potential of the other large bodies at each of them, au²/d². */
function writePotentials(
  gm: Float64Array,
  { moving, potential }: PerturberLayout,
  out: Float64Array,
  at: number,
): void {
  for (let body = 0; body < moving; body++) {
    let sum = 0;
    for (let other = 0; other < moving; other++) {
      if (other === body) continue;
      const p = at + 3 * body;
      const q = at + 3 * other;
      sum += gm[other] / Math.hypot(out[p] - out[q], out[p + 1] - out[q + 1], out[p + 2] - out[q + 2]);
    }
    out[at + potential + body] = sum;
  }
}
