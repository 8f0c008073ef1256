import type { PerturbedTable } from '#contract/nov/perturbed.ts';
import type { PerturbedOrbitTable } from '#contract/nov/table-bytes.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { tableOfPlaces } from '#engine/table/table-of-places.ts';

/** A perturbed orbit from a plain response, whose rows are places alone; undefined for none. @throws RangeError for rows without facts. */
export function orbitOfRows({ data, facts }: PerturbedTable): PerturbedOrbitTable | undefined {
  const [start] = data;
  if (start === undefined) return undefined;
  if (facts === undefined) throw new RangeError('a perturbed orbit without its facts');
  const first = Math.floor(start.epoch);
  const table = tableOfPlaces(
    first + MJD_ORIGIN,
    Float64Array.from(data, ({ epoch }) => epoch - first),
    Float64Array.from(data.flatMap(({ x, y, z }) => [x, y, z])),
  );
  return { table, facts };
}
