import type { PerturbedTable, TableFacts } from '#contract/nov/perturbed.ts';
import type { PerturbedOrbitTable } from '#contract/nov/table-bytes.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { tableOfPlaces } from '#engine/table/table-of-places.ts';
import { UNNAMED_PROVENANCE } from './unnamed-provenance.ts';

/** A perturbed orbit from a plain response, whose rows are places alone; undefined for none. */
export function orbitOfRows({
  data,
  facts = factsOfRows(data),
}: PerturbedTable): PerturbedOrbitTable | undefined {
  const [start] = data;
  if (start === undefined) return undefined;
  const first = Math.floor(start.epoch);
  const table = tableOfPlaces(
    first + MJD_ORIGIN,
    Float64Array.from(data, ({ epoch }) => epoch - first),
    Float64Array.from(data.flatMap(({ x, y, z }) => [x, y, z])),
  );
  return { table, facts };
}

/** The unreliable spans that the rows mark. */
function factsOfRows(rows: PerturbedTable['data']): TableFacts {
  const unreliable: { fromDay: number; toDay: number }[] = [];
  for (const [index, { unc, epoch }] of rows.entries()) {
    if (unc === 0) continue;
    const day = epoch + MJD_ORIGIN;
    const last = unreliable.at(-1);
    if (last !== undefined && rows[index - 1]?.unc === 1) last.toDay = day;
    else unreliable.push({ fromDay: day, toDay: day });
  }
  return { name: '', approaches: [], unreliable, provenance: UNNAMED_PROVENANCE };
}
