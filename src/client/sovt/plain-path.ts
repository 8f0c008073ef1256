import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import type { SynodicResponse, SynodicRow } from '#contract/nov/synodic.ts';
import { UNNAMED_PROVENANCE } from '../nov/unnamed-provenance.ts';

/** A path in the rotating frame from a plain response, without finer pieces near the Earth. @throws RangeError for none. */
export function pathOfRows({
  data,
  errors,
  impact,
  photometry,
  provenance = UNNAMED_PROVENANCE,
}: SynodicResponse): SynodicFile {
  const [first, second] = data;
  if (first === undefined) throw new RangeError(errors[0]?.message ?? 'a path without rows');
  const column = (name: Exclude<keyof SynodicRow, 'apparentMag'>) =>
    Float64Array.from(data, (row) => row[name]);
  return {
    firstEpoch: first.epoch,
    step: second === undefined ? 1 : second.epoch - first.epoch,
    rows: data.length,
    columns: {
      places: Float64Array.from(data.flatMap(({ x, y, z }) => [x, y, z])),
      earthSunDistances: column('earthSunDistance'),
      sunDistances: column('sunDistance'),
      earthDistances: column('earthDistance'),
      phaseAngles: Float32Array.from(column('phaseAngle')),
      elongations: Float32Array.from(column('elongation')),
      magnitudes: Float32Array.from(data, ({ apparentMag = 0 }) => apparentMag),
    },
    passages: [],
    hasMagnitudes: first.apparentMag !== undefined,
    ...(impact === undefined ? {} : { impact }),
    ...(photometry === undefined ? {} : { photometry }),
    provenance,
  };
}
