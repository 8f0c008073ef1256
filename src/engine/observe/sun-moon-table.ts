import { DEGREE } from '../constants.ts';
import { SUN_MOON_COLUMNS } from './columns.ts';
import type { ObserverFrames } from './observer-frames.ts';
import type { SunAndMoon } from './sun-and-moon.ts';
import type { Table } from './table.ts';

/**
 * The Sun and Moon table: a row of SUN_MOON_COLUMNS for every epoch of the frames; at the geocentre azimuths and
 * altitudes are absent.
 */
export function sunMoonTable(frames: ObserverFrames, { sun, moon, moonPhase }: SunAndMoon): Table {
  const columns = SUN_MOON_COLUMNS.length;
  const values = new Float64Array(frames.rows * columns);
  const present = new Uint8Array(frames.rows * columns).fill(1);
  for (let row = 0; row < frames.rows; row++) {
    const start = row * columns;
    const angles = [
      [sun.rightAscension, sun.declination, sun.azimuth, sun.altitude],
      [moon.rightAscension, moon.declination, moon.azimuth, moon.altitude],
    ].flat();
    values[start] = frames.jdUtc[row];
    angles.forEach((angle, k) => (values[start + 1 + k] = angle[row] / DEGREE));
    values[start + columns - 1] = 50 * (1 + Math.cos(moonPhase[row]));
  }
  if (frames.site.kind === 'geocentre') dropHorizon(values, present);
  return { rows: frames.rows, columns, values, present };
}

function dropHorizon(values: Float64Array, present: Uint8Array): void {
  for (let index = 0; index < values.length; index++) {
    const { key } = SUN_MOON_COLUMNS[index % SUN_MOON_COLUMNS.length];
    if (!/_(AZ|ALT)$/.test(key)) continue;
    values[index] = 0;
    present[index] = 0;
  }
}
