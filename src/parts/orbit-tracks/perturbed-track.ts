import { spanOfTable, stateInTable } from '#engine/table/hermite.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';
import type { OrbitTrack } from './orbit-track.ts';

/** Points drawn between two rows of a table, where the motion is smooth but not straight. */
const POINTS_PER_ROW = 32;

/** The line reaches so many revolutions back and ahead, and is cut anew when the date has moved by the second part. */
const REACH = 1;
const CUT_ANEW = 0.25;

/** What an object without a revolution is drawn by, d. */
const OPEN_PERIOD = 3650;

/**
 * An object on its tabulated perturbed orbit: nowhere outside of the table. Drawn is the part around the date, since
 * decades of revolutions hide each other.
 *
 * @param period of the osculating orbit, days; undefined for an open one.
 *
 * Accuracy: that of the table, see `stateInTable`.
 */
export function perturbedTrack(table: OrbitTable, period: number | undefined): OrbitTrack {
  const state = new Float64Array(6);
  const revolution = period ?? OPEN_PERIOD;
  let cut: { readonly at: number; readonly path: OrbitPath | undefined } | undefined;
  return {
    positionAt(day, offset) {
      return stateInTable(table, day, offset, state) ? [state[0], state[1], state[2]] : undefined;
    },
    pathAt(julianDate) {
      if (cut === undefined || Math.abs(julianDate - cut.at) > CUT_ANEW * revolution) {
        cut = { at: julianDate, path: pathAround(table, julianDate, REACH * revolution) };
      }
      return cut.path;
    },
  };
}

/** The piece of a table around an instant; undefined where that is outside of it. */
function pathAround(table: OrbitTable, julianDate: number, reach: number): OrbitPath | undefined {
  const { fromDay, toDay } = spanOfTable(table);
  const [from, to] = [Math.max(fromDay, julianDate - reach), Math.min(toDay, julianDate + reach)];
  if (!(to > from)) return undefined;
  const times = timesBetween(table, from - table.day, to - table.day);
  const positions = new Float64Array(3 * times.length);
  const state = new Float64Array(6);
  times.forEach((time, row) => {
    stateInTable(table, table.day, time, state);
    positions.set(state.subarray(0, 3), 3 * row);
  });
  return { kind: 'points', positions, day: table.day, offsets: Float64Array.from(times) };
}

/** Both ends, and the rows between them with their subdivisions; days from the table's day, rising. */
function timesBetween({ offsets }: OrbitTable, from: number, to: number): readonly number[] {
  const times = [from];
  for (let row = 0; row + 1 < offsets.length; row++) {
    if (offsets[row + 1] <= from || offsets[row] >= to) continue;
    const step = (offsets[row + 1] - offsets[row]) / POINTS_PER_ROW;
    for (let part = 0; part < POINTS_PER_ROW; part++) {
      const time = offsets[row] + part * step;
      if (time > from && time < to) times.push(time);
    }
  }
  times.push(to);
  return times;
}
