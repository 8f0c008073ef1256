import { arcSine } from '../angles.ts';
import { DEGREE } from '../constants.ts';
import { type HorizonPoint, obstructionOf } from '../sky/obstruction.ts';
import type { ObjectSamples } from './object-samples.ts';
import type { Sky } from './sample-sky.ts';

/**
 * Whether nothing blocks the view of an object at a sample; everywhere where no horizon is given, and at the geocentre.
 *
 * Azimuths leave aberration out, which is 20 arcsec at most.
 */
export function clearView(
  horizon: readonly HorizonPoint[] | undefined,
  { zenith, north }: Sky,
  { line, sinElevation }: ObjectSamples,
): (sample: number) => boolean {
  if (horizon === undefined || zenith === undefined || north === undefined) return () => true;
  const obstruction = obstructionOf(horizon);
  return (sample) => {
    const azimuth = azimuthOf(line, north, zenith, 3 * sample) / DEGREE;
    return arcSine(sinElevation[sample]) / DEGREE >= obstruction(azimuth);
  };
}

/** From north through east, rad. @param at place of the sample's x in all arrays. */
function azimuthOf(line: Float64Array, north: Float64Array, zenith: Float64Array, at: number): number {
  const [x, y, z] = [line[at], line[at + 1], line[at + 2]];
  const [nx, ny, nz] = [north[at], north[at + 1], north[at + 2]];
  const [ux, uy, uz] = [zenith[at], zenith[at + 1], zenith[at + 2]];
  const along = x * nx + y * ny + z * nz;
  const east = x * (ny * uz - nz * uy) + y * (nz * ux - nx * uz) + z * (nx * uy - ny * ux);
  return Math.atan2(east, along);
}
