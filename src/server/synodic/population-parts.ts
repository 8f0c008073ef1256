import { lostSince } from '#catalogue/lost-comet.ts';
import { NO_MAGNITUDE } from '#contract/nov/swarm-bytes.ts';
import { NO_WINDOW, POPULATION_MARK, type PopulationPart } from '#contract/sovt/population-bytes.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { itemAt, numberAt } from '#engine/numbers-in.ts';
import type { PopulationFound } from '../tasks/survey-tasks.ts';
import { photometryOf, type StoredPhotometry } from '../tasks/survey-bodies.ts';
import type { PopulationRequest } from './population-request.ts';
import type { PopulationPiece } from './population-run.ts';
import type { Population } from './populations.ts';

/** Faintest and brightest magnitudes that hundredths in 16 bits hold. */
const HUNDREDTHS = { min: NO_MAGNITUDE + 1, max: 32_767 };

/** Parts of a population as they are sent; the first one has no objects and says how many there will be. */
export async function* populationParts(
  population: Population,
  request: PopulationRequest,
  catalogueDate: string,
): AsyncGenerator<PopulationPart> {
  const { run, swarm } = population;
  const about = {
    start: request.startUtc - MJD_ORIGIN,
    end: request.endUtc - MJD_ORIGIN,
    total: population.set.bodies.count,
    catalogueDate,
    swarm: { day: swarm.day, rows: swarm.names.length },
  };
  let done = 0;
  yield { ...about, done, ...columnsOf([], population, request) };
  for await (const { looked, found } of run.pieces()) {
    done += looked;
    yield { ...about, done, ...columnsOf(found, population, request) };
  }
}

function columnsOf(
  all: PopulationPiece['found'],
  { rows, set }: Population,
  { todayUtc }: PopulationRequest,
): Pick<PopulationPart, 'count' | 'columns' | 'lostSince'> {
  const found = all.filter(({ object }) => numberAt(rows, object) >= 0);
  const lost = found.flatMap(({ object }): [row: string, since: string][] => {
    if (todayUtc <= itemAt(set.facts, object).lostAfterUtc) return [];
    const since = lostSince(set.catalogue.body(numberAt(set.rows, object)), todayUtc);
    return since === undefined ? [] : [[String(numberAt(rows, object)), since]];
  });
  return {
    count: found.length,
    lostSince: Object.fromEntries(lost),
    columns: {
      row: Uint32Array.from(found, ({ object }) => numberAt(rows, object)),
      slope: Float32Array.from(found, ({ object }) => slopeOf(photometryOf(set.bodies, object))),
      brightest: Int16Array.from(found, ({ brightest }) => hundredths(brightest.magnitude)),
      brightestAt: Float32Array.from(found, ({ brightest }) => brightest.at),
      windowStart: Float32Array.from(found, ({ window }) => window?.from ?? NO_WINDOW),
      windowEnd: Float32Array.from(found, ({ window }) => window?.to ?? NO_WINDOW),
      marks: Uint8Array.from(
        found,
        (one) =>
          marksOf(one, photometryOf(set.bodies, one.object)) |
          (todayUtc > itemAt(set.facts, one.object).lostAfterUtc ? POPULATION_MARK.lost : 0),
      ),
    },
  };
}

/** G, or K1 of a comet; 0 of an object without a magnitude, which is not found. */
function slopeOf(law: StoredPhotometry | undefined): number {
  if (law === undefined) return 0;
  return law.law === 'comet' ? law.k1 : law.g;
}

function hundredths(magnitude: number): number {
  return Math.min(Math.max(Math.round(100 * magnitude), HUNDREDTHS.min), HUNDREDTHS.max);
}

function marksOf({ integrated, ends }: PopulationFound, law: StoredPhotometry | undefined): number {
  return (
    (integrated ? POPULATION_MARK.integrated : 0) |
    (ends ? POPULATION_MARK.impact : 0) |
    (law?.slopeFrom === 'default' ? POPULATION_MARK.slopeAssumed : 0)
  );
}
