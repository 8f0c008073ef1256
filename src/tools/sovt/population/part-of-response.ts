import type { PublishedPhotometry } from '#contract/photometry.ts';
import { POPULATION_MARK, type PopulationPart } from '#contract/sovt/population-bytes.ts';
import type { PopulationResponse } from '#contract/sovt/population.ts';
import type { PopulationObjects } from '#machines/sovt/population.ts';

/** The population as a service without parts returns it: its brightest objects, in one part. */
export function partOfResponse(
  { start, end, looked, catalogueDate, objects }: PopulationResponse,
  { swarm, names }: PopulationObjects,
): PopulationPart {
  const rows = new Map(names.names.map((name, row) => [name, row]));
  const found = objects.flatMap((object) => {
    const row = rows.get(object.designator);
    return row === undefined ? [] : [{ ...object, row }];
  });
  const lost = found.flatMap(({ row, lostSince }) => (lostSince === undefined ? [] : [[row, lostSince]]));
  return {
    start,
    end,
    done: looked,
    total: looked,
    catalogueDate,
    swarm: { day: swarm.day, rows: names.names.length },
    count: found.length,
    lostSince: Object.fromEntries(lost) as Record<string, string>,
    columns: {
      row: Uint32Array.from(found, ({ row }) => row),
      slope: Float32Array.from(found, ({ photometry }) => slopeOf(photometry)),
      brightest: Int16Array.from(found, ({ apparentMag }) => Math.round(100 * apparentMag)),
      brightestAt: Float32Array.from(found, ({ epoch }) => epoch - start),
      windowStart: Float32Array.from(found, ({ window }) => window.start - start),
      windowEnd: Float32Array.from(found, ({ window }) => window.end - start),
      marks: Uint8Array.from(
        found,
        ({ integrated, impact, photometry, lostSince }) =>
          (integrated ? POPULATION_MARK.integrated : 0) |
          (impact ? POPULATION_MARK.impact : 0) |
          (lostSince === undefined ? 0 : POPULATION_MARK.lost) |
          (photometry?.slopeFrom === 'default' ? POPULATION_MARK.slopeAssumed : 0),
      ),
    },
  };
}

/** G, or K1 of a comet; 0 where no law is known. */
function slopeOf(law: PublishedPhotometry | undefined): number {
  if (law?.law === 'comet') return law.k1;
  return law?.law === 'H-G' ? law.g : 0;
}
