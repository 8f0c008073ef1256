import type { PerturbedTable } from '#contract/nov/perturbed.ts';
import type { PerturbedOrbitTable } from '#contract/nov/table-bytes.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { tableOfPlaces } from '#engine/table/table-of-places.ts';

/** A perturbed orbit from a plain answer, whose rows are places alone; undefined for none. @throws RangeError for rows without facts. */
export function orbitOfRows({ data, facts }: PerturbedTable): PerturbedOrbitTable | undefined {
  if (data.length === 0) return undefined;
  if (facts === undefined) throw new RangeError('a perturbed orbit of which nothing is told');
  const first = Math.floor(data[0].epoch);
  const table = tableOfPlaces(
    first + MJD_ORIGIN,
    Float64Array.from(data, ({ epoch }) => epoch - first),
    Float64Array.from(data.flatMap(({ x, y, z }) => [x, y, z])),
  );
  return { table, facts };
}
